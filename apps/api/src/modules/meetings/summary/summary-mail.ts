import { dayInWords } from '@/adapters/language/days/date-words';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';
import { messageIdOf } from '@/adapters/mail/message-id';
import { momentIn } from '@/adapters/mail/moment-words';
import { playTime } from '@/adapters/transcripts/play-time';
import { stretchWords } from '@/adapters/transcripts/stretch-words';
import type { Recipient } from './summary.repo';

/** What a mail tells of a meeting. */
export interface SummaryOfMeeting {
  name: string;
  recordedAt: Date;
  summary: string;
  /** Whether no language model had a part in it. */
  isByRules: boolean;
  /** What the language model could not read. */
  unread: readonly { startMs: number; endMs: number }[];
  /** What was talked about, and at which time of the recording. */
  topics: { title: string; startMs: number }[];
  decisions: string[];
  /** What is not decided. */
  open: string[];
  /** `owner` is a name, or `nobody`; null where it may not be told. `day` is 2026-03-31. */
  items: { title: string; owner: string | null; day: string | null }[];
  url: string;
}

/** In place of an owner whom nobody named. */
export const nobody = 'nobody named yet';

/** Characters of a mail's parts, and lines of a list: what is beyond stands in Tavla. */
const subjectMax = 120;
const summaryMax = 4_000;
const entryMax = 400;
const linesMax = 30;

/**
 * The mail that tells somebody who was in a meeting what came of it.
 * @param by who sends it, by name; null where the receiver may not know
 */
export function summaryMail(
  id: string,
  to: Pick<Recipient, 'email' | 'firstName' | 'timeZone'>,
  meeting: SummaryOfMeeting,
  by: string | null,
  publicUrl: string,
): MailMessage {
  const name = cut(onOneLine(meeting.name), subjectMax);
  const paragraphs = cut(meeting.summary.trim(), summaryMax).split(/\n\s*\n/);
  const message = layoutMail(to.email, {
    subject: `Summary of ${name}`,
    title: name,
    before: [
      `Hello ${to.firstName}, this came of the meeting that you were in on ${momentIn(to.timeZone, meeting.recordedAt)}.`,
      ...(meeting.summary.trim() ? paragraphs : ['Nothing was said that could be summed up.']),
    ],
    lists: [
      ...listOf('Topics', meeting.topics.map(topicWords)),
      ...listOf('Decisions', meeting.decisions),
      ...listOf('Still open', meeting.open),
      ...listOf('Action items', meeting.items.map(itemWords)),
    ],
    action: { label: 'Open the meeting', url: meeting.url },
    after: [
      ...(meeting.unread.length > 0
        ? [
            `The language model could not read ${stretchWords(meeting.unread)}: what was said then is in the transcript alone.`,
          ]
        : []),
      ...(meeting.isByRules
        ? ['This was found by rules, without a language model: read it as a first draft.']
        : []),
      `${by ?? 'A colleague'} has sent this to those who were there. It is sent once; what is corrected later stands in Tavla.`,
    ],
  });
  return { ...message, messageId: messageIdOf('meeting-summary', id, to.email, publicUrl) };
}

function listOf(title: string, lines: readonly string[]): { title: string; lines: string[] }[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, linesMax).map((line) => cut(onOneLine(line), entryMax));
  const more = lines.length - shown.length;
  return [{ title, lines: [...shown, ...(more > 0 ? [`${more} more in Tavla`] : [])] }];
}

/** 'Price of the tiles · 1:02:03' */
function topicWords({ title, startMs }: SummaryOfMeeting['topics'][number]): string {
  return `${cut(title, entryMax / 2)} · ${playTime(startMs)}`;
}

/** 'Friday 27 November' */
const dueForm = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function itemWords({ title, owner, day }: SummaryOfMeeting['items'][number]): string {
  const due = day && dayInWords(day, 'en-GB', dueForm);
  return [cut(title, entryMax / 2), owner, due && `due ${due}`].filter(Boolean).join(' · ');
}

/** What people or a model wrote stays one line, whichever breaks are in it: nothing of it becomes a header. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** So many characters at most, none of them halved. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '')}…`;
