import { reloadOnce } from './reload-once';

/** Milliseconds between two questions whether the server is there again. */
const pause = 1_000;

/**
 * Loads code that was not there at first. While the server does not answer, it waits for it: a window that is
 * reloaded then becomes the browser's own error page, and nothing brings it back. Code that the server does not have,
 * as after a new release, takes a reload.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async (error: unknown) => {
    if (await isServerThere()) return reloadOnce(error);
    do await onceOnline();
    while (!(await isServerThere()));
    // A browser may remember that a module failed, and not ask for it again: then only a new window helps.
    return load().catch(reloadOnce);
  });
}

/**
 * The same for somebody who waits for an answer: while the server does not answer they are told so.
 * @throws what `load` threw
 */
export function loadCodeNow<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async (error: unknown) => {
    if (await isServerThere()) return reloadOnce(error);
    throw error;
  });
}

/** Whether the page could be loaded anew. */
function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  return fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function onceOnline(): Promise<unknown> {
  if (navigator.onLine) return new Promise((resolve) => setTimeout(resolve, pause));
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
