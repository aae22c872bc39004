import type { FastifyInstance } from 'fastify';
import { startWorker, type Worker } from '@/jobs/worker';
import { answerHandlers } from '@/modules/chat/answering/answer-job';

const asks = /^\/api\/v1\/chat\/(new-message|messages\/[^/]+\/answer\/again)/;
const silent = { info() {}, warn() {} };
/** As the product has them, and shorter. */
const pauses = [20];

/**
 * The worker that answers messages, in the test's process and from the first message on: a test that asks nothing
 * does without. With WORKER=off nobody answers.
 */
export function answerOnDemand(app: FastifyInstance): { stop(): Promise<void> } {
  const { db, language, blobs, env } = app.deps;
  let worker: Worker | undefined;
  app.addHook('onRequest', async ({ url }) => {
    if (env.worker === 'off' || !asks.test(url)) return;
    worker ??= startWorker(db.url, db.pool, answerHandlers({ db, language, blobs, pauses }), silent, 6);
  });
  return { stop: async () => worker?.stop() };
}
