import type { Language } from '@tavla/shared/meetings/languages';
import type { MissingSound } from '@tavla/shared/meetings/missing-sound';
import { knownZone } from '@/adapters/language/days/calendar-date';
import { momentInWords } from '@/adapters/language/days/date-words';
import type { Cue } from './cue';
import { wholeTranscript } from './gap-cues';
import { playTime } from './play-time';
import { stretchWords } from './stretch-words';

/** A sentence of a summary; without a time where it is told in a model's own words. */
interface Told {
  text: string;
  startMs: number | null;
}

/** What an export tells of a meeting. */
export interface ExportedMeeting {
  name: string;
  language: Language;
  /** ISO 8601, and the zone in which it is told. */
  recordedAt: string;
  timeZone: string;
  summary: string | null;
  topics: readonly { title: string; startMs: number; sentences: readonly Told[] }[];
  open: readonly Told[];
  decisions: { text: string; startMs: number }[];
  /** `owner` is a name; null where nobody is known, or may be told. */
  actionItems: { title: string; owner: string | null; dueDay: string | null; startMs: number }[];
  /** What the language model could not read: nothing above tells of it. */
  unread: readonly { startMs: number; endMs: number }[];
  cues: readonly Cue[];
  /** Where somebody spoke and no words could be made out. */
  gaps: readonly { startMs: number; endMs: number }[];
  /** Where nothing was recorded. */
  missing: readonly MissingSound[];
}

/** A piece of a document, which each format writes in its own way. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'topic'; text: string; time: string }
  | { kind: 'bullet'; text: string; time: string | null }
  | { kind: 'line'; speaker: string | null; text: string; time: string };

const words = {
  en: {
    summary: 'Summary',
    topics: 'Topics',
    open: 'Still open',
    decisions: 'Decisions',
    items: 'Action items',
    transcript: 'Transcript',
    due: 'due',
    unread: 'Not read by the language model, only in the transcript:',
  },
  es: {
    summary: 'Resumen',
    topics: 'Temas',
    open: 'Queda abierto',
    decisions: 'Decisiones',
    items: 'Tareas',
    transcript: 'Transcripción',
    due: 'para el',
    unread: 'Sin leer por el modelo de lenguaje, solo en la transcripción:',
  },
  sv: {
    summary: 'Sammanfattning',
    topics: 'Ämnen',
    open: 'Fortfarande öppet',
    decisions: 'Beslut',
    items: 'Uppgifter',
    transcript: 'Utskrift',
    due: 'senast',
    unread: 'Inte läst av språkmodellen, bara i utskriften:',
  },
};

/** A meeting as a document, in its own language: what came of it first, then every word. */
export function outlineMeeting(meeting: ExportedMeeting): Block[] {
  const { language, recordedAt, timeZone, summary, topics, decisions, open, actionItems } = meeting;
  const say = words[language];
  const locale = language === 'en' ? 'en-GB' : language;
  const when = momentInWords(recordedAt, timeZone, locale, { dateStyle: 'long', timeStyle: 'short' });
  const blocks: Block[] = [
    { kind: 'title', text: meeting.name },
    { kind: 'paragraph', text: `${when} (${knownZone(timeZone)})` },
  ];
  if (summary) blocks.push({ kind: 'heading', text: say.summary }, { kind: 'paragraph', text: summary });
  if (meeting.unread.length > 0)
    blocks.push({ kind: 'paragraph', text: `${say.unread} ${stretchWords(meeting.unread)}.` });
  if (topics.length > 0) blocks.push({ kind: 'heading', text: say.topics });
  for (const { title, startMs, sentences } of topics)
    blocks.push({ kind: 'topic', text: title, time: playTime(startMs) }, ...sentences.map(bulletOf));
  if (decisions.length > 0) blocks.push({ kind: 'heading', text: say.decisions });
  for (const { text, startMs } of decisions) blocks.push({ kind: 'bullet', text, time: playTime(startMs) });
  if (open.length > 0) blocks.push({ kind: 'heading', text: say.open }, ...open.map(bulletOf));
  if (actionItems.length > 0) blocks.push({ kind: 'heading', text: say.items });
  for (const { title, owner, dueDay, startMs } of actionItems) {
    const text = [title, owner, dueDay && `${say.due} ${dueDay}`].filter(Boolean).join(' · ');
    blocks.push({ kind: 'bullet', text, time: playTime(startMs) });
  }
  blocks.push({ kind: 'heading', text: say.transcript });
  for (const { speaker, text, startMs } of wholeTranscript(meeting))
    blocks.push({ kind: 'line', speaker, text, time: playTime(startMs) });
  return blocks;
}

function bulletOf({ text, startMs }: Told): Block {
  return { kind: 'bullet', text, time: startMs === null ? null : playTime(startMs) };
}
