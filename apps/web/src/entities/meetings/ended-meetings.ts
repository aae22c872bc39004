import type { Audio } from '@tavla/shared/contracts/audios';
import { isCancelled, isInWork } from '@tavla/shared/meetings/work';
import { z } from 'zod';
import type { Kept } from '@/lib/kept';

/** A person's meetings of whose end they are to be told, by id. */
export type Awaited = ReadonlySet<string>;

const name = 'awaited-meetings';
const Ids = z.array(z.string());

/**
 * What a person awaits now: their meetings in work.
 * @param untold those whose end nobody has told them yet
 */
export function awaitedNow(now: readonly Audio[], userId: string, untold: Awaited = new Set()): Awaited {
  const inWork = now.filter((meeting) => meeting.createdById === userId && isInWork(meeting));
  return new Set([...untold, ...inWork.map(({ id }) => id)]);
}

/**
 * A person's meetings that were awaited and have ended. What was never seen in work is no news, and neither is what
 * somebody has cancelled.
 */
export function endedMeetings(awaited: Awaited, now: readonly Audio[], userId: string): readonly Audio[] {
  return now.filter(
    (meeting) =>
      meeting.createdById === userId &&
      awaited.has(meeting.id) &&
      !isInWork(meeting) &&
      !isCancelled(meeting),
  );
}

/** What the person awaited when a page of this browser last knew. */
export function readAwaited(kept: Kept): Awaited {
  return new Set(Ids.safeParse(kept.read(name)).data ?? []);
}

/** Remembers it, so that the end is told to somebody who was away; nothing is written while nothing changes. */
export function keepAwaited(kept: Kept, awaited: Awaited): void {
  const before = readAwaited(kept);
  if (before.size === awaited.size && [...awaited].every((id) => before.has(id))) return;
  if (awaited.size > 0) kept.write(name, [...awaited]);
  else kept.remove(name);
}
