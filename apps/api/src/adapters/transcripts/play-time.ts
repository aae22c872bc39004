/** A place in a recording: 1:02:03, or 2:03 within the first hour. */
export function playTime(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(
    Math.floor,
  ) as [number, number, number];
  const two = String(seconds).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${two}` : `${minutes}:${two}`;
}
