import type { Cue } from './cue';

/** A pause after which somebody says something new, though their sentence had no end. */
const pauseMs = 2_000;
const longestJoined = 400;

/**
 * Subtitles cut sentences to fit a screen; here the pieces of one are put together, so that what is quoted, and
 * played, is what somebody said. Sorted by time.
 */
export function joinCues(cues: readonly Cue[]): Cue[] {
  const joined: Cue[] = [];
  for (const cue of cues.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = joined.at(-1);
    if (last && goesOn(last, cue)) {
      last.text += ` ${cue.text}`;
      last.endMs = Math.max(last.endMs, cue.endMs);
    } else joined.push({ ...cue });
  }
  return joined;
}

function goesOn(last: Cue, { startMs, speaker, text }: Cue): boolean {
  if (speaker !== last.speaker || startMs - last.endMs > pauseMs) return false;
  return !/[.?!…。？！]["'”’»)]?$/.test(last.text) && last.text.length + text.length < longestJoined;
}
