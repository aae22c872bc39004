import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import * as client from 'openid-client';
import { HttpError } from '@/http/errors/errors';
import { fetchFailureOf } from '../provider/provider-fault';
import type { UsableProvider } from '../provider.repo';
import type { AttemptSecrets } from './attempt-secrets';
import { unavailable } from './begin-sign-in';
import { type Identity, type IdentityFault, identityOf, lacksClaims } from './identity';

/** Clients that a provider does not know, or whose secret is another one. Source: RFC 6749, 5.2. */
const clientFaults = new Set(['invalid_client', 'unauthorized_client']);

/**
 * Exchanges what a browser came back with for who its person is: the library holds state, issuer, signature, audience,
 * nonce and times against what was begun.
 * @param cameBack the whole address
 * @throws HttpError 400, 403 when the provider or the person said no, 503
 */
export async function askProvider(
  config: client.Configuration,
  cameBack: URL,
  { state, nonce, verifier }: AttemptSecrets,
  provider: UsableProvider,
): Promise<Identity> {
  const identity = await exchange(config, cameBack, { state, nonce, verifier }, provider).catch(
    (error: unknown) => {
      throw refusalOf(error);
    },
  );
  if (typeof identity !== 'string') return identity;
  throw refuse(identity === 'answer-wrong' ? 400 : 403, wordsOf(identity, provider.provedDomain));
}

async function exchange(
  config: client.Configuration,
  cameBack: URL,
  { state, nonce, verifier }: Omit<AttemptSecrets, 'secret'>,
  { provedDomain: domain, roleClaim }: UsableProvider,
): Promise<Identity | IdentityFault> {
  const tokens = await client.authorizationCodeGrant(config, cameBack, {
    ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
  });
  const idToken = tokens.claims();
  if (!idToken) return 'answer-wrong';
  const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo =
    hasMore && lacksClaims(idToken, roleClaim)
      ? await client.fetchUserInfo(config, tokens.access_token, idToken.sub)
      : undefined;
  return identityOf(idToken, userInfo, { domain, roleClaim });
}

/** Pure: what an error of the library means for the person. */
function refusalOf(error: unknown): HttpError {
  if (fetchFailureOf(error)) return unavailable(error);
  if (error instanceof client.AuthorizationResponseError) return refuse(403, say('provider-declined'), error);
  const isClients = error instanceof client.ResponseBodyError && clientFaults.has(error.error);
  const isChallenged = error instanceof client.WWWAuthenticateChallengeError;
  if (isClients || isChallenged) return refuse(403, say('provider-client-refused'), error);
  return refuse(400, say('provider-answer-wrong'), error);
}

function wordsOf(fault: IdentityFault, domain: string): Words {
  return fault === 'email-elsewhere' ? say('provider-email-elsewhere', { domain }) : say(`provider-${fault}`);
}

/** A sign-in that comes to nothing. */
export function refuse(status: 400 | 403, words: Words, cause?: unknown): HttpError {
  return Object.assign(new HttpError(status, 'sign-in-refused', words), { cause });
}
