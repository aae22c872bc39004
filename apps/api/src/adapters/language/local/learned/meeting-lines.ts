import type { Sentence } from '../sentences';
import { tokens } from './tokens';
import { classOf } from './word-classes';

/** What goes on for longer says nothing more: work for a sentence is bounded. */
const mostTokens = 80;

/** A sentence as the learned score sees it. */
export interface Line {
  tokens: readonly string[];
  /** What kind of word each token is. */
  classes: readonly string[];
  /** The turn that it stands in: what one speaker says until another does. */
  turn: number;
}

interface Turn {
  /** Places of its first and last line. */
  from: number;
  to: number;
  speaker: string | null;
  words: number;
}

export interface MeetingLines {
  lines: readonly Line[];
  turns: readonly Turn[];
  /** How many others say more than this speaker. */
  rank: ReadonlyMap<string, number>;
}

/** Where nobody knows who speaks, each segment is a turn. */
export function readLines(sentences: readonly Sentence[]): MeetingLines {
  const turns: Turn[] = [];
  let last: Sentence | undefined;
  const lines = sentences.map((sentence, at) => {
    const said = tokens(sentence.text).slice(0, mostTokens);
    const goesOn =
      sentence.segment === last?.segment || (sentence.speaker !== null && sentence.speaker === last?.speaker);
    last = sentence;
    const turn = turns.at(-1);
    if (goesOn && turn) {
      turn.to = at;
      turn.words += said.length;
    } else turns.push({ from: at, to: at, speaker: sentence.speaker, words: said.length });
    return { tokens: said, classes: said.map(classOf), turn: turns.length - 1 };
  });
  return { lines, turns, rank: rankOf(turns) };
}

function rankOf(turns: readonly Turn[]): Map<string, number> {
  const spoken = new Map<string, number>();
  for (const { speaker, words } of turns)
    if (speaker !== null) spoken.set(speaker, (spoken.get(speaker) ?? 0) + words);
  const ranked = [...spoken].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  return new Map(ranked.map(([speaker], rank) => [speaker, rank]));
}
