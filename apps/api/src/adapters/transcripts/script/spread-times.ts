import type { Cue } from '../cue';
import { cutTurn } from './cut-turn';

/** Something that somebody says, and when, as far as a document tells. */
export interface Turn {
  /** Null where the document says only that it is after the turn before. */
  startMs: number | null;
  speaker: string | null;
  /** Line by line. */
  said: string[];
}

/** How long a letter takes to say where nothing tells it: some 150 words a minute. */
const letterMs = 70;

/**
 * The lines of each turn, with their times. A document that notes the time once a minute says no more than that: what
 * is said between two times shares what is between them by its length, and none is said slower than in three times its
 * time. Times that go back stay where the talk is.
 * @param endMs when the talk was over; undefined where the document does not say
 */
export function spreadTimes(turns: readonly Turn[], endMs: number | undefined): Cue[] {
  const cues: Cue[] = [];
  let clock = 0;
  for (let from = 0; from < turns.length; ) {
    let to = from + 1;
    while (to < turns.length && turns[to]?.startMs === null) to++;
    clock = Math.max(clock, turns[from]?.startMs ?? 0);
    const group = turns
      .slice(from, to)
      .map(({ speaker, said }) => ({ speaker, text: said.join(' ').trim() }));
    const letters = group.reduce((sum, { text }) => sum + text.length, 0);
    const next = turns[to]?.startMs ?? endMs;
    const room = next === undefined ? letters * letterMs : Math.max(0, next - clock);
    const stretch = Math.min(room, 3 * letters * letterMs);
    const at = (letter: number) => clock + Math.round((stretch * letter) / Math.max(1, letters));
    let before = 0;
    for (const { speaker, text } of group) {
      for (const line of cutTurn(text)) {
        const letter = before + line.at;
        cues.push({ startMs: at(letter), endMs: at(letter + line.text.length), text: line.text, speaker });
      }
      before += text.length;
    }
    from = to;
  }
  return cues;
}
