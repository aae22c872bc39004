import type { CompanyTransaction } from './scope';

/**
 * Has the database plan each statement of this transaction for what it is asked for. A connection otherwise plans one
 * once: what it found best where tables were nearly empty, reading one whole for each row of another, takes minutes once
 * one of them has thousands. For transactions that touch very many rows; planning costs small ones half of their time.
 */
export async function planAnew(prisma: CompanyTransaction): Promise<void> {
  await prisma.$executeRaw`select set_config('plan_cache_mode', 'force_custom_plan', true)`;
}
