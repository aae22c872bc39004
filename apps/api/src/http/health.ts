import type { FastifyInstance } from 'fastify';
import { askForChanges } from '@/db/read-only';

/**
 * Says whether the process is well, for whatever balances its load. Anybody may ask, without a limit that a balancer
 * could reach: who asks while the database is being asked gets the same answer, so that they take one connection together.
 */
export function healthRoute(app: FastifyInstance): void {
  let asking: Promise<unknown> | undefined;
  app.get('/healthz', { schema: { hide: true } }, async () => {
    asking ??= app.deps.db.pool.query(askForChanges).finally(() => {
      asking = undefined;
    });
    await asking;
    return { ok: true, jobs: app.worker?.health() ?? null };
  });
}
