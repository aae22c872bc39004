import type { FieldValues, Path, Resolver } from 'react-hook-form';
import { i18n } from '@/i18n/i18n';
import { loadCodeNow } from '@/lib/code/load-code';
import { fetchAhead } from '@/lib/code/when-idle';

type GuestCalls = typeof import('./guest-calls');

const load = (): Promise<GuestCalls> => import('./guest-calls');
fetchAhead(load);

/**
 * What a form needs when it is sent: the calls and the rules. It comes when the form stands already.
 * @throws when it is not there and the server does not answer
 */
export function loadCalls(): Promise<GuestCalls> {
  return loadCodeNow(load);
}

/** The rules of a form. Where they cannot be loaded, the form is not sent, and `field` says so. */
export function rulesFrom<Fields extends FieldValues>(
  field: Path<Fields>,
  choose: (calls: GuestCalls) => Resolver<Fields, unknown, Fields>,
): Resolver<Fields, unknown, Fields> {
  return async (...input) => {
    const calls = await loadCalls().catch(() => undefined);
    if (calls) return choose(calls)(...input);
    const message = i18n.t('errors.unexpected', { ns: 'auth' });
    return { values: {}, errors: { [field]: { type: 'load', message } } } as never;
  };
}

/** What signing in with a passkey takes, which most guests never need. */
export const loadPasskeySignIn = () => import('./passkey-sign-in');
