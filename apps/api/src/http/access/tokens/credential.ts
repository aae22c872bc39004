import type { FastifyRequest } from 'fastify';
import { readCookie } from '../cookies';

/** What a call shows for its person: an API token, or the access token of a session's cookie. */
export interface Credential {
  kind: 'token' | 'session';
  value: string;
}

/**
 * The credential of a call. A header `Authorization: Bearer` wins over the cookie whatever it holds, so that a call
 * never counts as somebody's whom it does not name; other schemes, such as that of a proxy, are not ours.
 */
export function credentialOf(request: FastifyRequest): Credential | undefined {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return { kind: 'token', value: bearer };
  const cookie = readCookie(request, 'access');
  return cookie === undefined ? undefined : { kind: 'session', value: cookie };
}

/** What stands behind `Bearer`, be it nothing; undefined without such a header. Nowhere else is a token looked for. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, ...rest] = (headers.authorization ?? '').trim().split(/ +/);
  return scheme?.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}

/** Whether an address asks who calls; of an address that is open to everybody nobody reads a token. */
export function asksWhoCalls({ routeOptions: { config } }: FastifyRequest): boolean {
  const access = config?.contract?.access ?? config?.access;
  return access !== undefined && access !== 'public';
}
