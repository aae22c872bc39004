/** Colours that differ from each other and stand out from both schemes, 3:1 at least: they are dots, never words. */
const colors = [
  '#2f74e0',
  '#c2410c',
  '#2f8f56',
  '#a855c7',
  '#b7791f',
  '#d6336c',
  '#0e8fa3',
  '#7a6ff0',
] as const;

/** The colour of each speaker, in the order in which they first speak. */
export function speakerColors(segments: readonly { speaker: string | null }[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { speaker } of segments) {
    if (speaker === null || found.has(speaker)) continue;
    found.set(speaker, colors[found.size % colors.length] ?? colors[0]);
  }
  return found;
}
