import type pg from 'pg';
import { inTime } from '@/lib/in-time';
import { isOver } from './window-sql';

/** What one key has used of its window, as far as this process knows. */
interface Count {
  /** The sum of all processes when this one last shared. */
  shared: number;
  /** On its way to the database. */
  sending: number;
  /** Counted here since. */
  own: number;
  endsAt: number;
  window: number;
}

interface Sum {
  key: string;
  count: number;
  leftMs: number;
}

/** A key is shared each time that it has used this part of its limit: how far processes may be apart. */
const partsShared = 60;
const capacity = 100_000;

/**
 * Counts requests per key and window for all processes of a database, without a statement for each: a process
 * counts for itself, and adds up with the others whenever a key has used a sixtieth of its limit. So small
 * counts never leave the process, and a limit is kept to within a thirtieth for each process. While the
 * database is away each process counts alone.
 */
export class SharedCounters {
  private readonly counts = new Map<string, Count>();
  private readonly due = new Set<string>();
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private restsUntil = 0;

  /** @param patience how long a request waits for the database, and how long one that failed is left alone, in ms */
  constructor(
    private readonly pool: pg.Pool,
    private readonly patience = 1_000,
  ) {}

  /** Counts one more. @returns how many there are in the window, and the milliseconds that it has left */
  async add(key: string, max: number, window: number): Promise<{ current: number; ttl: number }> {
    const count = this.open(key, window);
    count.own++;
    // What is over the limit is refused by what this process knows; it costs nobody a statement.
    if (count.own >= Math.max(1, max / partsShared) && sumOf(count) <= max) await this.share(key);
    return shown(count);
  }

  /** The same without counting. */
  read(key: string): { current: number; ttl: number } {
    const count = this.counts.get(key);
    return count && count.endsAt > performance.now() ? shown(count) : { current: 0, ttl: 0 };
  }

  private open(key: string, window: number): Count {
    const there = this.counts.get(key);
    if (there && there.endsAt > performance.now()) return there;
    this.counts.delete(key);
    const [oldest] = this.counts.size >= capacity ? this.counts.keys() : [];
    if (oldest !== undefined) this.counts.delete(oldest);
    const opened = { shared: 0, sending: 0, own: 0, endsAt: performance.now() + window, window };
    this.counts.set(key, opened);
    return opened;
  }

  /** What becomes due while a statement is on its way goes together in the next one. */
  private share(key: string): Promise<void> {
    if (this.restsUntil > performance.now()) return Promise.resolve();
    this.due.add(key);
    this.next ??= this.running.then(() => {
      this.next = undefined;
      this.running = this.flush();
      return this.running;
    });
    return this.next;
  }

  private async flush(): Promise<void> {
    const batch = new Map<string, Count>();
    for (const key of this.due) {
      const count = this.counts.get(key);
      if (!count) continue;
      batch.set(key, count);
      count.sending = count.own;
      count.own = 0;
    }
    this.due.clear();
    try {
      const sums = await inTime(addUp(this.pool, batch), this.patience, 'the database is late');
      for (const { key, count, leftMs } of sums) {
        const there = batch.get(key);
        if (!there) continue;
        there.shared = count;
        there.endsAt = performance.now() + leftMs;
      }
    } catch {
      this.restsUntil = performance.now() + this.patience;
      for (const count of batch.values()) count.own += count.sending;
    }
    for (const count of batch.values()) count.sending = 0;
  }
}

const sumOf = ({ shared, sending, own }: Count) => shared + sending + own;
const shown = (count: Count) => ({
  current: sumOf(count),
  ttl: Math.max(1, count.endsAt - performance.now()),
});

/** The window is the database's: it starts with the first process that shares, by one clock for all. */
async function addUp(pool: pg.Pool, batch: Map<string, Count>): Promise<Sum[]> {
  const counts = [...batch.values()];
  const { rows } = await pool.query<Sum>({
    name: 'share-request-counts',
    text: `insert into request_count as c (key, count, "expiresAt")
      select key, count, now() + "window" * interval '1 ms'
      from unnest($1::text[], $2::int[], $3::int[]) as t (key, count, "window") order by key
      on conflict (key) do update set
        count = case when ${isOver('c')} then excluded.count else c.count + excluded.count end,
        "expiresAt" = case when ${isOver('c')} then excluded."expiresAt" else c."expiresAt" end
      returning key, count, (extract(epoch from "expiresAt" - now()) * 1000)::float8 as "leftMs"`,
    values: [
      [...batch.keys()],
      counts.map(({ sending }) => sending),
      counts.map(({ window }) => Math.ceil(window)),
    ],
  });
  return rows;
}
