import { askConfirmation, askNewEmail, changeMyEmail, confirm } from '@tavla/shared/contracts/confirm';
import type { FastifyInstance } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { route, type SignedInCall } from '@/http/route';
import { browserOf, keepDevice, type SignInBrowser, sendToBrowser } from '../codes/sign-in-browser';
import { WrongCode } from '../codes/wrong-code';
import { findCurrentUser } from '../current-user';
import { changeMyEmail as changeEmail, sendNewEmailCode } from './change-my-email';
import { confirmSession, sendConfirmation } from './confirm-session';

const sent = { message: 'A code has been sent.' };

export function confirmRoutes(app: FastifyInstance): void {
  const { deps } = app;

  route(app, askConfirmation, async (_, call) => {
    await sendToBrowser(call, (browser) => sendConfirmation(deps, call.session, browser));
    return sent;
  });

  route(app, confirm, async ({ body }, call) => {
    await entered(call, (browser) => confirmSession(deps, call.session, call.actor, body.code, browser));
  });

  route(app, askNewEmail, async ({ body }, call) => {
    await sendToBrowser(call, (browser) => sendNewEmailCode(deps, call.session, body.email, browser));
    return sent;
  });

  route(app, changeMyEmail, async ({ body }, call) => {
    const { session, actor } = call;
    await entered(call, (browser) => changeEmail(deps, session, actor, body, browser));
    // The notification is on its way; the next call must not see the former address.
    app.sessions.forget(session.organizationId);
    return findCurrentUser(deps, session.organizationId, session.user.id, session.id);
  });
}

/** A code that was entered within a session: a right one makes the browser known, a wrong one is recorded. */
async function entered(
  { request, reply, session, db, actor }: SignedInCall,
  work: (browser: SignInBrowser) => Promise<void>,
): Promise<void> {
  const browser = browserOf(request);
  try {
    await work(browser);
  } catch (error) {
    if (error instanceof WrongCode && error.isGuess) await recordWrongCode(db, actor, session.id);
    throw error;
  }
  keepDevice(reply, browser, session.user.id);
}

function recordWrongCode(db: CompanyDb, actor: Actor, targetId: string): Promise<void> {
  return change(db, async (tx) =>
    tx.audit(actor, { action: 'session.confirm-failed', targetType: 'session', targetId }),
  );
}
