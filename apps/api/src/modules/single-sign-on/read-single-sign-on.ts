import type { SingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';
import type { CompanyDb } from '@/db/database';
import type { Change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { selectFacts, selectProvider } from './provider.repo';
import { presentSingleSignOn } from './single-sign-on.presenter';

export type SettingsDeps = Pick<Deps, 'authSecret' | 'env'>;

/** How the people of a company sign in, as one of them sees it; within a transaction or by itself. */
export async function readSingleSignOn(
  { authSecret, env }: SettingsDeps,
  { prisma, organizationId }: CompanyDb | Change,
  userId: string | null,
): Promise<SingleSignOn> {
  const row = await selectProvider(prisma, organizationId);
  const facts = await selectFacts(prisma, organizationId, userId ?? organizationId, row?.domain ?? '');
  return presentSingleSignOn(row, facts, { organizationId, authSecret, publicUrl: env.publicUrl });
}
