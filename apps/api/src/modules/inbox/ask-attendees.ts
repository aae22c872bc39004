import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { findQuestionsOf, insertEntries } from './inbox.repo';
import { entryEvents, presentQuestions, presentReady } from './present-entries';
import { findReadyOf } from './ready-entries.repo';

/** Asks 'Was this you?' about what a meeting asks for and nobody is named for; as part of the caller's transaction. */
export async function askAttendees({ prisma, emit, organizationId }: Change, audioId: string): Promise<void> {
  const run = sqlOfPrisma(prisma);
  const asked = new Set(await insertEntries(run, organizationId, audioId));
  if (asked.size === 0) return;
  const rows = (await findQuestionsOf(run, organizationId, audioId)).filter(({ id }) => asked.has(id));
  emit(...entryEvents('create', await presentQuestions(run, organizationId, rows)));
}

/** Tells what waits for people because of a meeting once more, since it is back. */
export async function tellQuestions(
  { prisma, emit, organizationId }: Change,
  audioId: string,
): Promise<void> {
  const run = sqlOfPrisma(prisma);
  const rows = await findQuestionsOf(run, organizationId, audioId);
  emit(...entryEvents('create', await presentQuestions(run, organizationId, rows)));
  emit(...entryEvents('create', (await findReadyOf(run, organizationId, audioId)).map(presentReady)));
}
