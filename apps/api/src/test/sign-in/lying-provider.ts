import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientId } from './real-provider';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export type Claims = Record<string, unknown>;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A provider that says whatever a test wants, with a key of its own; every part can be put in another's place. */
export class LyingProvider {
  private server: Server | undefined;
  /** Replaces what is answered at a path. */
  readonly instead = new Map<string, Handler>();
  readonly asked: string[] = [];
  /** The token that is answered to any code. */
  idToken = '';

  async start(): Promise<this> {
    this.server = createServer((request, response) => this.handle(request, response));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get issuer(): string {
    const { port } = (this.server?.address() ?? {}) as Partial<AddressInfo>;
    return `http://127.0.0.1:${port}`;
  }

  get metadata(): Claims {
    const { issuer } = this;
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      ...{
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      },
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  /** Claims of a token that is right, for an attempt with this nonce. */
  rightFor(nonce: string, email: string, more: Claims = {}): Claims {
    const now = Math.floor(Date.now() / 1_000);
    return {
      ...{ iss: this.issuer, aud: clientId, sub: 'one', iat: now, exp: now + 300, nonce },
      ...{ email, email_verified: true, name: 'Lea Liar', ...more },
    };
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => this.server?.close(() => resolve()));
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '', this.issuer);
    this.asked.push(pathname);
    const instead = this.instead.get(pathname);
    if (instead) {
      instead(request, response);
      return;
    }
    const token = { access_token: 'any', token_type: 'Bearer', id_token: this.idToken };
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': this.metadata,
      '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
      '/token': token,
    };
    json(response, answers[pathname] ?? { error: 'invalid_request' }, pathname in answers ? 200 : 404);
  }
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs claims as the provider does, or as nobody whom it knows. */
export function signed(claims: Claims, by: 'itself' | 'a stranger' | 'nobody' = 'itself'): string {
  const head = encode({ alg: by === 'nobody' ? 'none' : 'RS256', kid: 'one' });
  const body = `${head}.${encode(claims)}`;
  if (by === 'nobody') return `${body}.`;
  const key = by === 'itself' ? privateKey : stranger;
  return `${body}.${createSign('sha256').update(body).sign(key, 'base64url')}`;
}
