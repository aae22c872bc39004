import { clock } from '@/adapters/language/local/find-passages';
import type { Question } from '@/adapters/language/local/requests/request';
import { askedIn, presentIn } from '@/modules/meetings/said/said';
import { type Asked, nameOf } from '../asked';
import { saidCitation } from '../citations';
import { meetingMeant } from '../meeting-meant';
import { type Reply, tell } from '../reply';
import { listed } from '../words/list-words';
import { tellTicket } from './tell-ticket';

/** Sentences of a summary, decisions and the like that are told. */
const told = 8;

/** What a meeting came to: its summary and its decisions, each with its second. */
export async function tellSummary(
  asked: Asked,
  { of, meeting: called }: Extract<Question, { kind: 'summary' }>,
): Promise<Reply | undefined> {
  if (of === 'ticket') return tellTicket(asked);
  if (of !== 'meeting') return undefined;
  const meeting = await meetingMeant(asked, called);
  if (!meeting && typeof called === 'object' && 'named' in called) return undefined;
  // Of a ticket's meeting that nobody has analysed, who reads texts can tell something.
  if (!meeting?.analysis) return asked.taskId === null ? tell(asked.words.noMeeting) : undefined;
  const { words } = asked;
  const { audioId, meetingName, analysis } = meeting;
  const overview = analysis.outline?.overview ?? [];
  const decisions = analysis.decisions.slice(0, told);
  const items = await askedIn(asked, audioId, told);
  const sentences = overview.slice(0, told).map(({ text, startMs }) => `- ${text}${at(startMs)}`);
  const lines = [
    words.summary(meetingName),
    ...(sentences.length > 0 ? sentences : [analysis.summary]),
    ...(decisions.length > 0 ? ['', words.decided] : []),
    ...decisions.map(({ text, startMs }) => `- ${text}${at(startMs)}`),
    ...(items.length > 0 ? ['', words.toDo] : []),
    ...items.map(({ title, ownerId, startMs }) => {
      const name = nameOf(asked, ownerId);
      return `- ${name ? `${name}: ` : ''}${title}${at(startMs)}`;
    }),
  ];
  const citations = [...overview.slice(0, told), ...decisions, ...items].flatMap(({ quote, startMs }) =>
    startMs === null ? [] : [saidCitation({ audioId, meetingName, quote: quote ?? '', startMs })],
  );
  return tell(lines.join('\n'), citations);
}

const at = (startMs: number | null) => (startMs === null ? '' : ` (${clock(startMs)})`);

/** What a meeting asks for and no task stands for. */
export async function tellLooseItems(
  asked: Asked,
  { meeting: called }: Extract<Question, { kind: 'loose-items' }>,
): Promise<Reply> {
  const { words } = asked;
  const meeting = await meetingMeant(asked, called);
  if (!meeting) return tell(words.noMeeting);
  const { audioId, meetingName } = meeting;
  const items = await askedIn(asked, audioId, told, true);
  const lines = items.map(({ title, ownerId, startMs }) => {
    const name = nameOf(asked, ownerId);
    return `- ${name ? `${name}: ` : ''}${title}${at(startMs)}`;
  });
  return tell(
    [words.looseItems(meetingName, items.length), ...lines].join('\n'),
    items.map(({ quote, startMs }) => saidCitation({ audioId, meetingName, quote, startMs })),
  );
}

/** Who was in a meeting. */
export async function tellPresent(
  asked: Asked,
  { meeting: called }: Extract<Question, { kind: 'attendees' }>,
): Promise<Reply> {
  const meeting = await meetingMeant(asked, called);
  if (!meeting) {
    const { noMeeting, noMeetingNamed } = asked.words;
    const isNamed = typeof called === 'object' && 'named' in called;
    return tell(isNamed ? noMeetingNamed(called.named) : noMeeting);
  }
  const { words } = asked;
  if (!asked.sees.people) return tell(words.mayNotSee.people);
  const ids = await presentIn(asked, meeting.audioId);
  const names = ids.flatMap((id) => nameOf(asked, id) ?? []);
  const citation = saidCitation({ ...meeting, quote: '', startMs: 0 });
  const { meetingName } = meeting;
  const told = names.length > 0 ? words.present(meetingName, listed(names, words.and)) : undefined;
  return tell(told ?? words.nobodyPresent(meetingName), [citation]);
}
