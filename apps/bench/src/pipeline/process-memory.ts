import { readdir, readFile } from 'node:fs/promises';

/** Peaks of memory in use, in MB, by what a process of the server's family does. */
export type Peaks = Record<string, number>;

/**
 * Watches a process and all that it starts, from Linux's /proc, until it is told to stop: for each kind of process what
 * is resident of it (RSS), and what all of them take together and all but the server. Those two count a page that
 * several processes share once (PSS): the program of Node itself is 50 MB in each.
 */
export function watchMemory(root: number): () => Peaks {
  const peaks: Peaks = {};
  const raise = (kind: string, megabytes: number) => {
    peaks[kind] = Math.max(peaks[kind] ?? 0, megabytes);
  };
  const look = async () => {
    const processes = await family(root);
    for (const { kind, resident } of processes) raise(kind, resident);
    const share = (some: typeof processes) => some.reduce((sum, { share: own }) => sum + own, 0);
    raise('together', share(processes));
    raise('without the server', share(processes.filter(({ kind }) => kind !== 'server')));
  };
  const timer = setInterval(() => void look().catch(() => {}), 250);
  return () => {
    clearInterval(timer);
    return peaks;
  };
}

interface Member {
  kind: string;
  /** In MB, as is `share`. */
  resident: number;
  share: number;
}

async function family(root: number): Promise<Member[]> {
  const all = new Map<number, { parent: number; resident: number }>();
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '') : '';
    if (!status) continue;
    all.set(Number(entry), { parent: field(status, 'PPid'), resident: field(status, 'VmRSS') / 1024 });
  }
  const ofFamily = (id: number): boolean =>
    id === root || (all.has(id) && ofFamily(all.get(id)?.parent ?? 0));
  return Promise.all(
    [...all]
      .filter(([id]) => ofFamily(id))
      .map(async ([id, { resident }]) => {
        const [line, rollup] = await Promise.all(
          ['cmdline', 'smaps_rollup'].map((name) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '')),
        );
        const kind = id === root ? 'server' : (/([\w-]+)-child\.[jt]s/.exec(line ?? '')?.[1] ?? 'other');
        return { kind, resident, share: field(rollup ?? '', 'Pss') / 1024 };
      }),
  );
}

/** A number of a file in /proc that has one a line. */
function field(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
