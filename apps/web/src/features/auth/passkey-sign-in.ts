import { askPasskeySignIn, signInByPasskey } from '@tavla/shared/contracts/sign-in/passkeys';
import { passkeyLifetime } from '@tavla/shared/limits';
import { call } from '@/api/call';
import { notifyTabs } from '@/api/other-tabs';
import { showOnDevice } from '@/entities/passkeys/device';
import { enterSession } from './enter-session';

export { troubleOf } from '@/entities/passkeys/trouble';

/**
 * Signs in with a passkey of this device. Rejects with a reason that `troubleOf` puts into words.
 * @param offered where it is offered in the field until somebody chooses it: aborts when it is not any more
 * @returns the page to go on to
 */
export async function signInWithPasskey(offered?: AbortSignal): Promise<string> {
  const options = await call(askPasskeySignIn);
  offered?.throwIfAborted();
  const credential = await showOnDevice(options, offered);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call(signInByPasskey, { body: { credential, timeZone } });
  notifyTabs('signed-in');
  return enterSession();
}

/** A challenge is asked for anew before it runs out, and only while somebody may be looking. */
const renewAfter = passkeyLifetime - 30_000;

/**
 * Offers a passkey where the browser fills in the address. Never rejects for want of one.
 * @param signal aborts when the page goes, or somebody presses the button
 * @param onSignedIn gets the page to go on to
 */
export async function offerInField(signal: AbortSignal, onSignedIn: (page: string) => void): Promise<void> {
  if (!(await canOfferInField()) || signal.aborted) return;
  const offer = () => void signInWithPasskey(signal).then(onSignedIn, () => undefined);
  const timer = setInterval(() => document.hidden || offer(), renewAfter);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  offer();
}

async function canOfferInField(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}
