import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { endedEvents, entryEvents, presentReady } from './present-entries';
import { deleteReady, findReadyOf, insertReady } from './ready-entries.repo';

/** Tells whoever uploaded a meeting that it has ended, once its row says so; as part of the caller's transaction. */
export async function tellReady(change: Change, audioId: string): Promise<void> {
  const { prisma, emit, organizationId } = change;
  const run = sqlOfPrisma(prisma);
  await endReady(change, audioId);
  await insertReady(run, organizationId, audioId);
  emit(...entryEvents('create', (await findReadyOf(run, organizationId, audioId)).map(presentReady)));
}

/** Takes that back: somebody starts the work anew. */
export async function endReady({ prisma, emit, organizationId }: Change, audioId: string): Promise<void> {
  emit(...endedEvents(await deleteReady(sqlOfPrisma(prisma), organizationId, audioId)));
}
