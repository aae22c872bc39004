import { say } from '@tavla/shared/error-words';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors';
import { asksWhoCalls, bearerOf } from './tokens/credential';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site makes in the person's browser: its Origin must be the
 * public address or the host that was called. Clients other than browsers send no Origin.
 * Source: OWASP Cross-Site Request Forgery Prevention, "Verifying Origin With Standard Headers".
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.routeOptions.config?.contract?.tokens === 'only') {
    requireOwnOrigin(request, publicUrl);
    return;
  }
  if (safe.has(request.method)) return;
  // No page of another site can send the header unasked, and with it the cookie counts for nothing.
  if (asksWhoCalls(request) && bearerOf(request) !== undefined) return;
  const { origin } = request.headers;
  if (origin === undefined && request.headers['sec-fetch-site'] !== 'cross-site') return;
  // The header itself, and not what a proxy forwards of it: that one could come from whoever calls.
  const host = request.headers.host ?? request.headers[':authority'];
  if (origin && (origin === new URL(publicUrl).origin || hostOf(origin) === host)) return;
  throw new HttpError(403, 'bad-origin', say('other-site'));
}

/**
 * No page but the product's own calls what is made for programs: not even one that has had its name point at this server.
 * Source: Model Context Protocol 2025-06-18 and later, "Streamable HTTP", security warning.
 */
function requireOwnOrigin({ headers: { origin } }: FastifyRequest, publicUrl: string): void {
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  throw new HttpError(403, 'bad-origin', say('other-site'));
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
