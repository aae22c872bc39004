/** Pure: names in one cell, `|` between them. A backslash stands before a `|` or backslash of a name itself. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\|]/g, '\\$&')).join('|');
}

/** Pure: the names of a cell, as `joinNames` or a person wrote them; other backslashes are part of a name. */
export function splitNames(cell: string): string[] {
  const parts = cell.match(/\\[\\|]|\||[^\\|]+|\\/g) ?? [];
  const names = [''];
  for (const part of parts) {
    if (part === '|') names.push('');
    else names.push(`${names.pop()}${part.length === 2 && part.startsWith('\\') ? part.slice(1) : part}`);
  }
  return names;
}
