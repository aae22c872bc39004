/** How a spreadsheet calls cells: `Budget!B12`, `'Plan 2026'!A1:C1`. Pure. */
export function cellsInWords(sheet: string, cells: string): string {
  const isPlain = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet);
  return `${isPlain ? sheet : `'${sheet.replaceAll("'", "''")}'`}!${cells}`;
}
