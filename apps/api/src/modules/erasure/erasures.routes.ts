import * as contracts from '@tavla/shared/contracts/data/erasures';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { askErasure, findMyErasure, withdrawErasure } from './ask-erasure';
import { listErasures, listFormerPeople } from './erasures.repo';
import { previewErasure } from './preview-erasure';
import { startErasure } from './start-erasure';

export function erasureRoutes(app: FastifyInstance): void {
  route(app, contracts.listErasures, async (_, { db }) => ({ data: await listErasures(db) }));
  route(app, contracts.listFormerPeople, async ({ query }, { db }) => ({
    data: await listFormerPeople(db, query.q),
  }));
  route(app, contracts.previewErasure, ({ params }, { db, actor }) => previewErasure(db, actor, params.id));
  route(app, contracts.erasePerson, ({ params, body }, { db, actor }) =>
    startErasure(db, actor, params.id, body),
  );
  route(app, contracts.getMyErasure, (_, { db, session }) => findMyErasure(db, session.user.id));
  route(app, contracts.askErasure, (_, { db, actor, session }) => askErasure(db, actor, session.user.id));
  route(app, contracts.withdrawErasure, (_, { db, actor, session }) =>
    withdrawErasure(db, actor, session.user.id),
  );
}
