import { compareDates, dateInZone, dayText, readDay } from '@/adapters/language/days/calendar-date';
import { dayInWords, momentInWords } from '@/adapters/language/days/date-words';
import { fold } from '@/adapters/language/fold-text';
import { shorten } from '@/adapters/language/ground-analysis';
import type { QuestionInput } from '@/adapters/language/language';
import { indexTranscript, locateQuote } from '@/adapters/language/locate-quote';
import { type AnswerWords, englishAnswers, spanishAnswers } from './answer-words';
import { clock, findPassages, topicOf } from './find-passages';
import { englishPack } from './packs/pack-en';
import { spanishPack } from './packs/pack-es';
import { type Intent, readIntents } from './question-intents';
import { type Sentence, splitSentences } from './sentences';
import { overviewOf } from './summary/overview-of';

const dayMs = 86_400_000;
const mostChanges = 12;

/**
 * Answers a question from the ticket and what belongs to it, and from nothing else, quoting what it relies on
 * with its time or file. Spanish questions get Spanish answers. Texts are only ever quoted: an instruction that
 * stands in one has no effect. When there is no answer, it says what it is and what it can do.
 */
export function answerQuestion(input: QuestionInput): string {
  const isSpanish = seemsSpanish(input.message, input.language === 'es');
  const say = isSpanish ? spanishAnswers : englishAnswers;
  if (!input.ticket && input.attachments.length === 0) return say.noTicket;
  const time = (instant: string) => tellTime(instant, input.timeZone, say);
  const told = readIntents(input.message).map((intent) => tell(intent, input, say, time, isSpanish));
  const parts = told.filter((part) => part !== '');
  if (parts.length > 0) return parts.join('\n\n');
  const passages = findPassages(input, say, time);
  if (passages.length > 0) return [say.found, ...passages.map((passage) => `- ${passage}`)].join('\n');
  const [file] = input.message.trim() === '' ? input.attachments : [];
  return file ? fileStart(file, say) : say.cannot;
}

function tell(
  intent: Intent,
  input: QuestionInput,
  say: AnswerWords,
  time: (instant: string) => string,
  isSpanish: boolean,
): string {
  const { ticket, history } = input;
  switch (intent) {
    case 'change':
      return say.readOnly;
    case 'summary':
      return summaryOf(input, say, isSpanish);
    case 'assignee': {
      if (!ticket) return '';
      const passages = topicOf(input.message).length > 1 ? findPassages(input, say, time) : [];
      return [ticket.assignee ? say.assignee(ticket.assignee) : say.noAssignee, ...passages].join('\n');
    }
    case 'overdue':
    case 'due':
      return ticket ? dueOf(input, say, intent === 'overdue') : '';
    case 'status':
      return ticket ? say.status(say.statuses[ticket.status] ?? ticket.status) : '';
    case 'tags':
      if (!ticket) return '';
      return ticket.tags.length > 0 ? say.tags(ticket.tags.join(', ')) : say.noTags;
    case 'changes':
      if (history.length === 0) return say.noChanges;
      return [
        say.changes,
        ...history.slice(-mostChanges).map(({ at, who, what }) => `- ${time(at)}: ${who} ${what}`),
      ].join('\n');
    case 'meeting':
      return meetingOf(input, say, time, isSpanish);
    case 'files':
      return filesOf(input, say, time);
  }
}

function dueOf({ ticket, now, timeZone }: QuestionInput, say: AnswerWords, asksWhetherLate: boolean): string {
  const due = readDay(ticket?.dueDate ?? null);
  if (!ticket || !due) return say.noDue;
  const days = Math.round(compareDates(due, dateInZone(new Date(now), timeZone)) / dayMs);
  const date = dayInWords(dayText(due), say.locale, { dateStyle: 'long' });
  const isFinished = ticket.status === 'done';
  if (!isFinished && days < 0) return say.overdue(date, -days);
  if (!asksWhetherLate) return say.due(date, days);
  return isFinished ? say.finished : say.notOverdue(date);
}

