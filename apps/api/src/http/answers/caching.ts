import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SignedInCall } from '../route';
import { knownVersions, makeTag, type TagOwner } from './cache-tag';

declare module 'fastify' {
  interface FastifyReply {
    /** How a browser may keep this answer; null, as nearly always: not at all. */
    keeping: { control: string; own?: { etag: string; vary?: string } } | null;
  }
}

const nowhere = 'no-store';
/** Of these alone a copy may stay; a refusal is never kept, whatever was meant to be answered. */
const kept = new Set([200, 206, 304]);
const year = 31_536_000;

/**
 * The one place that says what a browser may keep. Every answer is kept nowhere, unless one of the functions
 * below said otherwise for it: headers that anything else sets go. Decision 012 says why.
 */
export function registerCaching(app: FastifyInstance): void {
  app.decorateReply('keeping', null);
  // Also for what is written past the framework: streams, and the uploads' own protocol.
  app.addHook('onRequest', async (_, reply) => void reply.raw.setHeader('cache-control', nowhere));
  app.addHook('onSend', async (_, reply) => applyKeeping(reply));
}

/** Sets the headers that `keeping` asks for; called by hand for the few answers that no hook sees. */
export function applyKeeping(reply: FastifyReply): void {
  const keeping = kept.has(reply.statusCode) ? reply.keeping : null;
  reply.header('cache-control', keeping?.control ?? nowhere).removeHeader('expires');
  // Files of the web app come with validators of their own.
  if (keeping && !keeping.own) return;
  reply.removeHeader('last-modified').removeHeader('etag');
  if (keeping?.own) reply.headers(keeping.own);
}

/** Files of the web app, in which nothing is personal: for good when their name changes with their content. */
export function keepWebFile(reply: FastifyReply, isFinal: boolean): void {
  reply.keeping = { control: isFinal ? `public, max-age=${year}, immutable` : 'no-cache' };
}

/** An answer that belongs to one person, whose browser may keep it and asks about it each time. */
export interface OwnAnswer {
  /** The versions that the client says it has. */
  known: string[];
  /** The strong tag of a version, for comparing. */
  tagOf(version: string): string;
  /** Lets the browser keep this version. */
  keep(version: string): void;
}

/**
 * Lets the person's own browser keep an answer. Cookies belong to the key of what is kept: not even a page that
 * wants a copy without asking the server gets that of the person before.
 * @param what see `TagOwner`
 * @param vary the header beside the cookies that the bytes depend on; the tag is a weak one then
 */
export function ownAnswer({ request, reply, session }: SignedInCall, what: string, vary?: string): OwnAnswer {
  const secret = request.server.deps.authSecret;
  const owner: TagOwner = { organizationId: session.organizationId, userId: session.user.id, what };
  const tagOf = (version: string) => makeTag(secret, owner, version);
  return {
    known: knownVersions(secret, owner, request.headers['if-none-match']),
    tagOf,
    keep(version) {
      const own = vary
        ? { etag: `W/${tagOf(version)}`, vary: `cookie, ${vary}` }
        : { etag: tagOf(version), vary: 'cookie' };
      reply.keeping = { control: 'private, no-cache', own };
    },
  };
}

/** An answer to whoever holds a secret address: their program may keep it, and asks about it each time. */
export function keepByLink(reply: FastifyReply, etag: string): void {
  reply.keeping = { control: 'private, no-cache', own: { etag } };
}

/**
 * Begins an answer that is written bit by bit past the framework, and that nothing on the way may keep, change
 * or hold back.
 */
export function startStream(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': `${nowhere}, no-transform`,
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
}

/**
 * Empties what the browser has kept of this site, when somebody's session ends. Only a help: it works in secure
 * contexts alone, and nothing rests on it.
 */
export function clearKept(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
