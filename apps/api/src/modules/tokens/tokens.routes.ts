import { createServiceToken } from '@tavla/shared/contracts/api-access/service-accounts';
import * as contracts from '@tavla/shared/contracts/api-access/tokens';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { listCompanyTokens, listTokens } from './list-tokens';
import { makeServiceToken, makeToken } from './make-token';
import { revokeOwnToken, revokeTokenOf, revokeTokensOf } from './revoke-tokens';

export function tokenRoutes(app: FastifyInstance): void {
  route(app, contracts.listMyTokens, async (_, { db, session }) => ({
    data: await listTokens(db, session.user.id),
  }));
  route(app, contracts.createToken, ({ body }, { db, actor }) => makeToken(db, actor, body));
  route(app, createServiceToken, ({ params, body }, { db, actor }) =>
    makeServiceToken(db, actor, params.id, body),
  );
  route(app, contracts.revokeToken, ({ params }, { db, actor }) => revokeOwnToken(db, actor, params.id));
  route(app, contracts.listCompanyTokens, ({ query }, { db }) => listCompanyTokens(db, query));
  route(app, contracts.revokeUserToken, ({ params }, { db, actor }) =>
    revokeTokenOf(db, actor, params.id, params.tokenId),
  );
  route(app, contracts.revokeUserTokens, ({ params }, { db, actor }) => revokeTokensOf(db, actor, params.id));
}
