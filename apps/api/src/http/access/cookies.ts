import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies that the product sets, each with the one path where it is needed. */
const paths = {
  access: '/',
  refresh: '/auth',
  request: '/auth',
  passkey: '/auth',
  device: '/auth',
  attempts: '/',
  hint: '/',
} as const;

export type CookieKind = keyof typeof paths;

/**
 * The name of a cookie as browsers see it. Over https a prefix makes them refuse one that came without
 * encryption, and with `__Host-` also one that another host of the same domain has set.
 * Source: RFC 6265bis, 4.1.3 "Cookie Name Prefixes"; `__Host-` wants the path to be the root.
 */
export function cookieName(kind: CookieKind, { secureCookies }: { secureCookies: boolean }): string {
  const prefix = paths[kind] === '/' ? '__Host-' : '__Secure-';
  return `${secureCookies ? prefix : ''}tavla_${kind}`;
}

/** What the browser sent; an empty value is none. */
export function readCookie({ server, cookies }: FastifyRequest, kind: CookieKind): string | undefined {
  return cookies[cookieName(kind, server.deps.env)] || undefined;
}

/** @param lifetime in milliseconds */
export function writeCookie(reply: FastifyReply, kind: CookieKind, value: string, lifetime: number): void {
  reply.setCookie(nameFor(reply, kind), value, { ...attributes(reply, kind), maxAge: lifetime / 1000 });
}

export function dropCookie(reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(nameFor(reply, kind), attributes(reply, kind));
}

const nameFor = ({ server }: FastifyReply, kind: CookieKind) => cookieName(kind, server.deps.env);

function attributes({ server }: FastifyReply, kind: CookieKind) {
  const { secureCookies: secure } = server.deps.env;
  // Pages read the hint, which says nothing; the others are nobody's but ours.
  return { httpOnly: kind !== 'hint', sameSite: 'lax', secure, path: paths[kind] } as const;
}
