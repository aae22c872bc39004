import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that is not there at first, in a module of its own. The module is fetched as soon as the
 * browser has nothing else to do: the part opens at once, and also when the network has gone by then.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  whenIdle(() => void load().catch(() => undefined));
  return lazy(async () => ({ default: await load() }));
}

/** Runs `work` as soon as the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 2_000);
}
