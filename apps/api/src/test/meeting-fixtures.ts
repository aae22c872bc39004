import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The recordings of meetings that the tests bring along: scripted, spoken by synthetic voices. */
const FILES = {
  'en-04-incident-review': 'en-04-incident-review.webm',
  'es-02-tienda-en-linea': 'es-02-tienda-en-linea.mp3',
} as const;

/** What was said in a meeting, and what should come of it. */
export interface MeetingTruth {
  language: string;
  recordedAt: string;
  durationSec: number;
  speakers: string[];
  turns: { speaker: string; startMs: number; endMs: number; text: string }[];
  actionItems: {
    title: string;
    owner: string | null;
    due: string | null;
    quote: string;
    turnIndex: number;
  }[];
  decisions: { text: string; quote: string; turnIndex: number }[];
}

/** The recording's path and its ground truth. */
export function meetingFixture(name: keyof typeof FILES): { path: string; truth: MeetingTruth } {
  const at = (file: string) => fileURLToPath(new URL(`./fixtures/meetings/${file}`, import.meta.url));
  return { path: at(FILES[name]), truth: JSON.parse(readFileSync(at(`${name}.json`), 'utf8')) };
}
