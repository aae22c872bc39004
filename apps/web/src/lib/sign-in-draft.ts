import { tabStore } from './browser-storage';

/** What was typed on the sign-in pages, so that going back or reloading loses nothing. */
interface Draft {
  email?: string;
  name?: string;
  domain?: string;
}

const storageKey = 'tavla.signIn';

export function readSignInDraft(): Draft {
  try {
    return JSON.parse(tabStore.get(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

export function keepSignInDraft(draft: Draft): void {
  tabStore.set(storageKey, JSON.stringify({ ...readSignInDraft(), ...draft }));
}

/** Somebody is signed in: the next who signs in here is not shown their address. */
export function forgetSignInDraft(): void {
  tabStore.remove(storageKey);
}
