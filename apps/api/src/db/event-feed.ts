import type pg from 'pg';

/** One row of the log as it is sent: `seq` is the number within the company. */
export interface LoggedEvent {
  seq: number;
  resource: string;
  action: string;
  data: unknown;
  audienceUserId: string | null;
}

type Listener = (events: LoggedEvent[], newest: number) => void;

interface Company {
  /** Newest number that the listeners have been given. */
  newest: number;
  listeners: Set<Listener>;
  reading: boolean;
  again: boolean;
}

const page = 500;
const columns = `seq::float8 as seq, resource, action, data, "audienceUserId"`;

/**
 * Reads each company's new events once per process and hands them to every listener in order. Woken by
 * `wake`, which may come too often or too seldom: it always reads on from where it was.
 */
export class EventFeed {
  private readonly companies = new Map<string, Company>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Starts handing over events after the returned number; nothing between them is lost. */
  async subscribe(
    organizationId: string,
    listener: Listener,
  ): Promise<{ newest: number; unsubscribe: () => void }> {
    let company = this.companies.get(organizationId);
    if (!company) {
      const newest = await this.newest(organizationId);
      company = this.companies.get(organizationId) ?? {
        newest,
        listeners: new Set(),
        reading: false,
        again: false,
      };
      this.companies.set(organizationId, company);
    }
    const joined = company;
    joined.listeners.add(listener);
    const unsubscribe = () => {
      joined.listeners.delete(listener);
      // Whoever leaves twice must not take away what others have joined since.
      const isCurrent = this.companies.get(organizationId) === joined;
      if (isCurrent && joined.listeners.size === 0) this.companies.delete(organizationId);
    };
    return { newest: joined.newest, unsubscribe };
  }

  /** Events with numbers in (after, upTo], at most `limit` of them; undefined when they are not all there. */
  async replay(
    organizationId: string,
    after: number,
    upTo: number,
    limit = 5_000,
  ): Promise<LoggedEvent[] | undefined> {
    if (upTo - after > limit) return undefined;
    const { rows } = await this.pool.query<LoggedEvent>(
      `select ${columns} from event where "organizationId" = $1 and seq > $2 and seq <= $3 order by seq`,
      [organizationId, after, upTo],
    );
    return rows.length === upTo - after ? rows : undefined;
  }

  /** Newest number of a company's log. */
  async newest(organizationId: string): Promise<number> {
    const { rows } = await this.pool.query('select "eventSeq" from organization where id = $1', [
      organizationId,
    ]);
    return Number(rows[0]?.eventSeq ?? 0);
  }

  wake(organizationId: string): void {
    const company = this.companies.get(organizationId);
    if (!company) return;
    if (company.reading) company.again = true;
    else void this.read(organizationId, company);
  }

  wakeAll(): void {
    for (const organizationId of this.companies.keys()) this.wake(organizationId);
  }

  private async read(organizationId: string, company: Company): Promise<void> {
    company.reading = true;
    try {
      do {
        company.again = false;
        const { rows } = await this.pool.query<LoggedEvent>({
          name: 'event-feed',
          text: `select ${columns} from event where "organizationId" = $1 and seq > $2 order by seq limit ${page}`,
          values: [organizationId, company.newest],
        });
        const last = rows.at(-1);
        if (!last) continue;
        company.newest = last.seq;
        for (const listener of company.listeners) listener(rows, last.seq);
        if (rows.length === page) company.again = true;
      } while (company.again);
    } catch (error) {
      this.onError(error);
    } finally {
      company.reading = false;
    }
  }
}
