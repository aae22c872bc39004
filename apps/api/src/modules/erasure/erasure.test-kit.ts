import type { Erasure } from '@tavla/shared/contracts/data/erasures';
import { expect } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import type { TestApp, TestUser } from '@/test/test-app';

export const choices = { recordings: 'keep', files: 'keep' } as const;
const calm = { attempt: 1, isLastAttempt: false };

/** Asks for somebody to be erased. */
export const begin = (app: TestApp, admin: TestUser, id: string, body: object) =>
  app.as(admin).post(`/api/v1/users/${id}/erasure`, { ...choices, ...body });

/** Does the job as the worker would, once or until a signal ends it. */
export async function work(
  app: TestApp,
  organizationId: string,
  { id }: Pick<Erasure, 'id'>,
  signal = new AbortController().signal,
): Promise<void> {
  const handlers = await jobHandlers(app.app.deps);
  await handlers['users.erase']?.({ organizationId, erasureId: id }, { ...calm, signal });
}

/** Erases somebody from the call to the last step. */
export async function erase(
  app: TestApp,
  organizationId: string,
  admin: TestUser,
  id: string,
  body: object,
): Promise<Erasure> {
  const begun = await begin(app, admin, id, body);
  expect(begun.statusCode, begun.payload).toBe(202);
  await work(app, organizationId, begun.json());
  const { data } = (await app.as(admin).get('/api/v1/erasures')).json<{ data: Erasure[] }>();
  const [done] = data.filter(({ personId }) => personId === id);
  if (!done) throw new Error('it is not listed');
  return done;
}

/** Every row of the database, the queue's too, in which something stands. */
export async function rowsWith({ ownerUrl, db }: TestApp, pattern: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename not like '\\_prisma%'`,
  );
  const { withClient } = await import('@/lib/with-client');
  return withClient({ connectionString: ownerUrl }, async (client) => {
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(`select t::text as row from ${name} t where t::text ~* $1`, [
        pattern,
      ]);
      found.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    return found;
  });
}
