import { isSaid, type Piece, speakerName } from './voices';

/** `Priya Shah: ` at the beginning of a line, as most SRT files have it: up to five words, no sentence. */
export const strict =
  /^(?:[-–—]\s?)?([\p{Lu}\p{Lo}\p{N}][\p{L}\p{M}\p{N}'’.\-()]*(?:\s[\p{L}\p{N}(][\p{L}\p{M}\p{N}'’.\-()]*){0,4}):\s/u;
/**
 * What people call themselves in Zoom: `priya`, `Shah, Priya | Acme`, `+46 70 123 45 67`. Only where every cue begins
 * with one: elsewhere it may be a sentence.
 */
export const free = /^(?:[-–—]\s?)?([^\s:][^:]{0,78}):\s/u;
const longestLabel = 81;
/** A cue in twenty may have lost its name. */
const everyCue = 0.95;

/** The cues of a file that names its speakers in the text: the names taken out, where most cues have one. */
export function* takeLabels<Line extends Piece>(cues: readonly Line[]): Generator<Line> {
  const label = cues.every(({ speaker }) => speaker === null) && labelOf(cues);
  if (!label) yield* cues;
  else for (const cue of cues) for (const piece of splitLabels(cue.text, label)) yield { ...cue, ...piece };
}

/** What a name looks like at the beginning of a cue; undefined where most cues have none. */
function labelOf(cues: readonly Piece[]): RegExp | undefined {
  const names = (label: RegExp) => cues.flatMap(({ text }) => nameIn(text.trim(), label)?.name ?? []);
  const begun = names(free);
  const isEvery = begun.length >= cues.length * everyCue;
  const isOfFew = new Set(begun).size * 2 <= cues.length;
  // 'Note: …' in a file that names nobody is no speaker.
  const isNamed = names(strict).length * 2 > cues.length || (isEvery && isOfFew);
  if (!isNamed) return undefined;
  return isEvery ? free : strict;
}

/** The name that a line begins with, and what is said. */
export function nameIn(line: string, label: RegExp): { name: string; rest: string } | undefined {
  const found = label.exec(line.slice(0, longestLabel));
  return found?.[1] ? { name: found[1], rest: line.slice(found[0].length) } : undefined;
}

/**
 * One piece for each line that begins with a name; a line without one goes on with the line before.
 * @param first what a name looks like in the first line; in others one is a name only when it cannot be a sentence
 */
function* splitLabels(text: string, first: RegExp): Generator<Piece> {
  let last: Piece | undefined;
  for (const line of text.trim().split('\n')) {
    const trimmed = line.trim();
    const found = nameIn(trimmed, last ? strict : first);
    if (last && !found) last.text += `\n${trimmed}`;
    else {
      if (last && isSaid(last)) yield last;
      last = found
        ? { speaker: speakerName(found.name), text: found.rest }
        : { speaker: null, text: trimmed };
    }
  }
  if (last && isSaid(last)) yield last;
}
