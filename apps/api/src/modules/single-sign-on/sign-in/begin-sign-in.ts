import { createHash } from 'node:crypto';
import { say } from '@tavla/shared/error-words';
import * as client from 'openid-client';
import type { Deps } from '@/deps';
import { HttpError, notFound } from '@/http/errors/errors';
import type { Call } from '@/http/route';
import { isKnownBrowser } from '@/modules/auth/codes/known-browser';
import { consumeLimits } from '@/modules/auth/codes/rate-limits';
import { browserOf } from '@/modules/auth/codes/sign-in-browser';
import { openClientSecret } from '../client-secret';
import { ProviderFailed } from '../provider/provider-fault';
import type { Providers } from '../provider/providers';
import type { UsableProvider } from '../provider.repo';
import { redirectUriOf } from '../redirect-uri';
import { beginLimits } from './attempt-limits';
import { attemptLifetime, newAttempt } from './attempt-secrets';
import { insertAttempt } from './attempts.repo';
import { findProvider } from './find-ways';

type SignInDeps = Pick<Deps, 'db' | 'authSecret' | 'env'>;

/** A provider as it is to be talked to. @throws HttpError 503 when it, or its secret, cannot be read */
export async function openProvider(
  { authSecret }: Pick<Deps, 'authSecret'>,
  providers: Providers,
  { organizationId, issuer, clientId, clientSecret }: UsableProvider,
): Promise<client.Configuration> {
  const secret = openClientSecret(authSecret, organizationId, clientSecret);
  if (secret === undefined) throw unavailable();
  try {
    return await providers.open({ issuer, clientId, secret });
  } catch (error) {
    if (error instanceof ProviderFailed) throw unavailable(error);
    throw error;
  }
}

export const unavailable = (cause?: unknown): HttpError =>
  Object.assign(new HttpError(503, 'provider-unavailable', say('provider-unavailable')), { cause });

/**
 * Begins a way through the provider of an address's domain, in this browser.
 * @returns where to go
 * @throws HttpError 404 when the domain has none, 429, 503 when the provider does not answer
 */
export async function beginSignIn(
  deps: SignInDeps,
  providers: Providers,
  { request, reply }: Call,
  email: string,
): Promise<string> {
  const browser = browserOf(request);
  await consumeLimits(deps.db, beginLimits(browser, await isKnownBrowser(deps, browser, email)));
  const provider = await findProvider(deps.db, email);
  if (!provider) throw notFound('provider');
  const { organizationId, issuer, clientId } = provider;
  const config = await providers.turn(organizationId, () => openProvider(deps, providers, provider));
  const { secret, state, nonce, verifier } = newAttempt(request, reply);
  await insertAttempt(deps.db, secret, { organizationId, issuer, clientId }, attemptLifetime);
  const url = client.buildAuthorizationUrl(config, {
    ...{ redirect_uri: redirectUriOf(deps.env.publicUrl, organizationId), state, nonce, login_hint: email },
    scope: scopeFor(provider, config.serverMetadata()),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** Some providers tell groups to nobody who does not ask for them. */
function scopeFor({ roleClaim }: UsableProvider, { scopes_supported = [] }: client.ServerMetadata): string {
  const asksGroups = roleClaim === 'groups' && scopes_supported.includes('groups');
  return `openid email profile${asksGroups ? ' groups' : ''}`;
}
