import type { Ranked } from './rank-passages';

/** Lines between two passages of one meeting, and pieces between two of one file, so that they do not say one thing twice. */
const linesApart = 10;
const piecesApart = 2;

/** The first of what is ranked, leaving out what lies close to what is better. Pure. */
export function spreadApart(ranked: readonly Ranked[], limit: number): Ranked[] {
  const chosen: Ranked[] = [];
  for (const one of ranked) {
    if (chosen.length >= limit) break;
    if (!chosen.some((other) => isClose(one, other))) chosen.push(one);
  }
  return chosen;
}

function isClose(one: Ranked, other: Ranked): boolean {
  if (one.talk && other.talk)
    return one.talk.run === other.talk.run && Math.abs(one.talk.from - other.talk.from) < linesApart;
  if (!one.row || !other.row) return false;
  return sourceOf(one.row) === sourceOf(other.row) && Math.abs(one.row.index - other.row.index) < piecesApart;
}

const sourceOf = ({ taskId, messageId, attachmentId, audioId, index }: NonNullable<Ranked['row']>) =>
  // Decisions of a meeting are each a thing of its own.
  attachmentId ?? messageId ?? taskId ?? `${audioId} ${index}`;
