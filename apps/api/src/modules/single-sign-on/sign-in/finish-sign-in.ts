import type { finishProviderSignIn } from '@tavla/shared/contracts/single-sign-on/sign-in';
import type { BodyOf } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import type { Deps } from '@/deps';
import type { Call } from '@/http/route';
import { knows } from '@/modules/auth/codes/device';
import { consumeLimits, refundLimits } from '@/modules/auth/codes/rate-limits';
import { browserOf } from '@/modules/auth/codes/sign-in-browser';
import type { Verified } from '@/modules/auth/register-company';
import type { Providers } from '../provider/providers';
import { isUsable, selectProvider, type UsableProvider } from '../provider.repo';
import { redirectUriOf } from '../redirect-uri';
import { askProvider, refuse } from './ask-provider';
import { beginLimits, strayLimits } from './attempt-limits';
import { attemptLifetime, attemptOf } from './attempt-secrets';
import { takeAttempt } from './attempts.repo';
import { openProvider } from './begin-sign-in';
import { enterPerson } from './enter-person';

type SignInDeps = Pick<Deps, 'db' | 'authSecret' | 'env'>;

/**
 * Signs in whoever a provider vouches for, in the browser that began. An attempt is used up whatever comes of it.
 * @throws HttpError 400 when it did not begin here or what came back cannot be trusted, 403 when the person may not
 *   come in, 429, 503 when the provider does not answer
 */
export async function finishSignIn(
  deps: SignInDeps,
  providers: Providers,
  { request }: Call,
  { organizationId, query, timeZone }: BodyOf<typeof finishProviderSignIn>,
): Promise<Verified> {
  const browser = browserOf(request);
  const cameBack = new URL(redirectUriOf(deps.env.publicUrl, organizationId));
  cameBack.search = query;
  const secrets = attemptOf(request, cameBack.searchParams.get('state') ?? '');
  const attempt = secrets && (await takeAttempt(deps.db, secrets.secret, attemptLifetime));
  // Come back to another company's address: what one provider says is not taken for another's.
  if (!secrets || attempt?.organizationId !== organizationId) {
    await consumeLimits(deps.db, strayLimits(browser));
    throw refuse(400, say('attempt-not-known'));
  }
  const provider = await findUsable(deps, organizationId);
  const isSame = provider?.issuer === attempt.issuer && provider.clientId === attempt.clientId;
  if (!provider || !isSame) throw refuse(400, say('attempt-not-known'));
  const identity = await providers.turn(organizationId, async () =>
    askProvider(await openProvider(deps, providers, provider), cameBack, secrets, provider),
  );
  const entered = await enterPerson(deps.db, provider, identity, { client: browser.client, timeZone });
  // Whoever gets in has shown that they are no machine.
  const turns = beginLimits(browser, knows(deps.authSecret, browser.device, entered.userId));
  await refundLimits(
    deps.db,
    turns.map(({ key }) => key),
  );
  return entered;
}

async function findUsable(
  { db }: Pick<Deps, 'db'>,
  organizationId: string,
): Promise<UsableProvider | undefined> {
  const row = await selectProvider(db.forCompany(organizationId).prisma, organizationId);
  return isUsable(row) ? row : undefined;
}
