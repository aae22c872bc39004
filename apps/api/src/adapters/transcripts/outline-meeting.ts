import type { Language } from '@tavla/shared/meetings/languages';
import { knownZone } from '../language/calendar-date';
import type { Cue } from './cue';
import { cuesWithGaps } from './gap-cues';

/** What an export tells of a meeting. */
export interface ExportedMeeting {
  name: string;
  language: Language;
  /** ISO 8601, and the zone in which it is told. */
  recordedAt: string;
  timeZone: string;
  summary: string | null;
  decisions: { text: string; startMs: number }[];
  /** `owner` is a name; null where nobody is known, or may be told. */
  actionItems: { title: string; owner: string | null; dueDay: string | null; startMs: number }[];
  cues: readonly Cue[];
  /** Where somebody spoke and no words could be made out. */
  gaps: readonly { startMs: number; endMs: number }[];
}

/** A piece of a document, which each format writes in its own way. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullet'; text: string; time: string }
  | { kind: 'line'; speaker: string | null; text: string; time: string };

const words = {
  en: {
    summary: 'Summary',
    decisions: 'Decisions',
    items: 'Action items',
    transcript: 'Transcript',
    due: 'due',
  },
  es: {
    summary: 'Resumen',
    decisions: 'Decisiones',
    items: 'Tareas',
    transcript: 'Transcripción',
    due: 'para el',
  },
  sv: {
    summary: 'Sammanfattning',
    decisions: 'Beslut',
    items: 'Uppgifter',
    transcript: 'Utskrift',
    due: 'senast',
  },
};

/** A meeting as a document, in its own language: what came of it first, then every word. */
export function outlineMeeting(meeting: ExportedMeeting): Block[] {
  const { language, recordedAt, timeZone, summary, decisions, actionItems } = meeting;
  const say = words[language];
  const when = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: knownZone(timeZone),
  });
  const blocks: Block[] = [
    { kind: 'title', text: meeting.name },
    { kind: 'paragraph', text: `${when.format(new Date(recordedAt))} (${timeZone})` },
  ];
  if (summary) blocks.push({ kind: 'heading', text: say.summary }, { kind: 'paragraph', text: summary });
  if (decisions.length > 0) blocks.push({ kind: 'heading', text: say.decisions });
  for (const { text, startMs } of decisions) blocks.push({ kind: 'bullet', text, time: clock(startMs) });
  if (actionItems.length > 0) blocks.push({ kind: 'heading', text: say.items });
  for (const { title, owner, dueDay, startMs } of actionItems) {
    const text = [title, owner, dueDay && `${say.due} ${dueDay}`].filter(Boolean).join(' · ');
    blocks.push({ kind: 'bullet', text, time: clock(startMs) });
  }
  blocks.push({ kind: 'heading', text: say.transcript });
  for (const { speaker, text, startMs } of cuesWithGaps(meeting))
    blocks.push({ kind: 'line', speaker, text, time: clock(startMs) });
  return blocks;
}

/** 1:02:03, or 2:03 within the first hour. */
function clock(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(
    Math.floor,
  ) as [number, number, number];
  const two = String(seconds).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${two}` : `${minutes}:${two}`;
}
