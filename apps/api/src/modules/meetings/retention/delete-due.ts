import type { CompanyDb, Database } from '@/db/database';
import { change } from '@/db/events/change';
import { findRetaining, retentionActor, watchRetention } from '@/modules/organizations/watch-retention';
import { removeMeeting } from '../delete-meeting';
import { lockDue, selectDue } from './due.repo';

/** Meetings of one company in one round: the others wait for the next one, and so does a mistake. */
export const roundMax = 200;

/**
 * Deletes the meetings that are past their company's retention, company after company, each meeting in a transaction of
 * its own: whenever this is cut off, the next round goes on. What fails keeps nothing else.
 * @returns how many went
 * @throws the first fault, when all others are done
 */
export async function deleteAllDue(
  db: Pick<Database, 'pool' | 'forCompany'>,
  signal: AbortSignal,
): Promise<number> {
  const companies = await findRetaining(db);
  return sumOf(companies, signal, (id) => deleteDue(db.forCompany(id), signal));
}

/** The same for one company. */
async function deleteDue(db: CompanyDb, signal: AbortSignal): Promise<number> {
  await watchRetention(db);
  const ids = await selectDue(db, roundMax);
  return sumOf(ids, signal, async (id) => ((await deleteOne(db, id)) ? 1 : 0));
}

/** As by hand. False when it is gone, or kept after all. */
function deleteOne(db: CompanyDb, id: string): Promise<boolean> {
  return change(db, async (transaction) => {
    const meeting = await lockDue(transaction.prisma, db.organizationId, id);
    if (!meeting) return false;
    const { retentionDays } = meeting;
    await removeMeeting(transaction, retentionActor, meeting, { retentionDays });
    return true;
  });
}

/** One after the other, until somebody says to stop; a fault waits until all had their turn. */
async function sumOf(
  ids: readonly string[],
  signal: AbortSignal,
  work: (id: string) => Promise<number>,
): Promise<number> {
  const faults: unknown[] = [];
  let sum = 0;
  for (const id of ids) {
    if (signal.aborted) break;
    try {
      sum += await work(id);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
  return sum;
}
