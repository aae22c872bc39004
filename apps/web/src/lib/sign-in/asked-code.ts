import type { SignInType } from '@tavla/shared/contracts/auth';
import { codeLifetime } from '@tavla/shared/limits';
import { localStore, type SafeStorage } from '../browser-storage';

/** What the page needs where a code is entered. */
interface AskedCode {
  email: string;
  type: SignInType;
  organizationName?: string;
  organizationDomain?: string;
}

const storageKey = 'tavla.askedCode';

/**
 * Remembers that this browser has asked for a code, so that whoever closed the tab finds the page where it is
 * entered. It is kept as long as the code is good and no longer, and goes at sign-in.
 */
export function keepAskedCode(code: AskedCode, storage: SafeStorage = localStore): void {
  storage.set(storageKey, JSON.stringify({ ...code, until: Date.now() + codeLifetime }));
}

/** The code that was asked for last, while it can be good; `until` as Date.now(). */
export function readAskedCode(
  storage: SafeStorage = localStore,
): (AskedCode & { until: number }) | undefined {
  try {
    const asked = JSON.parse(storage.get(storageKey) ?? '{}');
    const left = Number(asked.until) - Date.now();
    // More than there can be: the clock has been set back since.
    if (typeof asked.email === 'string' && left > 0 && left <= codeLifetime) return asked;
  } catch {
    // Somebody else's writing.
  }
  forgetAskedCode(storage);
  return undefined;
}

export function forgetAskedCode(storage: SafeStorage = localStore): void {
  storage.remove(storageKey);
}
