import { words } from '@/adapters/language/fold-text';
import { clock } from '@/adapters/language/local/find-passages';
import type { Question } from '@/adapters/language/local/requests/request';
import { decisionsAbout, decisionsBeside, promisesOf, type Said } from '@/modules/meetings/said/said';
import { type Asked, nameOf } from '../asked';
import { saidCitation } from '../citations';
import { meetingMeant } from '../meeting-meant';
import { type Reply, tell } from '../reply';
import { dayOf, linesShown, listing } from './task-lines';
import { tellFound } from './tell-found';

type Asking<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** What was decided, about some words or since a day; each with its second. */
export async function tellDecisions(
  asked: Asked,
  { about, since, until, meeting }: Asking<'decisions'>,
): Promise<Reply> {
  const meant = meeting && (await meetingMeant(asked, meeting));
  if (meeting && !meant) {
    return typeof meeting === 'object' && 'named' in meeting
      ? tellDecisions(asked, {
          kind: 'decisions',
          about: [...about, ...words(meeting.named).map(({ text }) => text)],
        })
      : tell(asked.words.noMeeting);
  }
  const hearing = meant ? { ...asked, audioId: meant.audioId } : asked;
  const days = { since: since ?? null, until: until ?? null, timeZone: asked.timeZone };
  const all = await decisionsAbout(hearing, about, days);
  if (all.length === 0) {
    const none = asked.words.noDecisions(about.join(' '));
    const talk = about.length > 0 ? await tellFound(asked, about.join(' ')) : undefined;
    if (!talk) return tell(none);
    const passages = talk.citations.flatMap((one) =>
      one.kind === 'meeting' ? [{ audioId: one.id, startMs: one.startMs ?? 0, quote: one.quote }] : [],
    );
    const beside = await decisionsBeside(hearing, passages, about, days);
    if (beside.length === 0) return tell(`${none} ${talk.text}`, talk.citations);
    const decided = tellSaid(asked, asked.words.decidedThere, beside, ({ text }) => text);
    return tell(`${none} ${decided.text}\n\n${talk.text}`, [...decided.citations, ...talk.citations]);
  }
  return tellSaid(asked, asked.words.decisions, all, ({ text }) => text);
}

/** What somebody took on in meetings; each with its second. */
export async function tellPromises(
  asked: Asked,
  { userId, about, meeting }: Asking<'promises'>,
): Promise<Reply> {
  const name = nameOf(asked, userId) ?? asked.words.someone;
  const said = await promisesOf(asked, userId, about);
  const meant = meeting && (await meetingMeant(asked, meeting));
  if (meeting && !meant) {
    const isNamed = typeof meeting === 'object' && 'named' in meeting;
    return tell(isNamed ? asked.words.noMeetingNamed(meeting.named) : asked.words.noMeeting);
  }
  const all = meant ? said.filter(({ audioId }) => audioId === meant.audioId) : said;
  if (all.length === 0) return tell(asked.words.noPromises(name));
  return tellSaid(asked, asked.words.promises(name), all, ({ title, endDate }) =>
    endDate === null ? title : `${title} (${dayOf(asked, endDate)})`,
  );
}

/** What was said, one under another, with where; what comes first in a meeting stands first. */
function tellSaid<Thing extends Said>(
  asked: Asked,
  opening: string,
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
): Reply {
  const shown = things.slice(0, linesShown);
  const lines = shown.map((thing) => `${textOf(thing)} — ${thing.meetingName}, ${clock(thing.startMs)}`);
  return tell(listing(asked, opening, lines, things.length), shown.map(saidCitation));
}
