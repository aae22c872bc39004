import type { Change } from '@/db/events/change';
import { updateEvents } from '../task.presenter';
import { findQuotes, updateQuotes } from '../write/many-tasks.repo';

/**
 * Lets the quotes of tasks follow when a line of their meeting's transcript is corrected, and tells the company.
 * @param carry what a quote reads now, null when it does not rest on that line
 */
export async function carryOrigins(
  { organizationId, prisma, emit }: Change,
  audioId: string,
  carry: (quoted: { quote: string; startMs: number }) => string | null,
): Promise<void> {
  const quotes = await findQuotes(prisma, organizationId, audioId);
  const carried = quotes.flatMap(({ id, quote, startMs }) => {
    const now = carry({ quote, startMs });
    return now === null || now === quote ? [] : [{ id, quote: now }];
  });
  if (carried.length === 0) return;
  const rows = await updateQuotes(prisma, organizationId, carried);
  emit(...updateEvents(rows));
}
