/** How two runs of words are compared. */
export interface Alike {
  /** What it costs to read one word for the other: 0 for the same, below 1 for nearly the same. */
  swap(wanted: string, said: string): number;
  /** What a word costs that the quote leaves out. */
  leaveOut(said: string): number;
  /** What a word costs that only the quote has. */
  makeUp(wanted: string): number;
}

export interface Aligned {
  cost: number;
  /** The first and the last of the said words that it rests on. */
  from: number;
  to: number;
}

/**
 * Lays the words of a quote along what was said, beginning within `slack` words of `start`; the fewest changes win.
 * Words before and after it cost nothing; the first and the last of the quote have to be there. Two words that are written as one on the other side are the same.
 * Takes time in proportion to `wanted.length * slack`.
 * @param most beyond this cost it is null
 */
export function alignWords(
  wanted: readonly string[],
  said: readonly string[],
  { start, slack, most }: { start: number; slack: number; most: number },
  { swap, leaveOut, makeUp }: Alike,
): Aligned | null {
  const width = 2 * slack + 1;
  /** By word of the quote and distance from the diagonal: the cost so far, and where it began. */
  const cells: ({ cost: number; from: number } | null)[][] = [];
  const at = (row: number, column: number) => cells[row]?.[column - (start + row - slack)] ?? null;
  for (let row = 0; row <= wanted.length; row++) {
    const line: (typeof cells)[number] = [];
    cells.push(line);
    for (let offset = 0; offset < width; offset++) {
      const column = start + row - slack + offset;
      line.push(column < 0 || column > said.length ? null : best(row, column));
    }
    if (line.every((cell) => cell === null)) return null;
  }

  function best(row: number, column: number): { cost: number; from: number } | null {
    if (row === 0) return { cost: 0, from: column };
    const word = wanted[row - 1] ?? '';
    // Another word at an end could hide what stands before or after it, such as a 'not'.
    const isEnd = row === 1 || row === wanted.length;
    const heard = said[column - 1];
    const before = wanted[row - 2];
    const earlier = said[column - 2];
    let found: { cost: number; from: number } | null = null;
    const step = (cell: { cost: number; from: number } | null, more: number) => {
      if (cell && cell.cost + more <= most && (!found || cell.cost + more < found.cost))
        found = { cost: cell.cost + more, from: cell.from };
    };
    if (heard !== undefined) {
      const other = swap(word, heard);
      if (!isEnd || other < 1) step(at(row - 1, column - 1), other);
      if (before !== undefined && before + word === heard) step(at(row - 2, column - 1), 0);
      if (earlier !== undefined && earlier + heard === word) step(at(row - 1, column - 2), 0);
      step(at(row, column - 1), leaveOut(heard));
    }
    if (!isEnd) step(at(row - 1, column), makeUp(word));
    return found;
  }

  let result: Aligned | null = null;
  const last = cells.at(-1) ?? [];
  last.forEach((cell, offset) => {
    const column = start + wanted.length - slack + offset;
    if (cell && column > cell.from && (!result || cell.cost < result.cost))
      result = { cost: cell.cost, from: cell.from, to: column - 1 };
  });
  return result;
}
