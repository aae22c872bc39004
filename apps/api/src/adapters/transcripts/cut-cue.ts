import { type Cue, indexedText } from './cue';
import { cutTurn } from './script/cut-turn';

/**
 * A line that is longer than what is found of one, as lines of a few sentences that share its time by their length:
 * whatever a file says in one piece, all of it is found, and no line costs those who read it more than others. Pure.
 */
export function cutCue(cue: Cue): Cue[] {
  const { startMs, endMs, text, speaker } = cue;
  if (text.length <= indexedText) return [cue];
  const at = (letter: number) => startMs + Math.round(((endMs - startMs) * letter) / text.length);
  return cutTurn(text).map((line) => ({
    startMs: at(line.at),
    endMs: at(line.at + line.text.length),
    text: line.text,
    speaker,
  }));
}
