/** Hours, minutes and seconds of a recording: 1:05:09, 05:09. */
export function playTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** What the list of meetings can be narrowed to. */
export const meetingShows = ['all', 'work', 'failed', 'done'] as const;

/** The meetings of one state; a meeting that is neither done nor failed is in work. */
export function shownMeetings<T extends { status: string }>(
  meetings: readonly T[],
  show: (typeof meetingShows)[number],
): readonly T[] {
  if (show === 'all') return meetings;
  const stateOf = ({ status }: T) => (status === 'done' || status === 'failed' ? status : 'work');
  return meetings.filter((meeting) => stateOf(meeting) === show);
}

interface Timed {
  startMs: number;
}

/** The index of the last line that has begun by then, -1 before the first; lines are in order of time. */
export function lineAt(lines: readonly Timed[], milliseconds: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.startMs ?? 0) <= milliseconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
