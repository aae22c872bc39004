/** What was typed on the sign-in pages, so that going back or reloading loses nothing. */
interface Draft {
  email?: string;
  name?: string;
  domain?: string;
}

const storageKey = 'tavla.signIn';

export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ ...readDraft(), ...draft }));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(storageKey);
}
