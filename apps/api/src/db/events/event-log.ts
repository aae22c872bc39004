import type { StreamResource } from '@tavla/shared/events';

/** A change to tell the company about; it becomes one row of the log and one event of each stream. */
export interface NewEvent {
  resource: StreamResource;
  action: 'create' | 'update' | 'delete';
  /** The entity in its wire shape; `{id}` after a delete. */
  data: unknown;
  /** Only this person may see it; everyone who may read the resource when left out. */
  audienceUserId?: string;
}

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
  ), appended as (
    insert into event ("organizationId", seq, resource, action, data, "audienceUserId")
    select $1::uuid, counter."eventSeq" - (select count(*) from incoming) + ordinality,
      value->>'resource', value->>'action', value->'data', (value->>'audienceUserId')::uuid
    from incoming, counter
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
  ), appended as (
    insert into event ("organizationId", seq, resource, action, data, "audienceUserId")
    select $${company}::uuid, counter."eventSeq", $${event}::jsonb->>'resource', $${event}::jsonb->>'action',
      $${event}::jsonb->'data', ($${event}::jsonb->>'audienceUserId')::uuid
    from counter
  ), told as (
    select pg_notify('${eventChannel}', $${company}::text) from counter
  )`;
}
