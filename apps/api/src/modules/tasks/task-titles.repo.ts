import type { SimilarTask } from '@tavla/shared/contracts/action-items';
import type { CompanyDb } from '@/db/database';
import { isFound } from './task-sight';

/** So many are looked through, those that changed last. */
const most = 5_000;

/** What tasks on the board are called, as whoever asks may see them; proposals aside. */
export async function findTitles(db: CompanyDb): Promise<SimilarTask[]> {
  const { rows } = await db.pool.query<SimilarTask>(
    `select t.id, t.title, t.status from task t
     where t."organizationId" = $1::uuid and t."column" <> 'trash' and t.status <> 'on-approval'
       and ${isFound('$2::uuid')}
     order by t."updatedAt" desc limit ${most}`,
    [db.organizationId, db.viewerId],
  );
  return rows;
}
