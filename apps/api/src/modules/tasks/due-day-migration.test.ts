import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Places, query } from '@/backup/backup.test-kit';
import { migrate } from '@/db/migrate';

const migration = '20261122110000_due_days';
const places = new Places();
const company = newId();
let url: string;

/** People by what stands as their zone. */
const people = {
  Stockholm: 'Europe/Stockholm',
  LosAngeles: 'America/Los_Angeles',
  Auckland: 'Pacific/Auckland',
  Kiritimati: 'Pacific/Kiritimati',
  // Lower case is how some browsers' settings were typed in; the server knows it all the same.
  Kathmandu: 'asia/kathmandu',
  Nowhere: null,
  Offset: '+05:30',
};
type Person = keyof typeof people;
const ids = Object.fromEntries(Object.keys(people).map((name) => [name, newId()])) as Record<Person, string>;
const meeting = newId();

/** Who made it, who set its due date since if somebody did, the instant, and the day that they meant. */
const dates: [
  maker: Person | 'meeting' | 'somebody deleted',
  setter: Person | null,
  instant: string,
  day: string,
][] = [
  ['Stockholm', null, '2026-01-15T22:59:59.999Z', '2026-01-15'],
  ['Stockholm', null, '2026-07-15T21:59:59.999Z', '2026-07-15'],
  // The days on which clocks change have 23 and 25 hours.
  ['Stockholm', null, '2026-03-29T21:59:59.999Z', '2026-03-29'],
  ['Stockholm', null, '2026-10-25T22:59:59.999Z', '2026-10-25'],
  ['LosAngeles', null, '2026-11-02T07:59:59.999Z', '2026-11-01'],
  ['LosAngeles', null, '2026-03-09T06:59:59.999Z', '2026-03-08'],
  ['Auckland', null, '2026-01-15T10:59:59.999Z', '2026-01-15'],
  ['Auckland', null, '2026-04-05T11:59:59.999Z', '2026-04-05'],
  ['Kiritimati', null, '2026-12-31T09:59:59.999Z', '2026-12-31'],
  ['Kathmandu', null, '2026-05-01T18:14:59.999Z', '2026-05-01'],
  // A time of the day, as a program may have sent it.
  ['LosAngeles', null, '2026-05-02T01:00:00.000Z', '2026-05-01'],
  // Midnight in UTC, of people without a zone, with one that nobody knows, and who are gone.
  ['Nowhere', null, '2026-05-01T00:00:00.000Z', '2026-05-01'],
  ['Nowhere', null, '2026-05-01T23:59:59.999Z', '2026-05-01'],
  ['Offset', null, '2026-05-01T23:59:59.999Z', '2026-05-01'],
  ['somebody deleted', null, '2026-05-01T23:59:59.999Z', '2026-05-01'],
  // Whoever set it, not who made the task.
  ['Stockholm', 'LosAngeles', '2026-01-16T07:59:59.999Z', '2026-01-15'],
  ['LosAngeles', 'Auckland', '2026-01-15T10:59:59.999Z', '2026-01-15'],
  // What a meeting asks for was reckoned in the meeting's zone.
  ['meeting', null, '2026-06-18T21:59:59.999Z', '2026-06-18'],
  // The first and the last instant that there could be.
  ['LosAngeles', null, '0001-01-01T00:00:00.000Z', '0001-01-01'],
  ['Kiritimati', null, '9999-12-31T23:59:59.999Z', '9999-12-31'],
  // What the column could hold beside, put there by hand.
  ['Stockholm', null, 'infinity', '9999-12-31'],
  ['Stockholm', null, '-infinity', '0001-01-01'],
  ['Auckland', null, '0044-03-15 00:00:00+00 BC', '0001-01-01'],
  ['Auckland', null, '12026-03-15 00:00:00+00', '9999-12-31'],
];
const tasks = dates.map(() => newId());

beforeAll(async () => {
  url = await places.databaseBefore(migration);
  await fill();
  await fillOther();
  await migrate(url);
}, 60_000);
afterAll(() => places.clear());

