import type { Access, Endpoint } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { may, type Permission } from '@tavla/shared/permissions';
import { personHeader } from '@tavla/shared/person-header';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors';
import { readCookie } from './cookies';
import { requireComplete } from './second-factor';
import { credentialOf } from './tokens/credential';

/** A valid session with its person, as of at most three seconds ago; or an API token, which stands for one. */
export interface SignedIn {
  /** Of the session, or of the token. */
  id: string;
  /** Its company asks for a passkey, and none was shown in it yet. Never of a token. */
  lacksPasskey: boolean;
  /** The token that the call came with; null in a session. */
  token: { id: string; name: string; mayWrite: boolean } | null;
  organizationId: string;
  user: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    /** Their own, else their company's; null means UTC. */
    timeZone: string | null;
  };
  /** What their role holds; of a token what of this the token may do. */
  permissions: Permission[];
}

/** What a route says of who may call it; one that is made from no contract takes tokens. */
type Asked = { access: Access } & Partial<Pick<Endpoint, 'tokens' | 'beforePasskey'>>;

/**
 * The one place that decides who may call: finds the session or the token, checks that it is the person's whom the
 * client means, checks the pair, and remembers the person on the request.
 * @throws HttpError 401 without either or with somebody else's, 403 without the passkey that its company asks for,
 *   without the permission, or where the token is refused
 */
export async function requireAccess(
  app: FastifyInstance,
  request: FastifyRequest,
  { access, tokens = 'accepted', beforePasskey }: Asked,
): Promise<void> {
  if (access === 'public') return requireNobodyElse(app, request);
  const shown = credentialOf(request);
  const credential = tokens === 'only' && shown?.kind !== 'token' ? undefined : shown;
  const session = credential && (await app.sessions.find(credential, request.ip));
  if (!session) throw notSignedIn(tokens === 'only' ? 'token' : credential?.kind);
  requireMeant(request, session.user.id);
  request.session = session;
  if (session.token && tokens === 'refused') throw new HttpError(403, 'not-allowed', say('not-by-token'));
  requireComplete(session, { beforePasskey });
  requirePair(session, access);
  // What is for tokens alone looks itself at what each may.
  if (tokens === 'only' || session.token?.mayWrite !== false) return;
  if (!reading.has(request.method)) throw new HttpError(403, 'not-allowed', say('token-only-proposes'));
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @throws HttpError 403 that names the pair, where the role or the token does not hold it */
export function requirePair(session: SignedIn, access: Exclude<Access, 'public'>): void {
  if (access === 'signed-in' || may(session.permissions, access[0], access[1])) return;
  const reason = session.token ? 'token-does-not-allow' : 'role-does-not-allow';
  throw new HttpError(403, 'not-allowed', say(reason, { permission: access.join(' ') }));
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
  if (!now) throw notSignedIn(session.token ? 'token' : 'session');
  if (!session.lacksPasskey) requireComplete(now, {});
  if (session.permissions.some(({ action, resource }) => !may(now.permissions, action, resource))) {
    throw new HttpError(403, 'not-allowed', say('permissions-changed'));
  }
}

const notSignedIn = (kind: 'token' | 'session' = 'session') =>
  new HttpError(401, 'not-signed-in', say(kind === 'token' ? 'token-not-valid' : 'not-signed-in'));

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
