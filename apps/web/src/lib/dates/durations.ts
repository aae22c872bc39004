const two = (value: number) => String(value).padStart(2, '0');

/** Minutes and seconds, as the timer of a recording shows them: 01:05, 75:09. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** The same with hours where there are some: 1:15:09, 01:05. */
export function playTime(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  const rest = clock(milliseconds % 3_600_000);
  return hours ? `${hours}:${rest}` : rest;
}
