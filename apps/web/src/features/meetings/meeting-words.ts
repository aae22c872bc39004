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
