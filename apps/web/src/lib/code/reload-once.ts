import { tabStore } from '../browser-storage';

const reloadedKey = 'tavla.reloaded';
/** So long, in milliseconds, a second reload for the same reason would not help either. */
const pause = 5 * 60_000;

/**
 * Reloads the window for the sake of code that could not be loaded, as after a new release took its file away.
 * Never resolves: nothing after it matters. What else was loaded since says nothing about that code, so only
 * time allows another reload: else a window whose one file is missing would reload for ever.
 * @throws the given error when the window was reloaded a short time ago and that did not help
 */
export function reloadOnce(error: unknown): Promise<never> {
  const since = Date.now() - Number(tabStore.get(reloadedKey) ?? Number.NEGATIVE_INFINITY);
  if (Math.abs(since) < pause || !tabStore.set(reloadedKey, String(Date.now()))) throw error;
  window.location.reload();
  return new Promise<never>(() => undefined);
}
