import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, readCookie, writeCookie } from '@/http/access/cookies';
import { clearKept } from '@/http/answers/caching';
import { accessLifetime, refreshLifetime } from '@/modules/sessions/lifetimes';
import type { SessionTokens } from '@/modules/sessions/session-tokens';

/**
 * A browser keeps its tokens to itself, so a page cannot see whether there are any. The hint lets it: where it is
 * missing nobody is signed in, and nothing has to be asked for. It has no value, and the server never reads it.
 */
export function setSessionCookies(reply: FastifyReply, { access, refresh }: SessionTokens): void {
  writeCookie(reply, 'access', access, accessLifetime);
  writeCookie(reply, 'refresh', refresh, refreshLifetime);
  writeCookie(reply, 'hint', '1', refreshLifetime);
}

export function clearSessionCookies(reply: FastifyReply): void {
  clearKept(reply);
  dropCookie(reply, 'access');
  dropCookie(reply, 'refresh');
  dropHint(reply);
}

/** There is no session that could be refreshed: whoever opens a page need not ask. */
export function dropHint(reply: FastifyReply): void {
  dropCookie(reply, 'hint');
}

/** The tokens that a browser sent along. */
export function tokensOf(request: FastifyRequest): Partial<SessionTokens> {
  const [access, refresh] = [readCookie(request, 'access'), readCookie(request, 'refresh')];
  return { ...(access && { access }), ...(refresh && { refresh }) };
}
