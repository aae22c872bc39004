import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  CreationOptions,
  MadeCredential,
  RequestOptions,
  ShownCredential,
} from '@tavla/shared/contracts/sign-in/passkeys';
import { Refused } from '@/entities/forms/refusal';
import { i18n } from '@/i18n/i18n';
import '@/i18n/passkeys-catalogue';
import { markPasskey } from '@/lib/sign-in/passkey-mark';

/** Has the device make a passkey. @throws Refused with plain words */
export async function makeOnDevice(options: CreationOptions): Promise<MadeCredential> {
  const { id, response } = await withWords(() => startRegistration({ optionsJSON: options as never }));
  markPasskey();
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { handle: id, clientDataJSON, attestationObject, transports };
}

/**
 * Has the device sign. The next one that asks breaks this one off.
 * @param offered where it is offered in the field of the address until somebody chooses it: aborts when it is not any more
 * @throws Refused with plain words; Superseded when another one has begun meanwhile
 */
export async function showOnDevice(options: RequestOptions, offered?: AbortSignal): Promise<ShownCredential> {
  offered?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  const { id, response } = await withWords(() =>
    startAuthentication({ optionsJSON: options as never, useBrowserAutofill: offered !== undefined }),
  );
  markPasskey();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { handle: id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Another question to the device has taken the place of this one. */
export class Superseded extends Error {}

/** Its person has called it off, or did not answer. */
export class Cancelled extends Refused {}

const words = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'hereAlready',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'noCheck',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'device',
  ERROR_INVALID_DOMAIN: 'otherAddress',
  ERROR_INVALID_RP_ID: 'otherAddress',
} as const;

async function withWords<T>(ask: () => Promise<T>): Promise<T> {
  if (!window.isSecureContext) throw refused('insecure');
  if (!browserSupportsWebAuthn()) throw refused('notSupported');
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof WebAuthnError)) throw refused('device');
    if (error.code === 'ERROR_CEREMONY_ABORTED') throw new Superseded();
    // Browsers say the same of a person who cancels, of a time that runs out, and of a device without a passkey.
    if (error.code === 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')
      throw new Cancelled(i18n.t('passkeys:trouble.cancelled'));
    throw refused(words[error.code as keyof typeof words] ?? 'device');
  }
}

function refused(why: 'insecure' | 'notSupported' | 'device' | (typeof words)[keyof typeof words]) {
  return new Refused(i18n.t(`passkeys:trouble.${why}`));
}
