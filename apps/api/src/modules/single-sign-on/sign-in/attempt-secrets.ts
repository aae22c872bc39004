import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '@/http/access/cookies';
import { isSameHash } from '@/modules/auth/codes/sign-in-code';

/** How long somebody may be away at their provider, in milliseconds. */
export const attemptLifetime = 10 * 60_000;
/** Tabs that can be away at a time; the one that left first is forgotten. */
const most = 5;
const form = /^[\w-]{43}(\.[\w-]{43}){0,4}$/;

/**
 * What a way through a provider rests on. All is made of one random secret, which only the browser keeps: neither the
 * database nor an address that somebody sees says enough to go on with another's.
 */
export interface AttemptSecrets {
  secret: string;
  state: string;
  nonce: string;
  verifier: string;
}

export function secretsOf(authSecret: string, secret: string): AttemptSecrets {
  const make = (purpose: string) =>
    createHmac('sha256', authSecret).update(`provider-${purpose}:${secret}`).digest('base64url');
  return { secret, state: make('state'), nonce: make('nonce'), verifier: make('verifier') };
}

/** A new secret, which the browser keeps beside those of its other tabs; never one that it brought. */
export function newAttempt(request: FastifyRequest, reply: FastifyReply): AttemptSecrets {
  const secret = randomBytes(32).toString('base64url');
  writeCookie(reply, 'attempts', [secret, ...keptIn(request)].slice(0, most).join('.'), attemptLifetime);
  return secretsOf(reply.server.deps.authSecret, secret);
}

/** The attempt of this browser that a state belongs to; undefined when it began none such. */
export function attemptOf(request: FastifyRequest, state: string): AttemptSecrets | undefined {
  const { authSecret } = request.server.deps;
  return keptIn(request)
    .map((secret) => secretsOf(authSecret, secret))
    .find((attempt) => isSameHash(attempt.state, state));
}

function keptIn(request: FastifyRequest): string[] {
  const cookie = readCookie(request, 'attempts') ?? '';
  return form.test(cookie) ? cookie.split('.') : [];
}
