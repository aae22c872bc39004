import { tabStore } from './browser-storage';

const reloadedKey = 'tavla.reloaded';

/**
 * Reloads the window for the sake of code that could not be loaded, as after a new release took its file away.
 * Never resolves: nothing after it matters.
 * @throws the given error when the window was reloaded already and that did not help
 */
export function reloadOnce(error: unknown): Promise<never> {
  if (tabStore.get(reloadedKey) || !tabStore.set(reloadedKey, 'yes')) throw error;
  window.location.reload();
  return new Promise<never>(() => undefined);
}

/** Code was loaded: should some be missing later, the window may be reloaded again. */
export function forgetReload(): void {
  tabStore.remove(reloadedKey);
}
