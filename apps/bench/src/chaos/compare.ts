import { createHash } from 'node:crypto';
import type { MailCatcher } from '../../../api/src/test/mail-catcher';
import type { Caller } from './caller';
import type { Confirmed } from './confirmed';
import type { Installation } from './installation';
import { count, fault, type Ledger } from './ledger';
import type { EventReader } from './read-events';
import type { World } from './world';

interface Compared {
  place: Pick<Installation, 'query'>;
  world: World;
  confirmed: Confirmed;
  ledger: Ledger;
}

/** Holds what the database has against what was confirmed; everything is calm by now. */
export async function compareTasks({ place, world, confirmed, ledger }: Compared): Promise<void> {
  const { rows } = await place.query<{
    id: string;
    title: string;
    version: number;
    events: number;
    creations: number;
    told: number;
    titles: string[];
  }>(
    `select t.id, t.title, t.version,
       (select count(*)::int from event e where e."organizationId" = $1 and e.data->>'id' = t.id::text) as events,
       (select count(*)::int from event e where e."organizationId" = $1 and e.data->>'id' = t.id::text
          and e.action = 'create') as creations,
       coalesce((select max((e.data->>'version')::int) from event e
          where e."organizationId" = $1 and e.data->>'id' = t.id::text), 1) as told,
       coalesce((select array_agg(c->>'to') from task_edit e, jsonb_array_elements(e.changes) c
          where e."organizationId" = $1 and e."taskId" = t.id and c->>'field' = 'title'), '{}') as titles
     from task t where t."organizationId" = $1`,
    [world.id],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shared = new Set(world.sharedTasks);
  for (const id of confirmed.created) {
    const row = byId.get(id);
    if (!row) fault(ledger, 'lost', `the task ${id}`);
    else if (Number(row.title) < (confirmed.titles.get(id) ?? 0)) {
      fault(ledger, 'lost', `title ${confirmed.titles.get(id)} of ${id}, it is ${row.title}`);
    }
  }
  for (const [id, version] of confirmed.versions) {
    const saved = byId.get(id)?.version ?? 0;
    if (saved < version) fault(ledger, 'lost', `version ${version} of ${id}, it is ${saved}`);
  }
  for (const { id, version, events, creations, told, titles } of rows) {
    const wanted = shared.has(id) ? version - 1 : version;
    if (events < wanted || told < version) fault(ledger, 'missed', `${wanted - events} events of ${id}`);
    if (events > wanted || creations > 1) fault(ledger, 'doubled', `${events - wanted} events of ${id}`);
    if (new Set(titles).size < titles.length) fault(ledger, 'doubled', `an edit in the story of ${id}`);
  }
}

/** Positions are unique in a column, and the log has every number once. */
export async function compareOrder({ place, world, ledger }: Compared): Promise<void> {
  const { rows } = await place.query<{ twice: number; counter: number; events: number; newest: number }>(
    `select (select count(*)::int - count(distinct ("column", position))::int from task
        where "organizationId" = $1 and "deletedAt" is null) as twice,
       "eventSeq"::int as counter, (select count(*)::int from event where "organizationId" = $1) as events,
       (select coalesce(max(seq), 0)::int from event where "organizationId" = $1) as newest
     from organization where id = $1`,
    [world.id],
  );
  const row = rows[0];
  if (!row) return fault(ledger, 'lost', 'the company');
  if (row.twice > 0) fault(ledger, 'doubled', `${row.twice} positions`);
  if (row.events !== row.counter || row.newest !== row.counter) {
    fault(
      ledger,
      'missed',
      `the log has ${row.events} events up to ${row.newest}, its counter says ${row.counter}`,
    );
  }
}

/** Imported people are there once, with one entry in the audit log and at least one mail. */
export async function comparePeople(
  { place, world, confirmed, ledger }: Compared,
  mails: MailCatcher,
): Promise<void> {
  const { rows } = await place.query<{ email: string; entries: number; invited: boolean }>(
    `select u.email, u."invitedAt" is not null as invited, (select count(*)::int from audit_entry a
        where a."organizationId" = $1 and a.action = 'user.create' and a."targetId" = u.id::text) as entries
     from "user" u where u."organizationId" = $1 and u.email like '%@imported.test'`,
    [world.id],
  );
  const known = new Set(rows.map(({ email }) => email));
  for (const email of confirmed.people) if (!known.has(email)) fault(ledger, 'lost', `the person ${email}`);
  for (const { email, entries, invited } of rows) {
    if (entries !== 1) fault(ledger, entries ? 'doubled' : 'lost', `${entries} audit entries of ${email}`);
    const got = mails.to(email);
    if (got.length === 0)
      fault(ledger, 'lost', `the invitation of ${email}, marked as ${invited ? 'sent' : 'open'}`);
    if (!invited) fault(ledger, 'lost', `the mark that ${email} was invited`);
    if (new Set(got.map(({ messageId }) => messageId)).size > 1) {
      fault(ledger, 'doubled', `invitations with different ids for ${email}`);
    }
    if (got.length > 1) ledger.repeatedMails += 1;
  }
}

/** Recordings are there byte by byte, and were worked on. */
export async function compareUploads(
  { place, world, confirmed, ledger }: Compared,
  caller: Caller,
): Promise<void> {
  for (const [id, hash] of confirmed.uploads) {
    const answer = await fetch(`${caller.next()}/api/v1/audios/${id}/file`, {
      headers: { cookie: world.adminCookie },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== hash) {
      fault(ledger, 'lost', `the recording ${id}: ${answer.status}, ${bytes.length} bytes`);
    }
  }
  const { rows } = await place.query<{ status: string; times: number }>(
    `select status, count(*)::int as times from audio where "organizationId" = $1 group by status`,
    [world.id],
  );
  for (const { status, times } of rows) {
    if (status !== 'done') fault(ledger, 'lost', `${times} recordings ended as ${status}`);
  }
  const made = rows.reduce((sum, { times }) => sum + times, 0);
  count(ledger.confirmed, 'recordings transcribed', made);
}

/** Whoever has signed in still is. */
export async function compareSessions({ confirmed, ledger }: Compared, caller: Caller): Promise<void> {
  for (const cookie of confirmed.sessions) {
    const { status } = await fetch(`${caller.next()}/auth/me`, { headers: { cookie } });
    if (status !== 200) fault(ledger, 'lost', `a session: ${status}`);
  }
}

/** Every reader has read to the end. */
export async function compareReaders(
  { place, world, ledger }: Compared,
  readers: readonly EventReader[],
): Promise<void> {
  const { rows } = await place.query<{ newest: number }>(
    'select "eventSeq"::int as newest from organization where id = $1',
    [world.id],
  );
  for (const reader of readers) {
    if (reader.newest !== rows[0]?.newest) {
      fault(ledger, 'missed', `a reader is at ${reader.newest} of ${rows[0]?.newest}`);
    }
    count(ledger.confirmed, 'events read', reader.received);
  }
}