async function fill() {
  const role = newId();
  await query(
    url,
    `insert into organization (id, name, domain, "nameKey", "domainKey", "eventSeq") values ($1, 'A', 'a.test', 'a', 'a.test', 7)`,
    [company],
  );
  await query(
    url,
    `insert into event ("organizationId", seq, resource, action, data) values ($1, 7, 'tasks', 'update', '{"endDate": "2026-01-15T22:59:59.999Z"}')`,
    [company],
  );
  await query(
    url,
    `insert into role ("organizationId", id, name, "nameKey") values ($1, $2, 'admin', 'admin')`,
    [company, role],
  );
  for (const [name, timeZone] of Object.entries(people)) {
    await query(
      url,
      `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId", "timeZone")
       values ($1, $2, $3, $3, $3, $3, $4, $5)`,
      [company, ids[name as Person], name, role, timeZone],
    );
  }
  const items = [
    { title: 'Ship', endDate: '2026-06-18T21:59:59.999Z' },
    { title: 'Rest', endDate: null },
  ];
  await query(
    url,
    `insert into audio ("organizationId", id, name, language, "sizeBytes", "mimeType", "blobKey", "recordedAt", "timeZone", analysis)
     values ($1, $2, 'M', 'en', 1, 'audio/wav', 'k', now(), 'Europe/Madrid', $3)`,
    [company, meeting, JSON.stringify({ summary: 'S', actionItems: items })],
  );
  for (const [index, [maker, setter, instant]] of dates.entries()) {
    const createdBy = maker === 'meeting' ? null : maker === 'somebody deleted' ? newId() : ids[maker];
    await query(
      url,
      `insert into task ("organizationId", id, title, "column", status, position, "createdById", "originAudioId", "endDate")
       values ($1, $2, $3, 'todo', 'todo', $3, $4, $5, $6)`,
      [company, tasks[index], `a${index}`, createdBy, maker === 'meeting' ? meeting : null, instant],
    );
    if (setter) await edit(tasks[index], ids[setter], null, instant);
  }
  // Somebody in Stockholm gave it a day, a colleague in Los Angeles another one, and a third took it away.
  const [told] = tasks;
  await edit(told, ids.Stockholm, null, '2026-01-10T22:59:59.999Z');
  await edit(told, ids.LosAngeles, '2026-01-10T22:59:59.999Z', '2026-01-12T07:59:59.999Z');
  await edit(told, ids.Auckland, '2026-01-12T07:59:59.999Z', null);
}

/** A company that has said its zone, with people of whom one has none of their own. */
async function fillOther() {
  const [other, role, own] = [newId(), newId(), newId()];
  await query(
    url,
    `insert into organization (id, name, domain, "nameKey", "domainKey", "timeZone", "eventSeq")
     values ($1, 'B', 'b.test', 'b', 'b.test', 'Asia/Tokyo', 7)`,
    [other],
  );
  await query(
    url,
    `insert into role ("organizationId", id, name, "nameKey") values ($1, $2, 'admin', 'admin')`,
    [other, role],
  );
  for (const [name, timeZone, id] of [
    ['x', null, newId()],
    ['y', 'Europe/Stockholm', own],
  ] as const) {
    await query(
      url,
      `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId", "timeZone")
       values ($1, $2, $3, $3, $3, $3, $4, $5)`,
      [other, id, name, role, timeZone],
    );
    await query(
      url,
      `insert into task ("organizationId", id, title, "column", status, position, "createdById", "endDate")
       values ($1, $2, $3, 'todo', 'todo', $3, $4, '2026-01-15T16:00:00Z')`,
      [other, newId(), name, id],
    );
  }
}

/** A line of the story, as it was written before. */
const edit = (task: string | undefined, actor: string, from: string | null, to: string | null) =>
  query(
    url,
    `insert into task_edit ("organizationId", id, "taskId", version, changes, "actorId", "actorName")
     values ($1, $2, $3, 2, $4, $5, 'Somebody')`,
    [
      company,
      newId(),
      task,
      JSON.stringify([
        { field: 'title', from: 'x', to: 'endDate' },
        { field: 'endDate', from, to },
      ]),
      actor,
    ],
  );

it.each(dates.map(([maker, setter, instant, day], index) => ({ index, maker, setter, instant, day })))(
  '$instant of $maker, set by $setter, becomes $day',
  async ({ index, day }) => {
    const [row] = await query(url, `select "endDate"::text from task where id = $1`, [tasks[index]]);
    expect(row).toEqual({ endDate: day });
  },
);

it('takes the company’s zone for who has none', async () => {
  const days = await query(
    url,
    `select title, "endDate"::text from task where title in ('x', 'y') order by 1`,
  );
  expect(days).toEqual([
    { title: 'x', endDate: '2026-01-16' },
    { title: 'y', endDate: '2026-01-15' },
  ]);
});

it('tells stories in days, and leaves the rest of them as it was', async () => {
  const rows = await query<{ changes: unknown }>(url, 'select changes from task_edit order by id');
  const told: [string | null, string | null][] = [
    [null, '2026-01-15'],
    [null, '2026-01-15'],
    [null, '2026-01-10'],
    ['2026-01-10', '2026-01-11'],
    ['2026-01-11', null],
  ];
  expect(rows.map(({ changes }) => changes)).toEqual(
    told.map(([from, to]) => [
      { field: 'title', from: 'x', to: 'endDate' },
      { field: 'endDate', from, to },
    ]),
  );
});

it('names the same days on the page of a meeting', async () => {
  const days = `select title, "endDate"::text as "endDate" from action_item order by title desc`;
  expect(await query(url, days)).toEqual([
    { title: 'Ship', endDate: '2026-06-18' },
    { title: 'Rest', endDate: null },
  ]);
  expect(await query(url, 'select analysis from audio')).toEqual([{ analysis: { summary: 'S' } }]);
});

it('makes everybody load anew, and leaves nothing of its own behind', async () => {
  expect(await query(url, 'select seq from event')).toEqual([]);
  expect(await query(url, 'select "eventSeq"::float8 as seq from organization')).toEqual([
    { seq: 2 ** 32 + 7 },
    { seq: 2 ** 32 + 7 },
  ]);
  expect(
    await query(
      url,
      `select 1 from pg_class where relname like 'due%' and relnamespace = 'public'::regnamespace`,
    ),
  ).toEqual([]);
  expect(await query(url, `select 1 from pg_proc where proname like 'due%'`)).toEqual([]);
});
