import { type Budget, type Inline, inlineParts, spend } from './inline-parts';

export type Align = 'start' | 'center' | 'end';

export interface Table {
  /** Of each column. */
  align: Align[];
  head: Inline[][];
  rows: Inline[][][];
}

/** More columns than this are no table. */
const columnsMax = 30;

/** Whether a line is what stands below the heads of a table: `| --- | :-: |`. */
export function isTableRule(line: string): boolean {
  if (!line.includes('-') || line.length > 2_000) return false;
  return cellsOf(line).every((cell) => /^:?-+:?$/.test(cell));
}

/** A table that begins at a line, and what comes after it; undefined where its heads and its columns are not as many. */
export function readTable(
  lines: readonly string[],
  at: number,
  budget: Budget,
): { table: Table; next: number } | undefined {
  const heads = cellsOf(lines[at] ?? '');
  const rule = cellsOf(lines[at + 1] ?? '');
  if (heads.length !== rule.length || heads.length > columnsMax) return undefined;
  const table: Table = {
    align: rule.map(alignOf),
    head: heads.map((cell) => inlineParts(cell, budget)),
    rows: [],
  };
  let next = at + 2;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (!line.includes('|') || !spend(budget)) break;
    const cells = cellsOf(line);
    table.rows.push(heads.map((_, column) => inlineParts(cells[column] ?? '', budget)));
  }
  return { table, next };
}

function alignOf(rule: string): Align {
  if (!rule.endsWith(':')) return 'start';
  return rule.startsWith(':') ? 'center' : 'end';
}

/** What stands between the bars; `\|` is none. */
function cellsOf(line: string): string[] {
  const trimmed = line.trim();
  const inner = trimmed.slice(trimmed.startsWith('|') ? 1 : 0);
  const cells = inner.replaceAll('\\|', '\uE002').split('|');
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.replaceAll('\uE002', '|').trim());
}
