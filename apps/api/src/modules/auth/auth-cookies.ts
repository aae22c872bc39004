import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, readCookie, writeCookie } from '@/http/access/cookies';
import { clearKept } from '@/http/answers/caching';
import { accessLifetime, refreshLifetime } from '@/modules/sessions/lifetimes';
import type { SessionTokens } from '@/modules/sessions/session-tokens';

export function setSessionCookies(reply: FastifyReply, { access, refresh }: SessionTokens): void {
  writeCookie(reply, 'access', access, accessLifetime);
  writeCookie(reply, 'refresh', refresh, refreshLifetime);
}

export function clearSessionCookies(reply: FastifyReply): void {
  clearKept(reply);
  dropCookie(reply, 'access');
  dropCookie(reply, 'refresh');
}

/** The tokens that a browser sent along. */
export function tokensOf(request: FastifyRequest): Partial<SessionTokens> {
  const [access, refresh] = [readCookie(request, 'access'), readCookie(request, 'refresh')];
  return { ...(access && { access }), ...(refresh && { refresh }) };
}
