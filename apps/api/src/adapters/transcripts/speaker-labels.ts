import type { Piece } from './voices';

/** `Priya Shah: ` at the beginning of a line, as Zoom and most SRT files have it: up to five words, no sentence. */
const label =
  /^(?:[-–—]\s?)?([\p{Lu}\p{Lo}\p{N}][\p{L}\p{M}\p{N}'’.\-()]*(?:\s[\p{L}\p{N}(][\p{L}\p{M}\p{N}'’.\-()]*){0,4}):\s/u;
const longestLabel = 80;

/** The cues of a file that names its speakers in the text: the names taken out, where most cues have one. */
export function takeLabels<Line extends { pieces: Piece[] }>(cues: readonly Line[]): Line[] {
  const hasVoices = cues.some(({ pieces }) => pieces.some(({ speaker }) => speaker !== null));
  if (hasVoices) return [...cues];
  const split = cues.map((cue) => ({ ...cue, pieces: cue.pieces.flatMap(({ text }) => splitLabels(text)) }));
  const labelled = split.filter(({ pieces }) => pieces[0]?.speaker).length;
  // 'Note: …' in a file that names nobody is no speaker.
  return labelled * 2 > cues.length ? split : [...cues];
}

/** One piece for each line that begins with a name; a line without one goes on with the line before. */
function splitLabels(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    const found = label.exec(trimmed.slice(0, longestLabel));
    const last = pieces.at(-1);
    if (found?.[1]) pieces.push({ speaker: found[1], text: trimmed.slice(found[0].length) });
    else if (last) last.text += `\n${trimmed}`;
    else pieces.push({ speaker: null, text: trimmed });
  }
  return pieces.filter((piece) => piece.text.trim() !== '');
}
