import { accessLifetime, refreshLifetime } from '@tavla/shared/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessCookie, refreshCookie } from '@/http/access';
import { clearKept } from '@/http/caching';
import type { SessionTokens } from '@/modules/sessions/session-tokens';

/** The refresh token travels only to where it is used. */
const refreshPath = '/auth';

const common = { httpOnly: true, sameSite: 'lax' } as const;

export function setSessionCookies(reply: FastifyReply, { access, refresh }: SessionTokens): void {
  const secure = reply.server.deps.env.secureCookies;
  reply
    .setCookie(accessCookie, access, { ...common, secure, path: '/', maxAge: accessLifetime / 1000 })
    .setCookie(refreshCookie, refresh, {
      ...common,
      secure,
      path: refreshPath,
      maxAge: refreshLifetime / 1000,
    });
}

export function clearSessionCookies(reply: FastifyReply): void {
  clearKept(reply);
  const secure = reply.server.deps.env.secureCookies;
  reply
    .clearCookie(accessCookie, { ...common, secure, path: '/' })
    .clearCookie(refreshCookie, { ...common, secure, path: refreshPath });
}

/** The tokens that a browser sent along. */
export function tokensOf(request: FastifyRequest): Partial<SessionTokens> {
  const { [accessCookie]: access, [refreshCookie]: refresh } = request.cookies;
  return { ...(access && { access }), ...(refresh && { refresh }) };
}
