import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { findEntriesOf, insertEntries } from './inbox.repo';
import { entryEvents, presentEntries } from './present-entries';

/** Asks 'Was this you?' about what a meeting asks for and nobody is named for; as part of the caller's transaction. */
export async function askAttendees({ prisma, emit, organizationId }: Change, audioId: string): Promise<void> {
  const run = sqlOfPrisma(prisma);
  const asked = new Set(await insertEntries(run, organizationId, audioId));
  if (asked.size === 0) return;
  const rows = (await findEntriesOf(run, organizationId, audioId)).filter(({ id }) => asked.has(id));
  emit(...entryEvents('create', await presentEntries(run, organizationId, rows)));
}

/** Tells what is asked because of a meeting once more, since it is back. */
export async function tellQuestions(
  { prisma, emit, organizationId }: Change,
  audioId: string,
): Promise<void> {
  const run = sqlOfPrisma(prisma);
  const rows = await findEntriesOf(run, organizationId, audioId);
  emit(...entryEvents('create', await presentEntries(run, organizationId, rows)));
}
