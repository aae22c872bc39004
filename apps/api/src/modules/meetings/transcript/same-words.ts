/** Pairs of words that are compared, at most; where a line has more, what lies between its equal ends counts as new. */
const pairsMax = 1_000_000;

/**
 * Which words of a text are still there in another one, in order and as many as can be: for each of the first the index
 * in the second, -1 where it is gone. Pure.
 */
export function sameWords(one: readonly string[], other: readonly string[]): number[] {
  const places = Array<number>(one.length).fill(-1);
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) places[head] = head++;
  let tail = 0;
  const most = Math.min(one.length, other.length) - head;
  while (tail < most && one.at(-1 - tail) === other.at(-1 - tail)) {
    tail++;
    places[one.length - tail] = other.length - tail;
  }
  const [rows, columns] = [one.length - head - tail, other.length - head - tail];
  if (rows * columns === 0 || rows * columns > pairsMax) return places;

  /** How many words the rests of both have in common, by where they begin. */
  const width = columns + 1;
  const common = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const isSame = one[head + row] === other[head + column];
      common[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (one[head + row] === other[head + column]) places[head + row++] = head + column++;
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return places;
}
