import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Task } from '@tavla/shared/contracts/tasks';
import { describe, expect, test } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { countTaskQueries, titles, useBoard } from '../board.test-kit';

const board = useBoard();
const { app, load, make, member } = board;

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

    await app.current.as(board.company.admin).post('/api/v1/positions', { name: 'Lawyer' });
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
      where: { id: board.company.id },
      data: { eventSeq: { increment: 1_000_000 } },
    });
    expect((await load(known)).statusCode).toBe(200);
  });

  test.each(['W/"tasks-999999"', '"nonsense"', '*'])('the tag %s is nobody’s', async (tag) => {
    await make('A');
    expect((await load({ 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('always shows a change that was confirmed before, however many load at once', async () => {
    await fillColumn(app.current, board.company.id, 'todo', 300);
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
    await fillColumn(app.current, board.company.id, 'todo', 3000);
    await load();
    await make('A');
    expect(await countTaskQueries(() => load())).toBeLessThanOrEqual(3);
    expect(await countTaskQueries(() => load())).toBe(1);
    expect((await load()).json().data).toHaveLength(3001);
  });
});

describe('pages', () => {
  test('follow each other through the columns without loss or duplicate', async () => {
    await fillColumn(app.current, board.company.id, 'pending', 7);
    await fillColumn(app.current, board.company.id, 'todo', 7);
    await fillColumn(app.current, board.company.id, 'done', 7);
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

test('a board that would take everybody’s memory is refused in words, and comes in pages', async () => {
  await fillColumn(app.current, board.company.id, 'todo', 2_500);
  const manyTags = `(select jsonb_agg(jsonb_build_object('id', n::text, 'color', 'red',
    'name', repeat('—', 150), 'category', repeat('—', 150))) from generate_series(1, 50) n)`;
  // Longest descriptions of three bytes a character, or tags as long, which the database packs. Nobody looks for their
  // words here: to make so many findable at once would take minutes.
  const fill = (column: string, value: string) =>
    app.current.asOwner(
      `alter table task disable trigger user;
       update task set ${column} = ${value} where "organizationId" = '${board.company.id}';
       alter table task enable trigger user`,
    );
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
  const ids = await fillColumn(app.current, board.company.id, 'todo', 150);
  const done = await fillColumn(app.current, board.company.id, 'done', 3);
  // 60,000 bytes each; one in the middle has more in tags than a page holds. Nobody looks for their words here, either.
  await app.current.asOwner(
    `alter table task disable trigger user;
     update task set description = repeat('ä—', 12000) where "organizationId" = '${board.company.id}';
     update task set tags = (select jsonb_agg(jsonb_build_object('id', n::text, 'color', 'red', 'name',
       repeat('—', 150), 'category', repeat('—', 150))) from generate_series(1, 6000) n) where id = '${ids[100]}';
     alter table task enable trigger user`,
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
