import type { SpeechSpan } from '../speech';

/** Somebody who speaks in one chunk, whoever it is: when, and how they sound. Times are those of the recording. */
export interface ChunkVoice {
  spans: SpeechSpan[];
  /** As the embedding model gives it: what points the same way sounds the same. */
  embedding: readonly number[];
}

/** The name of a voice that nobody has named yet; the first is 1. */
export function voiceName(number: number): string {
  return `Voice ${number}`;
}

/** Whether a speaker is such a voice: it says who is the same, not who it is. */
export function isVoiceName(speaker: string): boolean {
  return /^Voice [1-9]\d*$/.test(speaker);
}

/** How long a voice speaks, in milliseconds. */
export function spokenMs({ spans }: Pick<ChunkVoice, 'spans'>): number {
  return spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
}
