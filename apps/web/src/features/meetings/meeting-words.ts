import type { Task } from '@tavla/shared/contracts/tasks';

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

/** The meeting that was held last first; of one moment, the one that was uploaded last. */
export function latestFirst<T extends { recordedAt: string; createdAt: string }>(
  meetings: readonly T[],
): T[] {
  return meetings.toSorted(
    (a, b) => b.recordedAt.localeCompare(a.recordedAt) || b.createdAt.localeCompare(a.createdAt),
  );
}

/** Whether a moment is past, or no more than so many days ahead. */
export function isWithinDays(moment: string, days: number, now: Date): boolean {
  return Date.parse(moment) - now.getTime() <= days * 86_400_000;
}

/** How many tasks come from a meeting: those that nobody has decided on, and those that somebody approved. */
export function tasksFrom(
  tasks: readonly Pick<Task, 'origin' | 'currentStatus'>[],
  audioId: string,
): { proposals: number; approved: number } {
  const own = tasks.filter(({ origin }) => origin?.audioId === audioId);
  const proposals = own.filter(({ currentStatus: { status } }) => status === 'on-approval').length;
  return { proposals, approved: own.length - proposals };
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

/**
 * The place that an address means. Times are shown in whole seconds: who writes the 0:24 that stands beside a line
 * means that line, though it begins some tenths later.
 */
export function placeMeant(lines: readonly Timed[], milliseconds: number): number {
  if (milliseconds % 1000 !== 0) return milliseconds;
  const next = lines[lineAt(lines, milliseconds - 1) + 1]?.startMs ?? Number.POSITIVE_INFINITY;
  return next < milliseconds + 1000 ? next : milliseconds;
}

interface Stretch extends Timed {
  endMs: number;
}

/**
 * The stretches that nobody understood, by the line that they stand before; at the index after the last line, those
 * at the end. Both lists are in order of time.
 */
export function gapsByLine<Gap extends Stretch>(
  lines: readonly Timed[],
  gaps: readonly Gap[],
): ReadonlyMap<number, readonly Gap[]> {
  return groupedBy(gaps, ({ startMs }) => lineAt(lines, startMs) + 1);
}

/** Where nothing was recorded, by the line that comes next; both lists are in order of time. */
export function missingByLine<Missing extends { atMs: number }>(
  lines: readonly Timed[],
  missing: readonly Missing[],
): ReadonlyMap<number, readonly Missing[]> {
  return groupedBy(missing, ({ atMs }) => lineAt(lines, atMs - 1) + 1);
}

function groupedBy<One>(all: readonly One[], keyOf: (one: One) => number): Map<number, One[]> {
  const found = new Map<number, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const known = found.get(key);
    if (known) known.push(one);
    else found.set(key, [one]);
  }
  return found;
}
