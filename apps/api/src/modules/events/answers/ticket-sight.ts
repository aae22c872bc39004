import type pg from 'pg';
import { sqlOfClient } from '@/db/run-sql';
import { readersAmong } from '@/modules/tasks/task-readers';

/** How long it is believed who may read a ticket's conversation, in milliseconds. */
const believed = 1_000;

interface Known {
  until: number;
  /** Who was asked for, and who of them may read it. */
  asked: Set<string>;
  readers: Promise<ReadonlySet<string>>;
}

/** Who of some people may read the conversation of a ticket: one statement a second for each that is being written to. */
export class TicketSight {
  private readonly known = new Map<string, Known>();

  constructor(private readonly pool: pg.Pool) {}

  readers(organizationId: string, taskId: string, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const now = performance.now();
    for (const [key, { until }] of this.known) if (until <= now) this.known.delete(key);
    const ticket = `${organizationId} ${taskId}`;
    const hit = this.known.get(ticket);
    if (hit && [...ids].every((id) => hit.asked.has(id))) return hit.readers;
    const asked = new Set(ids);
    const readers = readersAmong(sqlOfClient(this.pool), organizationId, taskId, [...asked]).then(
      (people) => new Set(people.map(({ id }) => id)),
    );
    this.known.set(ticket, { until: now + believed, asked, readers });
    return readers;
  }
}
