import { setTimeout as sleep } from 'node:timers/promises';
import { streamHeartbeat } from '@tavla/shared/limits';
import type pg from 'pg';
import { withAudiences } from './read-audiences';

/** One row of the log as it is sent: `seq` is the number within the company. */
export interface LoggedEvent {
  seq: number;
  resource: string;
  action: string;
  data: unknown;
  /** The people who may see the whole of it; null means everybody. */
  audience: ReadonlySet<string> | null;
}

/** The same as the log has it. */
export interface StoredEvent extends Omit<LoggedEvent, 'audience'> {
  audience: string[] | null;
  /** Of people who stand elsewhere, since they are many. */
  audienceId: string | null;
}

export interface FeedListener {
  events(events: LoggedEvent[]): void;
  /** The log goes on after a gap, from this number: whoever follows it must load everything anew. */
  gap(newest: number): void;
}

interface Company {
  id: string;
  /** Newest number that the listeners have been given; known when `opened` has resolved. */
  newest: number;
  opened: Promise<void>;
  listeners: Set<FeedListener>;
  /** How many are about to listen. */
  joining: number;
  isReading: boolean;
  /** Something may have come since the last look into the log began. */
  isWoken: boolean;
}

/** So many are read and handed over between two turns of the event loop; each may carry 20,000 characters. */
const page = 100;
/** What is replayed to one listener at the most, in events and in bytes of their data. */
const replayed = { events: 5_000, bytes: 2 * 2 ** 20, page: 50 };
const columns = `seq::float8 as seq, resource, action, data, audience, "audienceId"`;
const firstPause = 100;
const longestPause = 3_000;

/**
 * Reads each company's new events once per process and hands them to every listener in order. Woken by
 * `wake`, which may come too often or too seldom: it always reads on from where it was, repeats a read that
 * fails until it succeeds or nobody listens, and looks for itself as often as the streams' heartbeat.
 *
 * Numbers are taken under the lock of the company's counter, which is held until commit: whoever sees a number
 * sees all below it. A gap therefore never closes, and is told.
 */
