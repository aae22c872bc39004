import { startWorker, type Worker } from './worker';

/** Jobs that run at a time: of those that take a processor for seconds, of answers to people, and of all others. */
const places = { heavy: 3, talk: 12, other: 4 };
export type Lane = keyof typeof places;

/**
 * A worker for each kind of job, so that neither a mail nor the first look at a new recording ever waits for heavy jobs
 * to end, of which thousands may be in the queue, and no answer waits for either.
 * @param laneOf by a job's name
 */
export function startWorkers(
  [url, pool, handlers, log]: Parameters<typeof startWorker>,
  laneOf: (name: string) => Lane,
): Worker {
  const workers = (Object.keys(places) as Lane[]).map((lane) => {
    const own = Object.entries(handlers).filter(([name]) => laneOf(name) === lane);
    return startWorker(url, pool, Object.fromEntries(own), log, places[lane]);
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
