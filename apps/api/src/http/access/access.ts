import type { Access } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { may, type Permission } from '@tavla/shared/permissions';
import { personHeader } from '@tavla/shared/person-header';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors';
import { readCookie } from './cookies';

/** A valid session with its person, as of at most three seconds ago. */
export interface SignedIn {
  id: string;
  organizationId: string;
  user: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    /** Their own, else their company's; null means UTC. */
    timeZone: string | null;
  };
  permissions: Permission[];
}

/**
 * The one place that decides who may call: finds the session, checks that it is the person's whom the client
 * means, checks the pair, and remembers the person on the request.
 * @throws HttpError 401 without a session or with somebody else's, 403 without the permission
 */
export async function requireAccess(
  app: FastifyInstance,
  request: FastifyRequest,
  access: Access,
): Promise<void> {
  if (access === 'public') return requireNobodyElse(app, request);
  const token = readCookie(request, 'access');
  const session = token ? await app.sessions.find(token) : undefined;
  if (!session) throw notSignedIn();
  requireMeant(request, session.user.id);
  request.session = session;
  if (access === 'signed-in' || may(session.permissions, access[0], access[1])) return;
  throw new HttpError(403, 'not-allowed', say('role-does-not-allow', { permission: access.join(' ') }));
}

/**
 * Asks again once the whole body is here. It is checked before, so that nobody's body is received who may not send it;
 * but it may take hours to arrive, and nobody whose session has ended or who has lost a permission meanwhile is to
 * have a request in store. By the session's id: its token may have been renewed in the meantime.
 * @throws HttpError 401 when the session has ended, 403 when it may less than at the beginning
 */
export async function requireStill(request: FastifyRequest): Promise<void> {
  const { session, server } = request;
  if (!session) return;
  const now = await server.sessions.again(session);
  if (!now) throw notSignedIn();
  if (session.permissions.some(({ action, resource }) => !may(now.permissions, action, resource))) {
    throw new HttpError(403, 'not-allowed', say('permissions-changed'));
  }
}

const notSignedIn = () => new HttpError(401, 'not-signed-in', say('not-signed-in'));

/**
 * What is open to everybody can still be about a session: refreshing and ending one. Whoever names a person
 * must not do that to another's, whichever of the two cookies still holds.
 */
async function requireNobodyElse(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  if (request.headers[personHeader] === undefined) return;
  const tokens = { access: readCookie(request, 'access'), refresh: readCookie(request, 'refresh') };
  for (const owner of await app.sessions.ownersOf(tokens)) requireMeant(request, owner);
}

function requireMeant({ headers }: Pick<FastifyRequest, 'headers'>, personId: string): void {
  const meant = headers[personHeader];
  if (meant === undefined || meant === personId) return;
  throw new HttpError(401, 'other-person', say('other-person'));
}
