import * as contracts from '@tavla/shared/contracts/single-sign-on/sign-in';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { enterBrowser } from '@/modules/auth/enter-browser';
import type { Providers } from '../provider/providers';
import { beginSignIn } from './begin-sign-in';
import { findWays } from './find-ways';
import { finishSignIn } from './finish-sign-in';

export function providerSignInRoutes(app: FastifyInstance, providers: Providers): void {
  const { deps } = app;
  route(app, contracts.findSignInWays, ({ body }) => findWays(deps.db, body.email));
  route(app, contracts.beginProviderSignIn, async ({ body }, call) => ({
    url: await beginSignIn(deps, providers, call, body.email),
  }));
  route(app, contracts.finishProviderSignIn, async ({ body }, call) =>
    enterBrowser(call, await finishSignIn(deps, providers, call, body)),
  );
}
