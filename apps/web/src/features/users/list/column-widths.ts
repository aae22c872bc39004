export const tableColumnWidth = 175;
export const tableColumnMin = 50;

/** The columns whose width people set, in their order. */
const resizableColumns = ['email', 'firstName', 'lastName', 'position', 'manager', 'departments'] as const;

/** Widths in pixels; a column that is not named has the default. */
export type ColumnWidths = Partial<Record<string, number>>;

/** Pixels of one press of an arrow key; with Shift it is finer. */
const keyStep = 16;
const fineStep = 1;
const widest = 1_200;

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, tableColumnMin), widest));
}

/** What a browser remembered, without what is no width of a column of today. */
export function readWidths(stored: string | undefined): ColumnWidths {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    const names = new Set<string>(resizableColumns);
    const entries = Object.entries(parsed).filter(
      (entry): entry is [string, number] => names.has(entry[0]) && Number.isFinite(entry[1]),
    );
    return Object.fromEntries(entries.map(([name, width]) => [name, clampWidth(width)]));
  } catch {
    return {};
  }
}

/** The width after a key on a column's handle; undefined for a key that means nothing there. */
export function widthAfterKey(width: number, key: string, isFine: boolean): number | undefined {
  const step = isFine ? fineStep : keyStep;
  if (key === 'ArrowRight') return clampWidth(width + step);
  if (key === 'ArrowLeft') return clampWidth(width - step);
  if (key === 'Home') return tableColumnMin;
  if (key === 'Enter') return tableColumnWidth;
  return undefined;
}
