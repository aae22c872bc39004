let begin: () => void;
const firstPage = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Says that the first page shows what it was opened for: what may be wanted later can be fetched from now on. */
export function pageStands(): void {
  begin();
}

/**
 * Runs `work` as soon as the first page stands, the browser has nothing else to do, and there is a network to fetch
 * things with.
 */
export function whenIdle(work: () => void): void {
  void firstPage.then(() => runIdle(work));
}

function runIdle(work: () => void): void {
  const start = () => {
    if (navigator.onLine) work();
    else window.addEventListener('online', () => runIdle(work), { once: true });
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 2_000);
}
