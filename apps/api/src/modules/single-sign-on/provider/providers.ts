import { createHash } from 'node:crypto';
import type { ProviderFault } from '@tavla/shared/contracts/single-sign-on/settings';
import { say } from '@tavla/shared/error-words';
import * as client from 'openid-client';
import { guardedFetch } from '@/adapters/outbound/guarded-fetch';
import { networksOf } from '@/adapters/outbound/networks';
import { HttpError } from '@/http/errors/errors';
import { faultOf, ProviderFailed } from './provider-fault';

/** Of one request to a provider. Their documents and keys have a few kilobytes. */
const usual = { milliseconds: 8_000, answerBytes: 256 * 1024 };
/** Milliseconds for which what a provider says of itself is believed. */
const believed = 5 * 60_000;
const remembered = 200;
/** Requests that one company's provider may hold up at a time. */
const atATime = 10;

export interface ProviderClient {
  issuer: string;
  clientId: string;
  secret: string;
}

/**
 * The providers of companies, as this process talks to them: to public addresses and listed networks alone, in bounded
 * time and memory, each company's by itself.
 */
export class Providers {
  readonly #known = new Map<string, { found: Promise<client.Configuration>; until: number }>();
  readonly #busy = new Map<string, number>();
  readonly #fetch: client.CustomFetch;

  /** @param networks that may be called although they are not public, by CIDR */
  constructor(networks: readonly string[], limits = usual) {
    const fetch = guardedFetch(networksOf(networks), limits);
    this.#fetch = (url, options) => fetch(url, options);
  }

  /**
   * Does something with a provider, of which no more than a few things happen at a time.
   * @throws HttpError 503 when there are too many
   */
  async turn<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
    const others = this.#busy.get(organizationId) ?? 0;
    if (others >= atATime) throw new HttpError(503, 'busy', say('provider-busy'), { retryAfterSeconds: 10 });
    this.#busy.set(organizationId, others + 1);
    try {
      return await work();
    } finally {
      const left = (this.#busy.get(organizationId) ?? 1) - 1;
      if (left > 0) this.#busy.set(organizationId, left);
      else this.#busy.delete(organizationId);
    }
  }

  /** What a provider says of itself, a few minutes old at most. @throws ProviderFailed */
  open(one: ProviderClient): Promise<client.Configuration> {
    const key = createHash('sha256')
      .update(JSON.stringify(Object.values(one)))
      .digest('base64url');
    const known = this.#known.get(key);
    if (known && known.until > performance.now()) return known.found;
    const found = this.discover(one);
    this.#known.delete(key);
    this.#known.set(key, { found, until: performance.now() + believed });
    found.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > remembered && oldest !== undefined) this.#known.delete(oldest);
    return found;
  }

  /** The same, asked anew. @throws ProviderFailed */
  async discover({ issuer, clientId, secret }: ProviderClient): Promise<client.Configuration> {
    const server = new URL(issuer);
    const execute = [client.enableNonRepudiationChecks];
    // The agent allows it to networks that the operator lists, and to no other.
    if (server.protocol === 'http:') execute.push(client.allowInsecureRequests);
    try {
      const options = { [client.customFetch]: this.#fetch, execute, timeout: usual.milliseconds / 1_000 };
      const found = await client.discovery(server, clientId, undefined, client.None(), options);
      const metadata = found.serverMetadata();
      refuseMetadata(metadata, server);
      const isBasic = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
      const shown = isBasic ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
      const config = new client.Configuration(metadata, clientId, undefined, shown);
      config[client.customFetch] = this.#fetch;
      config.timeout = usual.milliseconds / 1_000;
      for (const extend of execute) extend(config);
      return config;
    } catch (error) {
      throw error instanceof ProviderFailed ? error : new ProviderFailed(faultOf(error));
    }
  }
}

/**
 * Holds a discovery document against what is needed. It must name the very issuer: the library lets some through that
 * speak for many companies, each of which could vouch for anybody.
 * @throws ProviderFailed
 */
function refuseMetadata(metadata: client.ServerMetadata, issuer: URL): void {
  if (!URL.canParse(metadata.issuer) || new URL(metadata.issuer).href !== issuer.href) fail('issuer');
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = metadata;
  const protocols = issuer.protocol === 'http:' ? ['http:', 'https:'] : ['https:'];
  const isAddress = (text: unknown) =>
    typeof text === 'string' && URL.canParse(text) && protocols.includes(new URL(text).protocol);
  const needed = [authorization_endpoint, token_endpoint, jwks_uri].every(isAddress);
  if (!needed || (userinfo_endpoint !== undefined && !isAddress(userinfo_endpoint))) fail('endpoints');
}

function fail(why: ProviderFault): never {
  throw new ProviderFailed(why);
}
