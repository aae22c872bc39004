import { addPasskey, askNewPasskey, type Passkey } from '@tavla/shared/contracts/sign-in/passkeys';
import { call } from '@/api/call';
import { i18n } from '@/i18n/i18n';
import '@/i18n/passkeys-catalogue';
import { deviceOf } from '@/lib/device-name';
import { makeOnDevice } from './device';

/** Makes a passkey on the device, and keeps it under a name. */
export async function makePasskey(name: string): Promise<Passkey> {
  const credential = await makeOnDevice(await call(askNewPasskey));
  return call(addPasskey, { body: { name, credential } });
}

/** What a new one may be called: after the browser and the system that it is made with. */
export function suggestedName(): string {
  const { browser, system } = deviceOf(navigator.userAgent);
  return browser && system
    ? i18n.t('passkeys:thisDevice', { browser, system })
    : (browser ?? system ?? i18n.t('passkeys:anyDevice'));
}
