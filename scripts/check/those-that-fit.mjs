/** Milliseconds that a file is believed to take that was never run here. */
const guess = 3_000;

/**
 * The files that come to their end in time, in their order, when some run at once. One that takes too long makes room
 * for those behind it.
 * @template File
 * @param {File[]} files
 * @param {(file: File) => number | undefined} lengthOf milliseconds that it took the last time
 * @param {number} workers how many run at once
 * @param {number} milliseconds
 * @returns {File[]}
 */
export function thoseThatFit(files, lengthOf, workers, milliseconds) {
  const ends = Array(workers).fill(0);
  return files.filter((file) => {
    const first = ends.indexOf(Math.min(...ends));
    const end = ends[first] + (lengthOf(file) ?? guess);
    if (end > milliseconds) return false;
    ends[first] = end;
    return true;
  });
}
