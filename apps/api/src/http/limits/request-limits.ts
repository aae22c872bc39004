import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import { say } from '@tavla/shared/error-words';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { asksWhoCalls, credentialOf } from '../access/tokens/credential';
import { HttpError } from '../errors/errors';
import { apiPath } from '../web';
import { SharedCounters } from './shared-counters';

/** Of a signed-in person. */
export const requestsPerMinute = 1_200;
/** Of one API token. All of a person's together have what the person has, beside it: a program slows no browser down. */
export const tokenRequestsPerMinute = 600;
/** Of an address that is not signed in: a whole company may share one. */
export const strangerRequestsPerMinute = 6_000;

const minute = 60_000;
/** Tokens that were good lately, so that a flood from their address does not touch whoever holds them. */
const tokensRemembered = 50_000;

/**
 * Limits how often somebody may ask within a minute, over all processes: a signed-in person by who they are,
 * a program by its token, and everybody else by their address. What is refused as not signed in is counted apart from what anybody may
 * call, so that one machine with an old session does not shut its whole company out of the sign-in page; and
 * over that limit an unknown token is not even looked up. The files of the web app are not counted.
 */
export async function limitRequests(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  await app.register(rateLimit, {
    // After access was checked, which is an earlier hook of the same route.
    hook: 'onRequest',
    max: ({ session }) => (session?.token ? tokenRequestsPerMinute : requestsPerMinute),
    timeWindow: minute,
    store: storeOf(new SharedCounters(pool)),
    keyGenerator: ({ session }) =>
      session?.token ? `token:${session.token.id}` : `person:${session?.user.id}`,
    // RateLimit-Limit, -Remaining and -Reset. Source: draft-ietf-httpapi-ratelimit-headers-06.
    enableDraftSpec: true,
    allowList: ({ session }) => session === null,
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  });
  const together = app.createRateLimit({
    max: requestsPerMinute,
    allowList: [],
    keyGenerator: ({ session }) => `tokens-of:${session?.user.id}`,
  });
  const stranger = app.createRateLimit({
    max: strangerRequestsPerMinute,
    allowList: [],
    keyGenerator: ({ ip }) => `stranger:${normalizeIP(ip)}`,
  });
  const refused = app.createRateLimit({
    max: strangerRequestsPerMinute,
    allowList: [],
    keyGenerator: ({ ip }) => `refused:${normalizeIP(ip)}`,
  });
  const good = new Set<string>();

  app.addHook('onRequest', async (request) => {
    if (!apiPath.test(request.url)) return;
    if (asksWhoCalls(request)) {
      if (good.has(credentialOf(request)?.value ?? '')) return;
      const used = await refused(request, { increment: false });
      if (!used.isAllowed && used.remaining === 0) throw tooMany(used.ttl);
      return;
    }
    const used = await stranger(request);
    if (!used.isAllowed && used.isExceeded) throw tooMany(used.ttl);
  });
  app.addHook('onError', async (request, _, error) => {
    if ('statusCode' in error && error.statusCode === 401 && asksWhoCalls(request)) await refused(request);
  });
  // The next step after access was checked.
  app.addHook('preParsing', async (request) => {
    if (request.session?.token) {
      const used = await together(request);
      if (!used.isAllowed && used.isExceeded) throw tooMany(used.ttl);
    }
    const token = request.session && credentialOf(request)?.value;
    if (!token || good.has(token)) return;
    good.add(token);
    const [oldest] = good.size > tokensRemembered ? good : [];
    if (oldest !== undefined) good.delete(oldest);
  });
}

/** 429 that says how long to wait. */
export function tooMany(leftMs: number): HttpError {
  const retryAfterSeconds = Math.ceil(leftMs / 1000);
  const words = say('too-many-requests', { count: retryAfterSeconds });
  return new HttpError(429, 'too-many-requests', words, { retryAfterSeconds });
}

/** The counters as the library calls them. */
function storeOf(counters: SharedCounters): FastifyRateLimitStoreCtor {
  type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;
  return class {
    incr(key: string, done: Done, window: number, max: number): void {
      counters.add(key, max, window).then((result) => done(null, result), done);
    }
    read(key: string, done: Done): void {
      done(null, counters.read(key));
    }
    child() {
      return this;
    }
  } as unknown as FastifyRateLimitStoreCtor;
}
