import { type SafeStorage, safely } from './browser-storage';

/** A browser's storage, empty at first; `isFull` makes it refuse what is written. */
export function aStorage(): SafeStorage & { items: Map<string, string>; isFull: boolean } {
  const items = new Map<string, string>();
  const state = { items, isFull: false };
  const storage: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (state.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
  };
  return Object.assign(
    state,
    safely(() => storage),
  );
}
