/**
 * The one way to the browser's storage: a browser that forbids it, or has no room left, costs what would have
 * been remembered and nothing else.
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** Says whether it is kept now. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** Outlives the window and is shared by all tabs. */
export const localStore = safely(() => globalThis.localStorage);

/** Is this tab's own and goes with it. */
export const tabStore = safely(() => globalThis.sessionStorage);

/** @param find may throw: a browser that forbids storage throws at the mere name */
export function safely(find: () => Storage | undefined): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = find();
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
            (key) => key !== null,
          ),
        [],
      ),
  };
}
