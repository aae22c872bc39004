import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { createTestDatabase } from '@/test/test-database';
import { type Database, openDatabase } from '../database';
import { EventFeed } from './event-feed';
import { appendEventsSql, eventChannel } from './event-log';
import { listen } from './notifications';

let db: Database;
let drop: () => Promise<void>;
let feed: EventFeed;
let company: string;
const errors: unknown[] = [];
const never = 3_600_000;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase(database.url);
});
beforeEach(async () => {
  company = await addCompany();
  open(never);
});
afterEach(() => {
  vi.restoreAllMocks();
  feed.close();
  errors.length = 0;
});
afterAll(async () => {
  await db.close();
  await drop();
});

function open(lookEvery: number): void {
  feed?.close();
  feed = new EventFeed(db.pool, (error) => errors.push(error), lookEvery);
}

async function addCompany(): Promise<string> {
  const id = newId();
  const data = { id, name: id, domain: id, nameKey: id, domainKey: id };
  await db.prisma.organization.create({ data });
  return id;
}

const event = JSON.stringify([{ resource: 'tasks', action: 'create', data: {} }]);
const write = (id = company) => db.pool.query(appendEventsSql, [id, event]);

/** A listener that notes what it is given. */
async function follow(id = company) {
  const heard: number[] = [];
  const gaps: number[] = [];
  const { newest, unsubscribe } = await feed.subscribe(id, {
    events: (events) => heard.push(...events.map(({ seq }) => seq)),
    gap: (to) => gaps.push(to),
  });
  return { heard, gaps, newest, unsubscribe };
}

/** Runs `step` each time a statement of the feed with this in its text is sent, before (or after) the database does it; `of` is the company whose log is read. */
function hook(text: string, step: (send: () => Promise<unknown>, of: string) => Promise<unknown>): void {
  const { pool } = db;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
    const [first] = args as [string | { text: string; values?: unknown[] }];
    const send = () => query(...args);
    return (typeof first === 'string' ? first : first.text).includes(text) ? step(send, idOf(first)) : send();
  }) as typeof pool.query);
}
const idOf = (query: string | { values?: unknown[] }) =>
  typeof query === 'string' ? '' : String(query.values?.[0]);
const opening = 'select "eventSeq" from organization';
const reading = 'order by seq limit';

it('remembers what woke it while somebody was joining', async () => {
  hook(opening, async (send) => {
    const answer = await send();
    await write();
    feed.wake(company);
    return answer;
  });
  const { heard, newest } = await follow();
  expect(newest).toBe(0);
  await expect.poll(() => heard).toEqual([1]);
});

it('gives those who join at the same time one look and the same events', async () => {
  const followers: Awaited<ReturnType<typeof follow>>[] = [];
  const joining = async () => {
    followers.push(...(await Promise.all([follow(), follow(), follow()])));
  };
  expect(await countQueries(joining, /select "eventSeq"/)).toBe(1);
  await write();
  feed.wake(company);
  for (const { heard } of followers) await expect.poll(() => heard).toEqual([1]);
});

it('lets nobody in when the database is away, and everybody when it is back', async () => {
  hook(opening, async () => {
    throw new Error('away');
  });
  await expect(follow()).rejects.toThrow('away');
  vi.restoreAllMocks();
  const { heard } = await follow();
  await write();
  feed.wake(company);
  await expect.poll(() => heard).toEqual([1]);
});

it('repeats a failed read until it succeeds, without being woken again', async () => {
  const { heard } = await follow();
  let fails = 3;
  hook(reading, async (send) => {
    if (fails-- > 0) throw new Error('away');
    return send();
  });
  await write();
  feed.wake(company);
  await expect.poll(() => heard).toEqual([1]);
  expect(errors).toHaveLength(3);
});

it('stops repeating when nobody listens any more', async () => {
  const { unsubscribe } = await follow();
  const other = await addCompany();
  await follow(other);
  const reads = new Map([
    [company, 0],
    [other, 0],
  ]);
  hook(reading, async (_, of) => {
    reads.set(of, (reads.get(of) ?? 0) + 1);
    throw new Error('away');
  });
  await write();
  feed.wake(company);
  await expect.poll(() => reads.get(company)).toBe(1);
  unsubscribe();
  // Its pauses begin later, and are as long: when it has read three times, the first would have, too.
  await write(other);
  feed.wake(other);
  await expect.poll(() => reads.get(other)).toBe(3);
  expect(reads.get(company)).toBe(1);
});

it('tells newcomers everything while the read for those who left is still going on', async () => {
  const first = await follow();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  hook(reading, async (send) => {
    const answer = await send();
    if (isFirst) {
      isFirst = false;
      await held;
    }
    return answer;
  });
  await write();
  feed.wake(company);
  await expect.poll(() => isFirst).toBe(false);
  first.unsubscribe();
  const second = await follow();
  expect(second.newest).toBe(1);
  await write();
  feed.wake(company);
  await expect.poll(() => second.heard).toEqual([2]);
  release();
  first.unsubscribe();
  await write();
  feed.wake(company);
  await expect.poll(() => second.heard).toEqual([2, 3]);
  expect(first.heard).toEqual([]);
});

it('finds what no notification told, with one query for all companies', async () => {
  open(100);
  const { heard } = await follow();
  await write();
  await expect.poll(() => heard).toEqual([1]);

  open(never);
  const others = await Promise.all([1, 2, 3].map(async () => follow(await addCompany())));
  expect(await countQueries(() => feed.look())).toBe(1);
  for (const { unsubscribe } of others) unsubscribe();
  expect(await countQueries(() => feed.look())).toBe(0);
});

it('delivers what was written while the connection that listens was cut', async () => {
  const notifications = listen(
    db.url,
    { [eventChannel]: (id) => feed.wake(id) },
    () => feed.wakeAll(),
    () => {},
  );
  const { heard } = await follow();
  const listening = async () =>
    (
      await db.pool.query(
        "select pid from pg_stat_activity where application_name = 'tavla events' and state = 'idle'",
      )
    ).rows[0]?.pid;
  await expect.poll(listening).toEqual(expect.any(Number));
  await db.pool.query('select pg_terminate_backend($1)', [await listening()]);
  await write();
  await expect.poll(() => heard).toEqual([1]);
  await write();
  await expect.poll(() => heard).toEqual([1, 2]);
  await notifications.close();
});

it('never sees a number before the one below it', async () => {
  const { heard } = await follow();
  const slow = await db.pool.connect();
  await slow.query('begin');
  await slow.query(appendEventsSql, [company, event]);
  const next = write();
  feed.wake(company);
  await feed.look();
  expect(heard).toEqual([]);
  await slow.query('commit');
  slow.release();
  await next;
  feed.wake(company);
  await expect.poll(() => heard).toEqual([1, 2]);
});

it('tells a gap that no reading closes, and a number that goes back', async () => {
  const follower = await follow();
  await write();
  await write();
  await db.pool.query('delete from event where "organizationId" = $1 and seq = 1', [company]);
  feed.wake(company);
  await expect.poll(() => follower.gaps).toEqual([2]);
  await db.pool.query('update organization set "eventSeq" = 1 where id = $1', [company]);
  await feed.look();
  expect(follower).toMatchObject({ heard: [], gaps: [2, 1] });
});
