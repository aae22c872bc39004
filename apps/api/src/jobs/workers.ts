import { startWorker, type Worker } from './worker';

/** Jobs that run at a time: of those that take a processor for seconds, and of all others. */
const places = { heavy: 3, other: 4 };

/**
 * One worker for the heavy jobs and one for all others, so that neither a mail nor the first look at a new recording
 * ever waits for heavy jobs to end, of which thousands may be in the queue.
 * @param isHeavy by a job's name
 */
export function startWorkers(
  [url, pool, handlers, log]: Parameters<typeof startWorker>,
  isHeavy: (name: string) => boolean,
): Worker {
  const workers = ([true, false] as const).map((heavy) => {
    const own = Object.entries(handlers).filter(([name]) => isHeavy(name) === heavy);
    return startWorker(url, pool, Object.fromEntries(own), log, heavy ? places.heavy : places.other);
  });
  return {
    health() {
      const all = workers.map((worker) => worker.health());
      // The one that is down tells, or the one that was down last.
      const [worst] = all.toSorted(
        (a, b) =>
          Number(a.ok) - Number(b.ok) || (b.lastDown?.until ?? '').localeCompare(a.lastDown?.until ?? ''),
      );
      return worst ?? { ok: true, downSince: null, lastDown: null };
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