export class EventFeed {
  private readonly companies = new Map<string, Company>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly pool: pg.Pool,
    private readonly onError: (error: unknown) => void,
    lookEvery = streamHeartbeat,
  ) {
    this.timer = setInterval(() => void this.look(), lookEvery);
    this.timer.unref();
  }

  /** Starts handing over events after the returned number; nothing between them is lost. */
  async subscribe(
    organizationId: string,
    listener: FeedListener,
  ): Promise<{ newest: number; unsubscribe: () => void }> {
    const company = this.companies.get(organizationId) ?? this.open(organizationId);
    company.joining += 1;
    try {
      await company.opened;
      company.listeners.add(listener);
    } finally {
      company.joining -= 1;
      this.closeUnused(company);
    }
    const { newest } = company;
    // What woke the company while it was being opened.
    if (company.isWoken) this.start(company);
    const unsubscribe = () => {
      company.listeners.delete(listener);
      this.closeUnused(company);
    };
    return { newest, unsubscribe };
  }

  /**
   * Events with numbers in (after, upTo]; undefined when they are not all there, or more than `replayed` allows:
   * loading everything anew costs less then. Read in pages, so that no more than that is ever held for it.
   */
  async replay(organizationId: string, after: number, upTo: number): Promise<LoggedEvent[] | undefined> {
    if (upTo - after > replayed.events) return undefined;
    const found: StoredEvent[] = [];
    let bytes = 0;
    while (found.length < upTo - after) {
      const { rows } = await this.pool.query<StoredEvent & { bytes: number }>(
        `select ${columns}, octet_length(data::text) as bytes from event
         where "organizationId" = $1 and seq > $2 and seq <= $3 order by seq limit ${replayed.page}`,
        [organizationId, found.at(-1)?.seq ?? after, upTo],
      );
      if (rows.length === 0) return undefined;
      for (const { bytes: size, ...event } of rows) {
        found.push(event);
        bytes += size;
      }
      if (bytes > replayed.bytes) return undefined;
    }
    return withAudiences(this.pool, organizationId, found);
  }

  /** Whether the log has this number. What listeners here have not been given yet is then read at once. */
  async hasReached(organizationId: string, number: number): Promise<boolean> {
    const isThere = (await this.newest(organizationId)) >= number;
    if (isThere) this.wake(organizationId);
    return isThere;
  }

  wake(organizationId: string): void {
    const company = this.companies.get(organizationId);
    if (!company) return;
    company.isWoken = true;
    if (company.listeners.size > 0) this.start(company);
  }

  wakeAll(): void {
    for (const organizationId of this.companies.keys()) this.wake(organizationId);
  }

  /** One query for all companies that anybody here listens to: heals whatever wake-up was lost. */
  async look(): Promise<void> {
    const heard = [...this.companies.values()].filter(({ listeners }) => listeners.size > 0);
    const before = new Map(heard.map(({ id, newest }) => [id, newest]));
    if (heard.length === 0) return;
    try {
      const { rows } = await this.pool.query<{ id: string; seq: number }>(
        `select id, "eventSeq"::float8 as seq from organization where id = any($1::uuid[])`,
        [[...before.keys()]],
      );
      for (const { id, seq } of rows) {
        const company = this.companies.get(id);
        if (!company) continue;
        // A number that goes back: another database has been put in this one's place.
        if (seq < (before.get(id) ?? 0)) this.publishGap(company, seq);
        else if (seq > company.newest) this.wake(id);
      }
    } catch (error) {
      this.onError(error);
    }
  }

  /** Forgets everybody. */
  close(): void {
    clearInterval(this.timer);
    this.companies.clear();
  }

  /** The entry is there before its number is asked for, so that a wake-up in between is remembered. */
  private open(id: string): Company {
    const company: Company = {
      id,
      newest: 0,
      opened: this.newest(id).then((newest) => {
        company.newest = newest;
      }),
      listeners: new Set(),
      joining: 0,
      isReading: false,
      isWoken: false,
    };
    this.companies.set(id, company);
    return company;
  }

  /** Whoever leaves late must not take away what others have opened since. */
  private closeUnused(company: Company): void {
    if (company.listeners.size + company.joining === 0 && this.isCurrent(company))
      this.companies.delete(company.id);
  }

  private isCurrent(company: Company): boolean {
    return this.companies.get(company.id) === company;
  }

  private async newest(id: string): Promise<number> {
    const { rows } = await this.pool.query('select "eventSeq" from organization where id = $1', [id]);
    return Number(rows[0]?.eventSeq ?? 0);
  }

  private start(company: Company): void {
    if (!company.isReading) void this.read(company);
  }

  private async read(company: Company): Promise<void> {
    company.isReading = true;
    let pause = firstPause;
    while (company.isWoken && this.isCurrent(company)) {
      company.isWoken = false;
      try {
        await this.handOver(company);
        pause = firstPause;
      } catch (error) {
        this.onError(error);
        company.isWoken = true;
        await sleep(pause, undefined, { ref: false });
        pause = Math.min(pause * 2, longestPause);
      }
    }
    company.isReading = false;
  }

  private async handOver(company: Company): Promise<void> {
    const { rows } = await this.pool.query<StoredEvent>({
      name: 'event-feed',
      text: `select ${columns} from event where "organizationId" = $1 and seq > $2 order by seq limit ${page}`,
      values: [company.id, company.newest],
    });
    const first = rows[0];
    const last = rows.at(-1);
    if (!first || !last) return;
    const isWhole = first.seq === company.newest + 1 && last.seq - first.seq === rows.length - 1;
    if (rows.length === page) company.isWoken = true;
    if (isWhole) {
      const events = await withAudiences(this.pool, company.id, rows);
      this.tell(company, last.seq, (listener) => listener.events(events));
    } else this.publishGap(company, last.seq);
  }

  private publishGap(company: Company, newest: number): void {
    this.tell(company, newest, (listener) => listener.gap(newest));
  }

  /** One listener's fault is nobody else's. */
  private tell(company: Company, newest: number, say: (listener: FeedListener) => void): void {
    company.newest = newest;
    for (const listener of company.listeners) {
      try {
        say(listener);
      } catch (error) {
        this.onError(error);
      }
    }
  }
}
