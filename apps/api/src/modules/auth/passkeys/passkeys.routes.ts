import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  askPasskeySignIn,
  confirmByPasskey,
  listMyPasskeys,
  listUserPasskeys,
  removePasskey,
  renamePasskey,
  resetPasskeys,
  signInByPasskey,
} from '@tavla/shared/contracts/sign-in/passkeys';
import { passkeyLifetime } from '@tavla/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { writeCookie } from '@/http/access/cookies';
import { type Call, route } from '@/http/route';
import { findPerson } from '@/modules/sessions/find-person';
import { browserOf, keepDevice, type SignInBrowser } from '../codes/sign-in-browser';
import { enterBrowser } from '../enter-browser';
import { addPasskey as add, offerNewPasskey } from './add-passkey';
import { presentPasskey } from './passkey.presenter';
import { selectPasskeys } from './passkeys.repo';
import { removePasskey as remove, renamePasskey as rename, resetPasskeys as reset } from './remove-passkeys';
import { confirmByPasskey as confirm, offerConfirmation } from './show-passkey';
import { offerSignIn, signInByPasskey as signIn } from './sign-in-by-passkey';

export function passkeyRoutes(app: FastifyInstance): void {
  const { deps } = app;
  const list = async (db: CompanyDb, userId: string) => ({
    data: (await selectPasskeys(db.prisma, userId)).map(presentPasskey),
  });

  route(app, askPasskeySignIn, (_, call) => offerTo(call, (browser) => offerSignIn(deps, browser)));

  route(app, signInByPasskey, async ({ body }, call) => {
    const verified = await signIn(deps, body, browserOf(call.request));
    return enterBrowser(call, verified);
  });

  route(app, askNewPasskey, (_, call) =>
    offerTo(call, (browser) => offerNewPasskey(deps, call.session, browser)),
  );

  route(app, addPasskey, async ({ body }, { request, session, actor }) => {
    const added = await add(deps, session, actor, body, browserOf(request));
    // The notification is on its way; the next call must find the session with its passkey.
    app.sessions.forget(session.organizationId);
    return added;
  });

  route(app, askPasskey, (_, call) =>
    offerTo(call, (browser) => offerConfirmation(deps, call.session, browser)),
  );

  route(app, confirmByPasskey, async ({ body }, { request, reply, session, actor }) => {
    const browser = browserOf(request);
    await confirm(deps, session, actor, body.credential, browser);
    keepDevice(reply, browser, session.user.id);
    app.sessions.forget(session.organizationId);
  });

  route(app, listMyPasskeys, (_, { db, session }) => list(db, session.user.id));

  route(app, renamePasskey, async ({ params, body }, { db, session, actor }) => {
    await rename(db, actor, { userId: session.user.id, id: params.id }, body.name);
  });

  route(app, removePasskey, async ({ params }, { db, session, actor }) => {
    await remove(db, actor, { userId: session.user.id, sessionId: session.id }, params.id);
    app.sessions.forget(session.organizationId);
  });

  route(app, listUserPasskeys, async ({ params }, { db }) => {
    await findPerson(db, params.id);
    return list(db, params.id);
  });

  route(app, resetPasskeys, async ({ params }, { db, actor }) => reset(db, actor, params.id));
}

/** Gives the browser what its device is to sign, and the secret by which it is known again. */
async function offerTo<Options>(
  { request, reply }: Call,
  offer: (browser: SignInBrowser) => Promise<{ options: Options; secret: string }>,
): Promise<Options> {
  const browser = browserOf(request);
  const { options, secret } = await offer(browser);
  writeCookie(reply, 'passkey', `${browser.id}.${secret}`, passkeyLifetime);
  return options;
}
