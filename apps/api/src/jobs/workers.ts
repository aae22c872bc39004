import { startWorker, type Worker } from './worker';

/**
 * Jobs that run at a time: of those that take a processor for seconds, of recordings that are unpacked, of meetings that
 * are read, of answers to people, of files that are deleted and people that are erased, and of all others.
 */
const places = { heavy: 3, unpacking: 4, reading: 12, talk: 12, forgetting: 2, other: 4 };
export type Lane = keyof typeof places;
export const lanes = Object.keys(places) as Lane[];

/**
 * Connections of the pool that the jobs share: one with which each lane listens, one for each answer and each meeting
 * that is read, and one that a mail still finds then. Heavy jobs work for seconds without one.
 */
export const jobConnections = lanes.length + places.talk + places.reading + 1;

/**
 * A worker for each kind of job, so that neither a mail nor the first look at a new recording ever waits for heavy jobs
 * to end, of which thousands may be in the queue, no mail waits for recordings or for files to be deleted either, and no answer for anything.
 * @param laneOf by a job's name
 */
export function startWorkers(
  [url, pool, handlers, log]: Parameters<typeof startWorker>,
  laneOf: (name: string) => Lane,
): Worker {
  const workers = lanes.map((lane) => {
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
