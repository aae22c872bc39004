import { readdir, readFile } from 'node:fs/promises';

/** Peaks of memory in use, in MB, by what a process of the server's family does. */
export type Peaks = Record<string, number>;

/** Watches a process and all that it starts, from Linux's /proc, until it is told to stop. */
export function watchMemory(root: number): () => Peaks {
  const peaks: Peaks = {};
  const look = async () => {
    let together = 0;
    for (const { kind, megabytes } of await family(root)) {
      peaks[kind] = Math.max(peaks[kind] ?? 0, megabytes);
      together += megabytes;
    }
    peaks.together = Math.max(peaks.together ?? 0, together);
  };
  const timer = setInterval(() => void look().catch(() => {}), 250);
  return () => {
    clearInterval(timer);
    return peaks;
  };
}

async function family(root: number): Promise<{ kind: string; megabytes: number }[]> {
  const all = new Map<number, { parent: number; megabytes: number }>();
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '') : '';
    if (!status) continue;
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    all.set(Number(entry), { parent: field('PPid'), megabytes: field('VmRSS') / 1024 });
  }
  const ofFamily = (id: number): boolean =>
    id === root || (all.has(id) && ofFamily(all.get(id)?.parent ?? 0));
  return Promise.all(
    [...all]
      .filter(([id]) => ofFamily(id))
      .map(async ([id, { megabytes }]) => {
        const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
        const kind = id === root ? 'server' : (/([\w-]+)-child\.[jt]s/.exec(line)?.[1] ?? 'other');
        return { kind, megabytes };
      }),
  );
}
