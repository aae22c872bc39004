import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { ShownCredential } from '@tavla/shared/contracts/sign-in/passkeys';
import type { Deps } from '@/deps';
import type { PasskeyRow } from './passkeys.repo';
import { relyingParty, userHandle } from './relying-party';

/**
 * Checks what a device signed: our challenge, our origin and host, by this passkey's key, after its person was verified
 * by a finger, a face or a PIN.
 * @param challenge that was taken for this
 * @returns how often the device has signed, as it says; undefined when anything is not as it must be
 */
export async function verifyShown(
  { env }: Pick<Deps, 'env'>,
  passkey: PasskeyRow,
  credential: ShownCredential,
  challenge: string,
): Promise<number | undefined> {
  const { handle: id, userHandle: person, ...response } = credential;
  if (person && person !== Buffer.from(userHandle(passkey.userId)).toString('base64url')) return undefined;
  const { rpID, origin } = relyingParty(env);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The counter is held against the stored one when that is locked, and only once the signature is right.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // It throws for whatever is not as it must be, and asks nobody else.
    return undefined;
  }
}
