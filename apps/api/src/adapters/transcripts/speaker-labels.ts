import { type Piece, speakerName } from './voices';

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
export function takeLabels<Line extends { pieces: Piece[] }>(cues: readonly Line[]): Line[] {
  const hasVoices = cues.some(({ pieces }) => pieces.some(({ speaker }) => speaker !== null));
  if (hasVoices) return [...cues];
  const names = (label: RegExp) =>
    cues.flatMap(({ pieces }) => nameIn(pieces[0]?.text.trim() ?? '', label)?.name ?? []);
  const begun = names(free);
  const isEvery = begun.length >= cues.length * everyCue;
  const isOfFew = new Set(begun).size * 2 <= cues.length;
  // 'Note: …' in a file that names nobody is no speaker.
  const isNamed = names(strict).length * 2 > cues.length || (isEvery && isOfFew);
  if (!isNamed) return [...cues];
  const first = isEvery ? free : strict;
  return cues.map((cue) => ({ ...cue, pieces: cue.pieces.flatMap(({ text }) => splitLabels(text, first)) }));
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
function splitLabels(text: string, first: RegExp): Piece[] {
  const pieces: Piece[] = [];
  for (const line of text.trim().split('\n')) {
    const trimmed = line.trim();
    const last = pieces.at(-1);
    const found = nameIn(trimmed, last ? strict : first);
    if (found) pieces.push({ speaker: speakerName(found.name), text: found.rest });
    else if (last) last.text += `\n${trimmed}`;
    else pieces.push({ speaker: null, text: trimmed });
  }
  return pieces.filter((piece) => piece.text.trim() !== '');
}
