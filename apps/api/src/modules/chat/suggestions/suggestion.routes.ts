import * as contracts from '@tavla/shared/contracts/conversation/suggestions';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { applySuggestion, dismissSuggestion, undoSuggestion } from './decide-suggestion';

export function suggestionRoutes(app: FastifyInstance): void {
  route(app, contracts.applySuggestion, async ({ params, body }, { db, actor, session }) =>
    applySuggestion(db, { session, actor, ...params, ...body }),
  );
  route(app, contracts.undoSuggestion, async ({ params, body }, { db, actor, session }) =>
    undoSuggestion(db, { session, actor, ...params, ...body }),
  );
  route(app, contracts.dismissSuggestion, async ({ params }, { db, actor, session }) =>
    dismissSuggestion(db, { session, actor, ...params }),
  );
}
