import type { Attendee } from '@tavla/shared/meetings/findings';
import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { addAttendees } from './attendees/attendees.repo';
import { replaceItems } from './items/items.repo';
import type { splitAnalysis } from './present-analysis';
import { replaceUpdates } from './updates/updates.repo';

type Kept = Readonly<Pick<ReturnType<typeof splitAnalysis>, 'items' | 'updates'>> & {
  attendees: readonly Attendee[];
};

/** Writes what an analysis found that people decide on, in place of what an earlier try found. */
export async function keepFindings(
  { organizationId, prisma }: Pick<Change, 'organizationId' | 'prisma'>,
  audioId: string,
  { items, updates, attendees }: Kept,
): Promise<void> {
  const run = sqlOfPrisma(prisma);
  await replaceItems(run, organizationId, audioId, items);
  await replaceUpdates(run, organizationId, audioId, updates);
  await addAttendees(run, organizationId, audioId, attendees);
}
