import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Task } from '@tavla/shared/contracts/tasks';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { fillColumn } from '@/test/many-tasks';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;

beforeEach(async () => {
  company = await app.current.addCompany();
});

const member = () => app.current.as(company.member);

async function make(title: string, status = 'todo'): Promise<Task> {
  return (await member().post('/api/v1/tasks', { title, customField: { status } })).json();
}

function load(headers: Record<string, string> = {}, url = '/api/v1/tasks') {
  return app.current.app.inject({ url, headers: { cookie: company.member.cookie, ...headers } });
}

const titles = (tasks: Task[]) => tasks.map(({ title }) => title);

/** Statements about tasks and their events; sessions and people are left out. */
const ofTasks = /task|event/;
const countTaskQueries = (work: Parameters<typeof countQueries>[0]) => countQueries(work, ofTasks);

describe('the whole board', () => {
  test('comes in column order with the number of its newest event', async () => {
    for (const [title, status] of [
      ['A', 'done'],
      ['B', 'todo'],
      ['C', 'pending'],
      ['D', 'on-approval'],
      ['E', 'todo'],
    ]) {
      await make(title ?? '', status);
    }
    const body = (await load()).json();
    expect(titles(body.data)).toEqual(['D', 'C', 'E', 'B', 'A']);
    expect(body).toMatchObject({ total: 5, nextCursor: null, lastEventId: '5' });
  });

  test('is empty for a company without tasks', async () => {
    expect((await load()).json()).toEqual({ data: [], total: 0, nextCursor: null, lastEventId: '0' });
  });

  test('shows neither deleted tasks nor those of others', async () => {
    const task = await make('Gone');
    const other = await app.current.addCompany();
    await app.current.as(other.member).post('/api/v1/tasks', { title: 'Theirs' });
    await member().delete(`/api/v1/tasks/${task.id}`);
    expect((await load()).json().data).toEqual([]);
  });

  test('comes compressed as the client takes it', async () => {
    const task = await make('A');
    const br = await load({ 'accept-encoding': 'gzip, br' });
    const gzip = await load({ 'accept-encoding': 'gzip, br;q=0' });
    const plain = await load({ 'accept-encoding': 'identity' });
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    for (const bytes of [
      brotliDecompressSync(br.rawPayload),
      gunzipSync(gzip.rawPayload),
      plain.rawPayload,
    ]) {
      expect(JSON.parse(bytes.toString()).data).toEqual([task]);
    }
  });

  test('is not sent again to whoever has it, until a task changes', async () => {
    const task = await make('A');
    const etag = String((await load()).headers.etag);
    const again = await load({ 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    await app.current.as(company.admin).post('/api/v1/positions', { name: 'Lawyer' });
    expect((await load({ 'if-none-match': etag })).statusCode).toBe(304);

    await member().patch(`/api/v1/tasks/${task.id}`, { title: 'B' });
    const changed = await load({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(titles(changed.json().data)).toEqual(['B']);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('is sent again after a backup was restored, when the numbers have jumped ahead', async () => {
    await make('A');
    const known = { 'if-none-match': String((await load()).headers.etag) };
    expect((await load(known)).statusCode).toBe(304);
    await app.current.db.prisma.organization.update({
      where: { id: company.id },
      data: { eventSeq: { increment: 1_000_000 } },
    });
    expect((await load(known)).statusCode).toBe(200);
  });

  test.each(['W/"tasks-999999"', '"nonsense"', '*'])('the tag %s is nobody’s', async (tag) => {
    await make('A');
    expect((await load({ 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('always shows a change that was confirmed before, however many load at once', async () => {
    await fillColumn(app.current, company.id, 'todo', 300);
    const task = await make('0');
    for (let round = 1; round <= 10; round++) {
      const writing = member().patch(`/api/v1/tasks/${task.id}`, { title: String(round) });
      const early = [load(), load(), load()];
      await writing;
      const late = await Promise.all([load(), load()]);
      await Promise.all(early);
      for (const answer of late) expect(titles(answer.json().data)).toContain(String(round));
    }
  });

  test('costs a fixed number of queries for any number of tasks', async () => {
    await fillColumn(app.current, company.id, 'todo', 3000);
    await load();
    await make('A');
    expect(await countTaskQueries(() => load())).toBeLessThanOrEqual(3);
    expect(await countTaskQueries(() => load())).toBe(1);
    expect((await load()).json().data).toHaveLength(3001);
  });
});

describe('pages', () => {
  test('follow each other through the columns without loss or duplicate', async () => {
    await fillColumn(app.current, company.id, 'pending', 7);
    await fillColumn(app.current, company.id, 'todo', 7);
    await fillColumn(app.current, company.id, 'done', 7);
    const whole = (await load()).json().data;
    const seen: Task[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { data: Task[]; nextCursor: string | null; total: number } = (
        await load({}, `/api/v1/tasks?limit=5&cursor=${cursor}`)
      ).json();
      expect(page.total).toBe(21);
      expect(page.data.length).toBeLessThanOrEqual(5);
      seen.push(...page.data);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(whole);
  });

  test.each(['limit=0', 'limit=1001', 'limit=x', 'cursor=bm9uc2Vuc2U', 'cursor=WyJ0cmFzaCIsImEwIl0'])(
    'refuses %s',
    async (query) => expect((await load({}, `/api/v1/tasks?${query}`)).statusCode).toBe(400),
  );
});

test('changes that come at the same time travel to the disk together', async () => {
  const ids = await fillColumn(app.current, company.id, 'todo', 16);
  const others = [1, 2].map(() => app.current.addUser(company.id, company.roles.user));
  const people = [company.admin, company.member, ...(await Promise.all(others))];
  const change = (id: string, at: number) =>
    app.current
      .as(people[at % people.length] ?? null)
      .patch(`/api/v1/tasks/${id}`, { move: { status: 'done' } });
  const lock = await app.current.db.pool.connect();
  await lock.query('begin');
  await lock.query('select 1 from organization where id = $1 for update', [company.id]);
  const count = await countTaskQueries(async (sent) => {
    const answers = Promise.all(ids.map(change));
    // The first write waits for the company's counter until the others have been read and stand behind it.
    await expect.poll(sent).toBeGreaterThanOrEqual(16 + 1);
    await lock.query('rollback');
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
  });
  lock.release();
  // Sixteen are read one by one; written alone they would be sixteen more.
  expect(count).toBeLessThan(16 + 8);
  expect((await load()).json().lastEventId).toBe('16');
});

describe('a batch', () => {
  let tasks: Task[];
  beforeEach(async () => {
    tasks = [await make('A'), await make('B'), await make('C'), await make('D')];
  });
  const ids = (...indexes: number[]) => indexes.map((index) => tasks[index]?.id ?? '');
  const batch = (list: string[], change: object) =>
    member().post('/api/v1/tasks/batch', { ids: list, change });
  const column = async (status: string) =>
    titles((await load()).json().data.filter((task: Task) => task.currentStatus.status === status)).join('');

  test('moves cards together in the order they are named', async () => {
    expect(await column('todo')).toBe('DCBA');
    const answer = await batch(ids(0, 3), {
      kind: 'move',
      status: 'todo',
      afterId: tasks[2]?.id,
      beforeId: tasks[1]?.id,
    });
    expect(answer.statusCode).toBe(200);
    expect(titles(answer.json().data)).toEqual(['A', 'D']);
    expect(await column('todo')).toBe('CADB');
    await batch(ids(1, 2), { kind: 'move', status: 'done' });
    expect([await column('todo'), await column('done')]).toEqual(['AD', 'BC']);
  });

  test('assigns, dates and tags', async () => {
    const tag = { id: 't', name: 'Law', category: 'Team', color: 'red' };
    await batch(ids(0, 1), { kind: 'assign', userId: company.admin.id });
    await batch(ids(0, 1), { kind: 'due', endDate: '2026-04-01' });
    await batch(ids(0, 1), { kind: 'tag', add: [tag] });
    const answer = await batch(ids(0, 1), { kind: 'tag', add: [tag], remove: ['other'] });
    for (const task of answer.json().data) {
      expect(task).toMatchObject({
        userId: company.admin.id,
        endDate: '2026-04-01',
        customField: { tags: [tag] },
        version: 4,
      });
    }
    await batch(ids(0), { kind: 'tag', remove: ['t'] });
    expect((await member().get(`/api/v1/tasks/${ids(0)[0]}`)).json().customField.tags).toEqual([]);
  });

  test('deletes and brings back, with one event for each task that changed', async () => {
    await batch(ids(0, 1, 2), { kind: 'delete' });
    expect(await column('todo')).toBe('D');
    await batch(ids(0, 1, 2, 3), { kind: 'restore' });
    expect(await column('todo')).toBe('DCBA');
    const { rows } = await app.current.db.pool.query(
      'select seq::int, action from event where "organizationId" = $1 and seq > 4 order by seq',
      [company.id],
    );
    expect(rows.map(({ seq, action }) => `${seq} ${action}`)).toEqual([
      '5 delete',
      '6 delete',
      '7 delete',
      '8 create',
      '9 create',
      '10 create',
    ]);
  });

  test('keeps the limit of a single task', async () => {
    const tag = (id: number) => ({ id: String(id), name: 'Tag', category: 'C', color: 'red' });
    const tags = Array.from({ length: 50 }, (_, id) => tag(id));
    await batch(ids(1), { kind: 'tag', add: tags });
    const full = await batch(ids(0, 1), { kind: 'tag', add: [tag(50), tag(51)] });
    expect([full.statusCode, full.json().errors[0].path]).toEqual([400, 'change.add']);
    expect(full.json().message).toMatch(/at most 50 tags\. ".+" would have 52 tags\./);
    expect(full.json().failed.map(({ id }: { id: string }) => id)).toEqual(ids(1));
    const tagged = (await load()).json().data as Task[];
    expect(tagged.map(({ customField }) => customField.tags.length).sort()).toEqual([0, 0, 0, 50]);
  });

  test('is all or nothing', async () => {
    const missing = await batch([...ids(0, 1), newId()], { kind: 'move', status: 'done' });
    expect(missing.statusCode).toBe(404);
    const stranger = await batch(ids(0, 1), { kind: 'assign', userId: newId() });
    expect(stranger.json().errors[0].path).toBe('userId');
    expect(await column('todo')).toBe('DCBA');
    expect((await load()).json().lastEventId).toBe('4');
  });

  test('needs the right to delete for deleting', async () => {
    const role = await app.current.addRole(company.id, 'editor', [{ action: 'update', resource: 'actions' }]);
    const editor = app.current.as(await app.current.addUser(company.id, role));
    const call = (kind: string) => editor.post('/api/v1/tasks/batch', { ids: ids(0), change: { kind } });
    expect((await call('delete')).statusCode).toBe(403);
    expect((await call('restore')).statusCode).toBe(403);
  });

  test('costs the same number of queries for 2 and for 400 tasks', async () => {
    const many = await fillColumn(app.current, company.id, 'pending', 400);
    const count = (list: string[]) => countTaskQueries(() => batch(list, { kind: 'move', status: 'done' }));
    expect(await count(many)).toBe(3);
    expect(await count(ids(0, 1))).toBe(3);
    expect(
      (await load()).json().data.filter((task: Task) => task.currentStatus.status === 'done'),
    ).toHaveLength(402);
  });
});

test('a board that would take everybody’s memory is refused in words, and comes in pages', async () => {
  const { pool } = app.current.db;
  await fillColumn(app.current, company.id, 'todo', 2_500);
  const manyTags = `(select jsonb_agg(jsonb_build_object('id', n::text, 'color', 'red',
    'name', repeat('—', 150), 'category', repeat('—', 150))) from generate_series(1, 50) n)`;
  // Longest descriptions of three bytes a character, or tags as long, which the database packs.
  const fill = (column: string, value: string) =>
    pool.query(`update task set ${column} = ${value} where "organizationId" = $1`, [company.id]);
  for (const [column, value, nothing] of [
    ['description', `repeat('ä—', 10000)`, `''`],
    ['tags', manyTags, `'[]'`],
  ] as const) {
    await fill(column, value);
    const refused = await load();
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too-large']);
    expect((await load({}, '/api/v1/tasks?limit=2')).json().data).toHaveLength(2);
    await fill(column, nothing);
  }
  expect((await load()).json().data).toHaveLength(2_500);
});

test('a page of long tickets ends early, and the pages together are the board', async () => {
  const { pool } = app.current.db;
  const ids = await fillColumn(app.current, company.id, 'todo', 150);
  const done = await fillColumn(app.current, company.id, 'done', 3);
  // 60,000 bytes each; one in the middle has more in tags than a page holds.
  await pool.query(`update task set description = repeat('ä—', 12000) where "organizationId" = $1`, [
    company.id,
  ]);
  await pool.query(
    `update task set tags = (select jsonb_agg(jsonb_build_object('id', n::text, 'color', 'red', 'name',
      repeat('—', 150), 'category', repeat('—', 150))) from generate_series(1, 6000) n) where id = $1`,
    [ids[100]],
  );
  const found: string[] = [];
  const lengths: number[] = [];
  for (let cursor = ''; ; ) {
    const answer = await load({}, `/api/v1/tasks?limit=1000${cursor}`);
    const { data, nextCursor, total } = answer.json();
    expect(total).toBe(153);
    expect(answer.rawPayload.length).toBeLessThan(4_000_000 + 6_200_000);
    found.push(...data.map(({ id }: { id: string }) => id));
    lengths.push(data.length);
    if (nextCursor === null) break;
    cursor = `&cursor=${nextCursor}`;
  }
  expect(found).toEqual([...ids, ...done]);
  expect(Math.min(...lengths)).toBeGreaterThan(0);
  expect(lengths.length).toBeGreaterThanOrEqual(3);
});
