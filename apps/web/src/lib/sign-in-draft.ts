import { type SafeStorage, tabStore } from './browser-storage';

/** What was typed on the sign-in pages, so that going back or reloading loses nothing. */
interface Draft {
  email?: string;
  name?: string;
  domain?: string;
}

const storageKey = 'tavla.signIn';

/** What is no text counts as not typed. */
export function readSignInDraft(storage: SafeStorage = tabStore): Draft {
  try {
    const draft = Object.entries(JSON.parse(storage.get(storageKey) ?? '{}') ?? {});
    return Object.fromEntries(draft.filter(([, value]) => typeof value === 'string'));
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
