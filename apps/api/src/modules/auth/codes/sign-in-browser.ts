import { randomBytes } from 'node:crypto';
import { codeLifetime } from '@tavla/shared/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, readCookie, writeCookie } from '@/http/access/cookies';
import type { Call } from '@/http/route';
import type { Client } from '@/modules/sessions/client';
import { type Device, formatDevice, parseDevice, remember } from './device';
import { type Origin, originOf } from './network';

/** How long a browser knows that somebody has signed in with it: browsers keep no cookie for longer. */
const deviceLifetime = 400 * 24 * 3_600_000;

/** Who asks for a code or enters one: not a person yet, but a browser at a place. */
export interface SignInBrowser {
  client: Client;
  origin: Origin;
  /** Tells browsers apart. One that keeps no cookies is another one each time. */
  id: string;
  /** The secret that names the code which this browser asked for last. */
  request: string | undefined;
  /** The secret under which this browser was asked to show or make a passkey. */
  ceremony: string | undefined;
  device: Device | undefined;
}

const form = /^([\w-]{22})\.([\w-]{43})$/;

export function browserOf(request: FastifyRequest): SignInBrowser {
  const read = (kind: 'request' | 'passkey') => form.exec(readCookie(request, kind) ?? '') ?? [];
  const [, id, secret] = read('request');
  const [, passkeyId, ceremony] = read('passkey');
  const device = parseDevice(readCookie(request, 'device'));
  return {
    client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    origin: originOf(request.ip),
    id: device?.nonce ?? id ?? passkeyId ?? randomBytes(16).toString('base64url'),
    request: secret,
    ceremony,
    device,
  };
}

/** A secret for each code, never one that the browser brought: somebody else may have put that there. */
export function newRequest(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Sends a code to the browser that asks for it, which may use it then, and nobody else.
 * @param send answers the secret that names the request
 */
export async function sendToBrowser(
  { request, reply }: Call,
  send: (browser: SignInBrowser) => Promise<string>,
): Promise<void> {
  const browser = browserOf(request);
  const secret = await send(browser);
  writeCookie(reply, 'request', `${browser.id}.${secret}`, codeLifetime);
}

/** The code is used; from now on this browser is one that the person has signed in with. */
export function keepDevice(reply: FastifyReply, { device }: SignInBrowser, personId: string): void {
  const { authSecret } = reply.server.deps;
  dropCookie(reply, 'request');
  writeCookie(reply, 'device', formatDevice(remember(authSecret, device, personId)), deviceLifetime);
}
