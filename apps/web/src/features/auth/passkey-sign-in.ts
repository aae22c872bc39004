import {
  askPasskeySignIn,
  type ShownCredential,
  signInByPasskey,
} from '@tavla/shared/contracts/sign-in/passkeys';
import { passkeyLifetime } from '@tavla/shared/limits';
import { call } from '@/api/call';
import { notifyTabs } from '@/api/other-tabs';
import { Refused } from '@/entities/forms/refusal';
import { Cancelled, showOnDevice } from '@/entities/passkeys/device';
import { troubleOf } from '@/entities/passkeys/trouble';
import { enterSession } from './enter-session';

export { troubleOf };

/**
 * Signs in with a passkey of this device. Rejects with a reason that `troubleOf` puts into words.
 * @returns the page to go on to
 */
export async function signInWithPasskey(): Promise<string> {
  return enterWith(await askDevice());
}

/** @param offered where it is offered in the field until somebody chooses it: aborts when it is not any more */
async function askDevice(offered?: AbortSignal): Promise<ShownCredential> {
  const options = await call(askPasskeySignIn);
  offered?.throwIfAborted();
  return showOnDevice(options, offered);
}

async function enterWith(credential: ShownCredential): Promise<string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call(signInByPasskey, { body: { credential, timeZone } });
  notifyTabs('signed-in');
  return enterSession();
}

/** A challenge is asked for anew before it runs out, and only while somebody may be looking. */
const renewAfter = passkeyLifetime - 30_000;
const lookEvery = 10_000;

interface Offered {
  /** Gets the page to go on to. */
  onSignedIn: (page: string) => void;
  /** Gets why somebody who chose a passkey is not signed in. */
  onTrouble: (why: string | undefined) => void;
}

/**
 * Offers a passkey where the browser fills in the address. Never rejects for want of one.
 * @param signal aborts when the page goes, or somebody presses the button
 */
export async function offerInField(signal: AbortSignal, { onSignedIn, onTrouble }: Offered): Promise<void> {
  if (!(await canOfferInField()) || signal.aborted) return;
  let offeredAt = 0;
  const offer = async () => {
    offeredAt = Date.now();
    // Not offered again at once when the device refuses: one that does so by itself would be asked for ever.
    const credential = await askDevice(signal).catch((error: unknown) => {
      if (wasChosen(error) && !signal.aborted) onTrouble(troubleOf(error));
    });
    if (!credential) return;
    try {
      onSignedIn(await enterWith(credential));
    } catch (error) {
      if (signal.aborted) return;
      onTrouble(troubleOf(error));
      await offer();
    }
  };
  const renew = () => {
    if (!document.hidden && Date.now() - offeredAt >= renewAfter) void offer();
  };
  const timer = setInterval(renew, lookEvery);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  // A tab that lay behind others for long comes back with one that has run out.
  document.addEventListener('visibilitychange', renew, { signal });
  void offer();
}

/** Whether the device was at it for somebody: not where a question could not be asked, gave way or was called off. */
const wasChosen = (error: unknown) => error instanceof Refused && !(error instanceof Cancelled);

async function canOfferInField(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}
