type Address = Pick<URL, 'pathname' | 'search'>;

/**
 * Where the window is, as the guarded history says. The router draws a new address a while after it was asked to,
 * and `window.location` runs ahead where Back is taken back: neither is what a change of the address builds on.
 */
let current: Address = { pathname: '', search: '' };
const listeners = new Set<() => void>();

export function currentAddress(): Address {
  return current;
}

/** Told by the history, after each step that it made or let through. */
export function addressChanged({ pathname, search }: Address): void {
  current = { pathname, search };
  for (const listener of listeners) listener();
}

/** Calls back after each step; returns the way to stop listening. */
export function onAddress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
