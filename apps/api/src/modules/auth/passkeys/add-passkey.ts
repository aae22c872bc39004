import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  CreationOptions,
  type addPasskey as contract,
  type MadeCredential,
  type Passkey,
} from '@tavla/shared/contracts/sign-in/passkeys';
import type { BodyOf } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { passkeyLifetime } from '@tavla/shared/limits';
import { type Actor, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import type { SignedIn } from '@/http/access/access';
import { requireComplete } from '@/http/access/second-factor';
import { HttpError } from '@/http/errors/errors';
import { takenOr } from '@/http/errors/taken-or';
import { notePasskeyShown } from '@/modules/sessions/confirmation';
import { lockPerson } from '@/modules/users/lock-people';
import type { SignInBrowser } from '../codes/sign-in-browser';
import { beginCeremony, endCeremony, refundCeremony } from './begin-ceremony';
import { notifyOfPasskey } from './notify-of-passkey';
import { presentPasskey } from './passkey.presenter';
import { insertPasskey, selectPasskeys } from './passkeys.repo';
import { relyingParty, userHandle } from './relying-party';
import { withoutAttestation } from './without-attestation';
import { WrongPasskey } from './wrong-passkey';

type PasskeyDeps = Pick<Deps, 'db' | 'env'>;
const purposeOf = ({ id }: SignedIn) => ({ purpose: 'register', sessionId: id }) as const;

/** Of one person. */
const passkeysMax = 20;

/** What devices sign with: Ed25519, ES256 and RS256, by their numbers in COSE. */
const algorithms = [-8, -7, -257];

/** What a browser needs to make a passkey of the session's person. @throws HttpError 409 over the most, 429 */
export async function offerNewPasskey(
  { db, env }: PasskeyDeps,
  session: SignedIn,
  browser: SignInBrowser,
): Promise<{ options: CreationOptions; secret: string }> {
  const { user, organizationId } = session;
  const there = await selectPasskeys(db.forCompany(organizationId).prisma, user.id);
  refuseTooMany(there.length);
  // Whoever reads the mailbox alone must not give themselves the second factor.
  if (there.length > 0) requireComplete(session, {});
  const { rpID, rpName } = relyingParty(env);
  const made = await generateRegistrationOptions({
    ...{ rpID, rpName, userID: userHandle(user.id), userName: user.email, userDisplayName: fullName(user) },
    timeout: passkeyLifetime,
    attestationType: 'none',
    // A device that has one already says so.
    excludeCredentials: there.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  const options = CreationOptions.parse(made);
  return { options, secret: await beginCeremony(db, purposeOf(session), browser, options.challenge) };
}

/**
 * Keeps the passkey that a device made, tells its person by mail, and counts it as shown in this session.
 * @throws WrongPasskey; HttpError 409 when it is here already or there are too many, 401 when the session has ended
 */
export async function addPasskey(
  deps: PasskeyDeps,
  session: SignedIn,
  actor: Actor,
  { name, credential }: BodyOf<typeof contract>,
  browser: SignInBrowser,
): Promise<Passkey> {
  const purpose = purposeOf(session);
  const challenge = await endCeremony(deps.db, purpose, browser, credential.clientDataJSON);
  const made = await verifyMade(deps, credential, challenge);
  const { organizationId, user, id: sessionId } = session;
  const row = await takenOr('credential', say('passkey-here-already'), () =>
    change(deps.db.forCompany(organizationId), async (tx) => {
      // One after the other, so that no two take the last place.
      await lockPerson(tx.prisma, organizationId, user.id);
      const there = await selectPasskeys(tx.prisma, user.id);
      refuseTooMany(there.length);
      if (there.length > 0) requireComplete(session, {});
      const added = await insertPasskey(tx.prisma, organizationId, { userId: user.id, name, ...made });
      await notePasskeyShown(tx, sessionId, added.id);
      const about = { targetType: 'passkey', targetId: added.id, targetName: name };
      tx.audit(actor, { action: 'passkey.create', ...about });
      await notifyOfPasskey(tx, actor, user.id, { what: 'added', passkey: name });
      return added;
    }),
  );
  await refundCeremony(deps.db, purpose, browser);
  return presentPasskey(row);
}

async function verifyMade({ env }: PasskeyDeps, credential: MadeCredential, challenge: string) {
  const { handle: id, transports, clientDataJSON, attestationObject } = credential;
  const { rpID, origin } = relyingParty(env);
  const unattested = withoutAttestation(attestationObject);
  if (unattested === undefined) throw new WrongPasskey('passkey-not-made');
  const response = { clientDataJSON, attestationObject: unattested };
  const made = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // It throws for whatever is not as it must be, and asks nobody else.
  }).catch(() => undefined);
  if (!made?.verified || made.registrationInfo.credential.id !== id)
    throw new WrongPasskey('passkey-not-made');
  const { publicKey, counter } = made.registrationInfo.credential;
  return { credentialId: id, publicKey: new Uint8Array(publicKey), counter, transports };
}

function refuseTooMany(count: number): void {
  if (count >= passkeysMax) throw new HttpError(409, 'conflict', say('too-many-passkeys', { count }));
}
