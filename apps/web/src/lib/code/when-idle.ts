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

/**
 * Fetches code that may be asked for later, as soon as nothing else is to be done. Not for people who save data: to them
 * comes what they open, when they open it.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  whenIdle(() => savesData() || void load().catch(() => undefined));
}

/** Whether the browser was told to save data. Not every browser can be. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function runIdle(work: () => void): void {
  const start = () => {
    if (navigator.onLine) work();
    else window.addEventListener('online', () => runIdle(work), { once: true });
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 2_000);
}
