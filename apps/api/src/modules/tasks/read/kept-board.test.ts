import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Task } from '@tavla/shared/contracts/tasks';
import { describe, expect, test } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { useTestApp } from '@/test/test-app';
import { BoardCache } from './board-cache';
import { addScene, type Scene } from './task-steps.test-kit';

const app = useTestApp();
const ofTasks = /task|event/;

const load = ({ company }: Scene, encoding = 'identity') =>
  app.current.app.inject({
    url: '/api/v1/tasks',
    headers: { cookie: company.member.cookie, 'accept-encoding': encoding },
  });

const edit = ({ company, ids }: Scene, title: string, card = 270) =>
  app.current.as(company.member).patch(`/api/v1/tasks/${ids[card]}`, { title });

const titleIn = async (scene: Scene, card = 100) =>
  (await load(scene)).json().data.find(({ id }: Task) => id === scene.ids[card])?.title;

const setCounter = ({ company }: Scene, to: string) =>
  app.current.db.pool.query(`update organization set "eventSeq" = ${to} where id = $1`, [company.id]);

/** Changes another card as nothing in the product does: only who reads the table anew sees it. */
const editUntold = ({ company, ids }: Scene, title: string) =>
  app.current.db.pool.query('update task set title = $3 where "organizationId" = $1 and id = $2', [
    company.id,
    ids[100],
    title,
  ]);

describe('a board that is kept', () => {
  test('is followed by one statement that reads no more than what changed', async () => {
    const scene = await addScene(app.current);
    await load(scene);
    await editUntold(scene, 'Untold');
    await edit(scene, 'Told');
    expect(await countQueries(() => load(scene), ofTasks)).toBe(1);
    expect([await titleIn(scene), await titleIn(scene, 270)]).toEqual(['Task 101', 'Told']);
    await edit(scene, 'Now told', 100);
    expect(await titleIn(scene)).toBe('Now told');
  });

  test('is the same bytes as one that was read, in every encoding', async () => {
    const scene = await addScene(app.current);
    await load(scene);
    await edit(scene, 'Changed — ändrat');
    const answers = [await load(scene), await load(scene, 'gzip'), await load(scene, 'br')];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    const [plain, gzip, br] = answers.map(({ rawPayload }) => rawPayload) as [Buffer, Buffer, Buffer];
    expect(gunzipSync(gzip).equals(plain)).toBe(true);
    expect(brotliDecompressSync(br).equals(plain)).toBe(true);
    expect(answers[0]?.headers['content-length']).toBe(String(plain.length));
    // A process that has kept nothing.
    const { blocks } = await new BoardCache().get(app.current.db.forCompany(scene.company.id));
    expect(plain.includes(blocks.map(({ json }) => json.toString()).join())).toBe(true);
  });

  test.each([
    ['its log was cleared', (scene: Scene) => clearLog(scene, 'true')],
    ['its log lost something in the middle', (scene: Scene) => clearLog(scene, 'seq % 3 = 2')],
    [
      'the numbers jumped, as after a backup was restored',
      (scene: Scene) => setCounter(scene, '"eventSeq" + 1000000'),
    ],
    ['the numbers went back', (scene: Scene) => setCounter(scene, '1')],
  ])('is read anew when %s', async (_, happen) => {
    const scene = await addScene(app.current);
    for (const title of ['1', '2', '3']) await edit(scene, title);
    await load(scene);
    for (const title of ['4', '5', '6']) await edit(scene, title);
    await editUntold(scene, 'Untold');
    await happen(scene);
    expect(await titleIn(scene)).toBe('Untold');
  });

  test('is read anew when a thousand changes came', async () => {
    const scene = await addScene(app.current);
    await load(scene);
    const batch = (userId: string) =>
      app.current
        .as(scene.company.member)
        .post('/api/v1/tasks/batch', { ids: scene.ids, change: { kind: 'assign', userId } });
    for (const { id } of scene.people.slice(0, 4)) expect((await batch(id)).statusCode).toBe(200);
    await editUntold(scene, 'Untold');
    expect(await titleIn(scene)).toBe('Untold');
  });

  test('follows other changes without being made anew', async () => {
    const scene = await addScene(app.current);
    const db = app.current.db.forCompany(scene.company.id);
    const cache = new BoardCache();
    const before = await cache.get(db);
    await app.current.as(scene.company.admin).post('/api/v1/positions', { name: 'Lawyer' });
    const after = await cache.get(db);
    expect([after.newestEvent, after.seen]).toEqual([before.newestEvent, before.seen + 1]);
    expect(after.blocks).toBe(before.blocks);
  });
});

const clearLog = ({ company }: Scene, which: string) =>
  app.current.db.pool.query(`delete from event where "organizationId" = $1 and ${which}`, [company.id]);

test('of boards that are more than the memory allows, the one goes that nobody opened for longest', async () => {
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => addScene(app.current)));
  const dbOf = (scene: Scene | undefined) => app.current.db.forCompany(scene?.company.id ?? '');
  const { held } = await new BoardCache().get(dbOf(a));
  const cache = new BoardCache(held * 2.5);
  const reads = (scene: Scene | undefined) => countQueries(() => cache.get(dbOf(scene)), /listed/);
  expect([await reads(a), await reads(b), await reads(a), await reads(c)]).toEqual([1, 1, 0, 1]);
  expect([await reads(a), await reads(c), await reads(b)]).toEqual([0, 0, 1]);
  // One that is larger than all memory is answered and forgotten.
  const small = new BoardCache(held / 2);
  expect((await small.get(dbOf(a))).held).toBe(held);
  expect(await countQueries(() => small.get(dbOf(a)), /listed/)).toBe(1);
});

test('people who come while a board is being looked at share the next look', async () => {
  const scene = await addScene(app.current);
  const db = app.current.db.forCompany(scene.company.id);
  const cache = new BoardCache();
  await cache.get(db);
  const many = () => Promise.all(Array.from({ length: 50 }, () => cache.get(db)));
  expect(await countQueries(many, ofTasks)).toBe(2);
});
