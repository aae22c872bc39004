import {
  login,
  logout,
  me,
  resendOtp,
  type SignInType,
  signup,
  tokenRefresh,
  updateMe,
  verifyOtp,
} from '@tavla/shared/contracts/auth';
import { say } from '@tavla/shared/error-words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '@/http/errors/errors';
import { type Call, route } from '@/http/route';
import { requireOrganizationFree } from '@/modules/organizations/check-organization';
import { refreshSession } from '@/modules/sessions/refresh-session';
import { signOut } from '@/modules/sessions/sign-out';
import { clearSessionCookies, dropHint, setSessionCookies, tokensOf } from './auth-cookies';
import { browserOf, sendToBrowser } from './codes/sign-in-browser';
import { WrongCode } from './codes/wrong-code';
import { findCurrentUser } from './current-user';
import { enterBrowser } from './enter-browser';
import { recordFailedSignIn } from './record-failed-sign-in';
import { sendSignInCode } from './send-sign-in-code';
import { updateMe as changeMe } from './update-me';
import { verifyCode } from './verify-code';

const sent = { message: 'A code has been sent to your email.' };

export function authRoutes(app: FastifyInstance): void {
  const { deps } = app;

  const sendTo = (call: Call, email: string, type: SignInType) =>
    sendToBrowser(call, (browser) => sendSignInCode(deps, email, type, browser));

  route(app, login, async ({ body }, call) => {
    await sendTo(call, body.email, body.type);
    return sent;
  });

  route(app, signup, async ({ body }, call) => {
    const { email, type, organizationName: name, organizationDomain: domain } = body;
    await requireOrganizationFree(deps.db, { name, domain, email });
    await sendTo(call, email, type);
    return sent;
  });

  route(app, resendOtp, async ({ body }, call) => {
    await sendTo(call, body.email, body.type);
    return { message: 'A new code has been sent to your email.' };
  });

  route(app, verifyOtp, async ({ body }, call) => {
    const browser = browserOf(call.request);
    const verified = await verifyCode(deps, body, browser).catch((error: unknown) => {
      // Only what could have been right: strangers without a code do not fill the audit log.
      if (error instanceof WrongCode && error.isGuess) recordFailedSignIn(app, body.email, browser.client);
      throw error;
    });
    return enterBrowser(call, verified);
  });

  route(app, tokenRefresh, async (_, { request, reply }) => {
    const { refresh } = tokensOf(request);
    if (!refresh) {
      dropHint(reply);
      throw new HttpError(401, 'not-signed-in', say('not-signed-in'));
    }
    try {
      setSessionCookies(reply, await refreshSession(deps, refresh, clientOf(request)));
    } catch (error) {
      if (error instanceof HttpError) clearSessionCookies(reply);
      throw error;
    }
  });

  route(app, logout, async (_, { request, reply }) => {
    clearSessionCookies(reply);
    await signOut(deps.db, tokensOf(request), clientOf(request));
  });

  route(app, me, async (_, { session }) => {
    const person = await findCurrentUser(deps, session.organizationId, session.user.id, session.id);
    // A program asks what it may do, not what its person may.
    return session.token ? { ...person, permissions: session.permissions } : person;
  });

  route(app, updateMe, async ({ body }, { db, actor, session }) => {
    await changeMe(db, actor, session.user.id, body);
    // The notification is on its way; whoever changed their time zone may ask for a date before it is here.
    app.sessions.forget(session.organizationId);
    return findCurrentUser(deps, session.organizationId, session.user.id, session.id);
  });
}

function clientOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
