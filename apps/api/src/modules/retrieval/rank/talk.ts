import type { Block } from '../find/blocks.repo';
import type { Span } from './sums';

/** Lines of a passage, and how far the next one begins behind it. */
const linesOfPassage = 5;
const hop = 2;

/** A line of talk, and the meeting that it is of. */
export interface TalkLine {
  meeting: Block;
  id: string;
  startMs: number;
  endMs: number;
  speaker: string | null;
  text: string;
}

/** Talk as it is ranked: lines one after the other, in runs without a gap. */
export interface Talk {
  lines: TalkLine[];
  runs: Span[];
}

/** Puts blocks together that follow each other in one meeting. Pure. */
export function joinBlocks(blocks: readonly Block[]): Talk {
  const lines: TalkLine[] = [];
  const runs: Span[] = [];
  let last: Block | undefined;
  for (const meeting of blocks) {
    const from = lines.length;
    for (const [id, startMs, endMs, speaker, text] of meeting.lines)
      lines.push({ meeting, id, startMs, endMs, speaker, text });
    const run = runs.at(-1);
    if (run && last?.audioId === meeting.audioId && last.index + 1 === meeting.index) run.to = lines.length;
    else runs.push({ from, to: lines.length });
    last = meeting;
  }
  return { lines, runs };
}

/** A passage of talk within its run. */
export interface TalkPassage extends Span {
  run: Span;
}

/** The passages of talk: some lines in a row, the next beginning within the one before. Pure. */
export function talkPassages({ runs }: Talk): TalkPassage[] {
  return runs.flatMap((run) => {
    const passages: TalkPassage[] = [];
    for (let from = run.from; from < run.to; from += hop) {
      const to = Math.min(from + linesOfPassage, run.to);
      passages.push({ from, to, run });
      if (to === run.to) break;
    }
    return passages;
  });
}

/** A passage with so many lines before and after it, as far as its run reaches. */
export const around = ({ from, to, run }: TalkPassage, lines: number): Span => ({
  from: Math.max(run.from, from - lines),
  to: Math.min(run.to, to + lines),
});
