import type { Task } from '@tavla/shared/contracts/tasks';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { countTaskQueries, titles, useBoard } from '../board.test-kit';

const board = useBoard();
const { app, load, make, member } = board;

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
    await batch(ids(0, 1), { kind: 'assign', userId: board.company.admin.id });
    await batch(ids(0, 1), { kind: 'due', endDate: '2026-04-01' });
    await batch(ids(0, 1), { kind: 'tag', add: [tag] });
    const answer = await batch(ids(0, 1), { kind: 'tag', add: [tag], remove: ['other'] });
    for (const task of answer.json().data) {
      expect(task).toMatchObject({
        userId: board.company.admin.id,
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
      [board.company.id],
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
    const role = await app.current.addRole(board.company.id, 'editor', [
      { action: 'update', resource: 'actions' },
    ]);
    const editor = app.current.as(await app.current.addUser(board.company.id, role));
    const call = (kind: string) => editor.post('/api/v1/tasks/batch', { ids: ids(0), change: { kind } });
    expect((await call('delete')).statusCode).toBe(403);
    expect((await call('restore')).statusCode).toBe(403);
  });

  test('costs the same number of queries for 2 and for 400 tasks', async () => {
    const many = await fillColumn(app.current, board.company.id, 'pending', 400);
    const count = (list: string[]) => countTaskQueries(() => batch(list, { kind: 'move', status: 'done' }));
    expect(await count(many)).toBe(3);
    expect(await count(ids(0, 1))).toBe(3);
    expect(
      (await load()).json().data.filter((task: Task) => task.currentStatus.status === 'done'),
    ).toHaveLength(402);
  });
});