function summaryOf(input: QuestionInput, say: AnswerWords, isSpanish: boolean): string {
  const { ticket, meeting, attachments } = input;
  if (!ticket) return attachments.map((file) => fileStart(file, say)).join('\n\n');
  const state = [
    say.status(say.statuses[ticket.status] ?? ticket.status),
    ticket.assignee ? say.assignee(ticket.assignee) : say.noAssignee,
    dueOf(input, say, false),
  ].join(' ');
  const description = ticket.description.trim();
  return [
    `${say.about(ticket.title)} ${state}`,
    description
      ? `${say.description} “${shorten(condense(description, isSpanish), 600)}”`
      : say.noDescription,
    meeting ? quoteOf(meeting, say) : '',
    attachments.length > 0 ? say.files(attachments.map(({ name }) => `“${name}”`).join(', ')) : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** A long text by its most telling sentences, a short one as it is. */
function condense(text: string, isSpanish: boolean): string {
  if (text.length <= 600) return text;
  const sentences = splitSentences([{ id: '', startMs: 0, endMs: 0, text, speaker: null }]);
  return overview(sentences, isSpanish) || text;
}

function overview(sentences: readonly Sentence[], isSpanish: boolean): string {
  return overviewOf(sentences, isSpanish ? spanishPack : englishPack);
}

function meetingOf(
  input: QuestionInput,
  say: AnswerWords,
  time: (instant: string) => string,
  isSpanish: boolean,
): string {
  const { meeting } = input;
  if (!meeting) return say.noMeeting;
  const passages = findPassages(input, say, time, 'meeting');
  if (passages.length > 0) return [say.found, ...passages.map((passage) => `- ${passage}`)].join('\n');
  const summary = overview(splitSentences(meeting.segments), isSpanish);
  return [quoteOf(meeting, say), summary].filter((part) => part !== '').join('\n');
}

function quoteOf(meeting: NonNullable<QuestionInput['meeting']>, say: AnswerWords): string {
  const located = meeting.quote ? locateQuote(indexTranscript(meeting.segments), meeting.quote) : null;
  return located
    ? `${say.meeting(meeting.name)} ${say.meetingQuote(clock(located.startMs), located.quote)}`
    : say.meeting(meeting.name);
}

function filesOf(input: QuestionInput, say: AnswerWords, time: (instant: string) => string): string {
  const { attachments } = input;
  if (attachments.length === 0) return say.noFiles;
  const passages = findPassages(input, say, time, 'files');
  if (passages.length > 0) return [say.found, ...passages.map((passage) => `- ${passage}`)].join('\n');
  return attachments.map((file) => fileStart(file, say)).join('\n\n');
}

function fileStart({ name, text }: { name: string; text: string }, say: AnswerWords): string {
  const start = shorten(text.replace(/\s+/g, ' ').trim(), 400);
  return start === '' ? say.emptyFile(name) : `${say.file(name)} “${start}”`;
}

function tellTime(instant: string, timeZone: string, { locale }: AnswerWords): string {
  return momentInWords(instant, timeZone, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** By the signs and small words of the question; when they say nothing, by the person's language. */
function seemsSpanish(message: string, otherwise: boolean): boolean {
  if (/[¿¡ñ]/i.test(message)) return true;
  const small = fold(message).match(/\p{L}+/gu) ?? [];
  const count = (list: readonly string[]) => small.filter((word) => list.includes(word)).length;
  const spanish = count(
    'que quien cuando cual como donde el la los las de del en es esta para por un una y se dijo hay esto este tarea resumen resume'.split(
      ' ',
    ),
  );
  const english = count(
    'what who when which how where the of in is are it this that for a an and was did does do to about please summarise'.split(
      ' ',
    ),
  );
  return spanish === english ? otherwise : spanish > english;
}
