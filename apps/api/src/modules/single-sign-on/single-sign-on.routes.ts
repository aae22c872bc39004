import * as domain from '@tavla/shared/contracts/single-sign-on/domain';
import * as links from '@tavla/shared/contracts/single-sign-on/links';
import * as settings from '@tavla/shared/contracts/single-sign-on/settings';
import type { FastifyInstance } from 'fastify';
import { route, type SignedInCall } from '@/http/route';
import { enterDomainCode, sendDomainCode } from './domain/domain-code';
import { checkDomain } from './domain/prove-domain';
import { setDomain } from './domain/set-domain';
import { readLink, unlink } from './links';
import type { Providers } from './provider/providers';
import { saveProvider, testProvider } from './provider/save-provider';
import { removeSingleSignOn, switchCodes } from './provider/switch-codes';
import { readSingleSignOn } from './read-single-sign-on';

export function singleSignOnRoutes(app: FastifyInstance, providers: Providers): void {
  const { deps } = app;
  const read = ({ db, session }: SignedInCall) => readSingleSignOn(deps, db, session.user.id);

  route(app, settings.getSingleSignOn, (_, call) => read(call));
  route(app, domain.setSignInDomain, async ({ body }, call) => {
    await setDomain(call.db, call.actor, body.domain);
    return read(call);
  });
  route(app, domain.checkSignInDomain, async (_, call) => {
    await checkDomain(call.db, call.actor, deps.env.dnsServers);
    return read(call);
  });
  route(app, domain.sendDomainCode, async ({ body }, call) => {
    await sendDomainCode(deps, call, body.mailbox);
    return { message: 'A code has been sent.' };
  });
  route(app, domain.proveSignInDomain, async ({ body }, call) => {
    await enterDomainCode(deps, call, body.mailbox, body.code);
    return read(call);
  });
  route(app, settings.testProvider, ({ body }, { db, actor }) =>
    testProvider(db, providers, actor, body.issuer),
  );
  route(app, settings.setProvider, async ({ body }, call) => {
    await saveProvider(deps, providers, call.db, call.actor, body);
    return read(call);
  });
  route(app, settings.setCodes, async ({ body }, call) => {
    await switchCodes(call.db, call.actor, body.codesOff);
    return read(call);
  });
  route(app, settings.removeSingleSignOn, (_, { db, actor }) => removeSingleSignOn(db, actor));
  route(app, links.getSignInLink, async ({ params }, { db }) => ({ link: await readLink(db, params.id) }));
  route(app, links.unlinkSignIn, ({ params }, { db, actor }) => unlink(db, actor, params.id));
}
