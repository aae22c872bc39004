import type { Access } from '@tavla/shared/endpoint';
import { may, type Permission } from '@tavla/shared/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from './cookies';
import { HttpError } from './errors';

/** A valid session with its person, as of at most three seconds ago. */
export interface SignedIn {
  id: string;
  organizationId: string;
  user: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    timeZone: string | null;
  };
  permissions: Permission[];
}

/**
 * The one place that decides who may call: finds the session, checks the pair, and remembers the person on
 * the request. A public endpoint learns who calls when somebody is signed in.
 * @throws HttpError 401 without a session, 403 without the permission
 */
export async function requireAccess(
  app: FastifyInstance,
  request: FastifyRequest,
  access: Access,
): Promise<void> {
  const token = readCookie(request, 'access');
  if (access === 'public') return;
  const session = token ? await app.sessions.find(token) : undefined;
  if (!session) throw new HttpError(401, 'not-signed-in', 'You are not signed in.');
  request.session = session;
  if (access === 'signed-in' || may(session.permissions, access[0], access[1])) return;
  throw new HttpError(403, 'not-allowed', `Your role does not allow this (${access[0]} ${access[1]}).`);
}
