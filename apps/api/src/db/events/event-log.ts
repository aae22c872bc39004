import type { StreamResource } from '@tavla/shared/events';
import type { Readers } from '../meeting-viewers';
import { audienceCtes, audienceOf } from './audience-sql';

/** A change to tell the company about; it becomes one row of the log and one event of each stream. */
export interface NewEvent {
  /** `*` with `resync`: so much may look different that all is to be loaded anew. */
  resource: StreamResource | '*';
  action: 'create' | 'update' | 'delete' | 'resync';
  /** The entity in its wire shape; `{id}` after a delete (of a task with its version then), null for a resync. */
  data: unknown;
  /**
   * Only these people may see it; everyone who may read the resource when left out or null. What a task's event is for
   * the others says the stream.
   */
  audience?: Audience | null;
}

/**
 * People by their ids, or those who may see a meeting as it then is, or who could when it was as it is said to have been,
 * or of these the ones who may not any more. Whoever they are is worked out in the statement that writes the event, so
 * that thousands of ids never pass through the process.
 */
export type Audience =
  | readonly string[]
  | { meetingId: string }
  | { readers: Readers }
  | { lostBy: Readers; meetingId: string };

/** The channel that wakes every process; its payload is the company. */
export const eventChannel = 'tavla_events';

/**
 * Appends events to a company's log: parameters are the company and the events as JSON. Run it as the last
 * statement before commit, because it locks the company's counter: numbers are gapless and ordered, and
 * the lock is short.
 */
export const appendEventsSql = `
  with incoming as (
    select value, ordinality from jsonb_array_elements($2::jsonb) with ordinality
  ), counter as (
    update organization set "eventSeq" = "eventSeq" + (select count(*) from incoming)
    where id = $1::uuid returning "eventSeq"
  ), ${audienceCtes('$1::uuid', 'value', 'incoming')}, appended as (
    insert into event ("organizationId", seq, resource, action, data, audience, "audienceId")
    select $1::uuid, counter."eventSeq" - (select count(*) from incoming) + ordinality,
      value->>'resource', value->>'action', value->'data', whom.inline, whom.id
    from counter, incoming left join whom on ${audienceOf('value')}
  )
  select pg_notify('${eventChannel}', $1::text)`;

/**
 * The same as common table expressions, for a hot path that is one statement: `source` is the name of the
 * expression that made the change; nothing is appended when it touched no row.
 * `company` and `event` are the numbers of the parameters that hold the company and `{resource, action, data}`.
 */
export function appendEventCtes(source: string, company: number, event: number): string {
  return `counter as (
    update organization set "eventSeq" = "eventSeq" + 1
    where id = $${company}::uuid and exists (select 1 from ${source}) returning "eventSeq"
  ), one as (
    select $${event}::jsonb as value
  ), ${audienceCtes(`$${company}::uuid`, 'value', 'one')}, appended as (
    insert into event ("organizationId", seq, resource, action, data, audience, "audienceId")
    select $${company}::uuid, counter."eventSeq", value->>'resource', value->>'action', value->'data',
      whom.inline, whom.id
    from counter, one left join whom on ${audienceOf('value')}
  ), told as (
    select pg_notify('${eventChannel}', $${company}::text) from counter
  )`;
}
