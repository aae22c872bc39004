import { tokensWarning } from '@tavla/shared/chat/assistant-setting';
import type { ModelUsage } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { getOrganization } from '@/modules/organizations/get-organization';
import { addUsage, noteTold, type Standing, type UsageKind } from './usage.repo';

/** Who tells of a limit, in the audit log. */
const assistantActor: Actor = { id: null, name: 'Assistant', ip: '', userAgent: '' };

/**
 * Counts what a request to a model took, and leaves a note in the audit log the first time in a month that most of the
 * limit is used, and that all of it is.
 * @returns where the company stands afterwards
 */
export async function recordUsage(
  db: CompanyDb,
  kind: UsageKind,
  usage: ModelUsage,
  now = new Date(),
): Promise<Standing> {
  const standing = await addUsage(db, kind, usage, now);
  await tellShare(db, standing, now);
  return standing;
}

/** Whether the company has used what it allows itself this month. */
export const isUsedUp = ({ limit, used }: Pick<Standing, 'limit' | 'used'>): boolean =>
  limit !== null && used >= limit;

async function tellShare(db: CompanyDb, { limit, used }: Standing, now: Date): Promise<void> {
  if (limit === null || used < limit * tokensWarning) return;
  const share = used >= limit ? 100 : Math.round(tokensWarning * 100);
  const { id, name } = await getOrganization(db);
  // Both or neither: what is noted as told is told by nobody any more.
  await change(db, async (tx) => {
    if (!(await noteTold(sqlOfPrisma(tx.prisma), id, share, now))) return;
    tx.audit(assistantActor, {
      action: share === 100 ? 'organization.assistant-limit' : 'organization.assistant-warning',
      ...{ targetType: 'organization', targetId: id, targetName: name },
      details: { assistantTokens: limit, used },
    });
  });
}
