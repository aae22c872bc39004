import type { ErrorCode } from '@tavla/shared/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createTally } from '../limits/line-tally';
import { readCookie } from './cookies';
import { credentialOf } from './tokens/credential';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: ReturnType<typeof createTally>;
  }
}

/** What the security log tells; docs/security.md says of each what it means. */
export type SecurityEvent =
  | 'permission-refused'
  | 'origin-refused'
  | 'other-person'
  | 'limit-reached'
  | 'code-refused'
  | 'provider-refused'
  | 'passkey-refused'
  | 'passkey-copied'
  | 'token-refused'
  | 'token-reused'
  | 'input-refused'
  | 'id-unknown'
  | 'service-failed';

type Level = 'info' | 'warn' | 'error';

const levels: Partial<Record<SecurityEvent, Level>> = {
  'input-refused': 'info',
  'id-unknown': 'info',
  'service-failed': 'error',
};

const byCode: Partial<Record<ErrorCode, SecurityEvent>> = {
  'not-allowed': 'permission-refused',
  'bad-origin': 'origin-refused',
  'other-person': 'other-person',
  'too-many-requests': 'limit-reached',
  'wrong-code': 'code-refused',
  'sign-in-refused': 'provider-refused',
  'provider-unavailable': 'service-failed',
  'wrong-passkey': 'passkey-refused',
  'mail-unavailable': 'service-failed',
  'storage-unavailable': 'service-failed',
  'database-unavailable': 'service-failed',
  'engine-unavailable': 'service-failed',
};

const minute = 60_000;

/** Counts the lines of this process, and says once a minute how many it has left out. */
export function registerSecurityLog(app: FastifyInstance): void {
  const tally = createTally();
  app.decorate('securityLog', tally);
  const sum = () => {
    for (const { event, lines } of tally.end())
      app.log.warn({ security: 'left-out', event, lines }, 'security');
  };
  const timer = setInterval(sum, minute).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    sum();
  });
}

/**
 * Writes what was refused, or what failed behind us, to the process's log. One line says who, from where and
 * what: never cookies, codes, addresses of mail, ids in addresses, or what somebody wrote.
 * Source: OWASP ASVS 5.0, V16.3.
 */
export function noteRefusal(request: FastifyRequest, error: unknown, code: ErrorCode): void {
  const event = eventOf(request, error, code);
  if (!event || request.server.securityLog.take(event, request.ip) === false) return;
  const { session, ip, method, routeOptions } = request;
  request.log[levels[event] ?? 'warn'](
    {
      security: event,
      ip,
      method,
      // The pattern, not the address: ids and what somebody searches for stay out.
      route: routeOptions.url ?? null,
      ...(session && { userId: session.user.id, organizationId: session.organizationId }),
      ...(session?.token && { tokenId: session.token.id }),
      ...(event === 'service-failed' && { service: code, failure: failureOf(error) }),
    },
    'security',
  );
}

function eventOf(request: FastifyRequest, error: unknown, code: ErrorCode): SecurityEvent | undefined {
  const said = (error as { security?: SecurityEvent } | undefined)?.security;
  if (said) return said;
  const contract = request.routeOptions.config?.contract;
  if (code === 'validation' && contract?.access === 'public') return 'input-refused';
  // Another company's id is answered as one that does not exist: who tries ids shows here.
  if (code === 'not-found' && request.session && contract?.params) return 'id-unknown';
  // Without a token somebody has only not signed in yet; browsers drop one that has run out.
  const shows = () =>
    contract?.access === 'public' ? readCookie(request, 'refresh') : credentialOf(request);
  if (code === 'not-signed-in' && shows()) return 'token-refused';
  return byCode[code];
}

/** The error's own code, such as ECONNREFUSED or CERT_HAS_EXPIRED; its words may name people. */
function failureOf(error: unknown, depth = 0): string | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  const deeper = cause && depth < 3 ? failureOf(cause, depth + 1) : null;
  return deeper ?? (typeof code === 'string' ? code.slice(0, 60) : null);
}
