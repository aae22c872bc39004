import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import type { Question } from '@/adapters/language/local/requests/request';
import { type HeardMeeting, heardWithin } from '@/modules/meetings/said/said';
import type { Asked } from '../asked';
import { saidCitation } from '../citations';
import { meetingMeant } from '../meeting-meant';
import { type Reply, tell } from '../reply';
import { dayOf, linesShown, listing } from './task-lines';

type Asking<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** More are counted and not told. */
const most = 200;

/** Which meetings there were in some days, the newest first. */
export async function tellMeetings(asked: Asked, { within }: Asking<'meetings'>): Promise<Reply> {
  const { words, timeZone } = asked;
  const days = { since: within?.from ?? null, until: within?.to ?? null, timeZone };
  const found = await heardWithin({ ...asked, audioId: null }, days, most);
  if (found.length === 0) return tell(words.noMeetings);
  const shown = found.slice(0, linesShown);
  const lines = shown.map((meeting) => `**${meeting.meetingName}** — ${dayOfMeeting(asked, meeting)}`);
  return tell(listing(asked, words.meetings(found.length), lines, found.length), shown.map(citationOf));
}

/** When a meeting was; undefined where none is called so: it may be something else. */
export async function tellMeetingDay(
  asked: Asked,
  { meeting: called }: Asking<'meeting-day'>,
): Promise<Reply | undefined> {
  const meeting = await meetingMeant(asked, called);
  if (!meeting) return typeof called === 'object' ? undefined : tell(asked.words.noMeeting);
  return tell(asked.words.meetingWas(meeting.meetingName, dayOfMeeting(asked, meeting)), [
    citationOf(meeting),
  ]);
}

const dayOfMeeting = (asked: Asked, { recordedAt }: HeardMeeting) =>
  dayOf(asked, dayText(dateInZone(recordedAt, asked.timeZone)));

const citationOf = (meeting: HeardMeeting) => saidCitation({ ...meeting, quote: '', startMs: 0 });
