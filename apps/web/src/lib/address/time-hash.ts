/** The place in a meeting that an address names by `#t=74`, or `#t=74.5`, in milliseconds (W3C Media Fragments). */
export function timeOfHash(hash: string): number | null {
  const seconds = /^#t=(\d{1,7}(?:\.\d{1,3})?)$/.exec(hash)?.[1];
  return seconds === undefined ? null : Math.round(Number(seconds) * 1000);
}

/** The same the other way round. */
export function hashOfTime(milliseconds: number): string {
  return `#t=${Math.round(milliseconds) / 1000}`;
}
