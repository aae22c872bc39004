import * as deliveries from '@tavla/shared/contracts/api-access/webhook-deliveries';
import * as contracts from '@tavla/shared/contracts/api-access/webhooks';
import type { FastifyInstance } from 'fastify';
import { route, type SignedInCall } from '@/http/route';
import { type LogDeps, readDelivery, replayDelivery, sendTest } from './log/deliveries';
import { listDeliveries } from './log/list-deliveries';
import { findWebhook, listWebhooks } from './read-webhooks';
import { createWebhook, deleteWebhook, renewSecret, updateWebhook } from './save-webhook';
import { lineOpener } from './sender';
import { presentWebhook } from './webhook.presenter';

export function webhookRoutes(app: FastifyInstance): void {
  const { env, db: all } = app.deps;
  const openLine = lineOpener(env.webhookNetworks);
  const logOf = ({ db, session }: SignedInCall): LogDeps => ({
    all,
    db,
    openLine,
    held: session.permissions,
  });

  route(app, contracts.listWebhooks, async (_, { db }) => ({ data: await listWebhooks(db) }));
  route(app, contracts.getWebhook, async ({ params }, { db }) =>
    presentWebhook(await findWebhook(db, params.id)),
  );
  route(app, contracts.createWebhook, ({ body }, { db, actor }) => createWebhook(db, env, actor, body));
  route(app, contracts.updateWebhook, ({ params, body }, { db, actor }) =>
    updateWebhook(db, env, actor, params.id, body),
  );
  route(app, contracts.deleteWebhook, ({ params }, { db, actor }) => deleteWebhook(db, actor, params.id));
  route(app, contracts.renewWebhookSecret, ({ params }, { db, actor }) => renewSecret(db, actor, params.id));
  route(app, deliveries.listDeliveries, ({ params, query }, { db }) => listDeliveries(db, params.id, query));
  route(app, deliveries.getDelivery, ({ params }, call) =>
    readDelivery(logOf(call), params.id, params.deliveryId),
  );
  route(app, deliveries.replayDelivery, ({ params }, call) =>
    replayDelivery(logOf(call), params.id, params.deliveryId),
  );
  route(app, deliveries.testWebhook, ({ params }, call) => sendTest(logOf(call), params.id));
}
