import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { signInByPasskey as contract, RequestOptions } from '@tavla/shared/contracts/sign-in/passkeys';
import type { BodyOf } from '@tavla/shared/endpoint';
import { passkeyLifetime } from '@tavla/shared/limits';
import { change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { startSession } from '@/modules/sessions/start-session';
import type { SignInBrowser } from '../codes/sign-in-browser';
import { holdEntrant } from '../hold-entrant';
import type { Verified } from '../register-company';
import { rememberTimeZone } from '../verify-code';
import { beginCeremony, endCeremony, refundCeremony } from './begin-ceremony';
import { findByCredential, notePasskeyUse } from './passkeys.repo';
import { recordRefused } from './record-refused';
import { relyingParty } from './relying-party';
import { verifyShown } from './verify-shown';
import { WrongPasskey } from './wrong-passkey';

type PasskeyDeps = Pick<Deps, 'db' | 'env'>;
const purpose = { purpose: 'sign-in', sessionId: null } as const;

/** The same for everybody: the browser offers the passkeys that it has. @throws HttpError 429 */
export async function offerSignIn(
  { db, env }: PasskeyDeps,
  browser: SignInBrowser,
): Promise<{ options: RequestOptions; secret: string }> {
  const options = await requestOptions(env);
  return { options, secret: await beginCeremony(db, purpose, browser, options.challenge) };
}

/** @param allowed the credentials that will do; none leaves it to the browser */
export async function requestOptions(
  env: Deps['env'],
  allowed: { credentialId: string; transports: string[] }[] = [],
): Promise<RequestOptions> {
  const made = await generateAuthenticationOptions({
    rpID: relyingParty(env).rpID,
    timeout: passkeyLifetime,
    userVerification: 'required',
  });
  const { challenge } = made;
  const allowCredentials = allowed.map(({ credentialId: id, transports }) => ({
    ...{ id, type: 'public-key' as const, transports },
  }));
  return {
    ...{ challenge, rpId: relyingParty(env).rpID, timeout: passkeyLifetime },
    ...{ userVerification: 'required', allowCredentials },
  };
}

/**
 * Exchanges a passkey for a session. Possession of the device and its check of the person are two factors.
 * @throws WrongPasskey for whatever is not right, a blocked person and a removed passkey included
 */
export async function signInByPasskey(
  deps: PasskeyDeps,
  { credential, timeZone }: BodyOf<typeof contract>,
  browser: SignInBrowser,
): Promise<Verified> {
  const { client } = browser;
  const challenge = await endCeremony(deps.db, purpose, browser, credential.clientDataJSON);
  const passkey = await findByCredential(deps.db, credential.handle);
  if (!passkey) throw new WrongPasskey();
  // Nobody was named before: the device must say whose passkey it is.
  const counter = credential.userHandle && (await verifyShown(deps, passkey, credential, challenge));
  const { organizationId } = passkey;
  const db = deps.db.forCompany(organizationId);
  if (typeof counter !== 'number') throw await recordRefused(db, passkey, client);
  const outcome = await change(db, async (tx) => {
    if (!(await holdEntrant(tx, passkey.userId, 'passkey'))) return undefined;
    const user = await notePasskeyUse(tx.prisma, passkey, counter);
    if (!user || user === 'copied') return user;
    const began = await startSession(tx, user, client, { way: 'passkey', passkey });
    await rememberTimeZone(tx, user.id, timeZone);
    return { organizationId, userId: user.id, ...began };
  });
  if (!outcome || outcome === 'copied') throw await recordRefused(db, passkey, client, outcome);
  await refundCeremony(deps.db, purpose, browser);
  return outcome;
}
