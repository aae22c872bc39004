import type { Task } from '@tavla/shared/contracts/tasks';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let task: Task;
let other: Task;

beforeAll(async () => {
  company = await app.current.addCompany();
});

const me = () => app.current.as(company.member);
const colleague = () => app.current.as(company.admin);
const url = (id = task.id) => `/api/v1/tasks/${id}`;
const now = async (id = task.id) => (await me().get(url(id))).json<Task>();
const make = async (title: string) => (await me().post('/api/v1/tasks', { title })).json<Task>();

beforeEach(async () => {
  other = await make('Other');
  task = await make('Mine');
});

/** What a client sends that lost the answer, with the version it had seen. */
const changes = {
  'a move to another column': () =>
    me().post('/api/v1/task-statuses', { taskId: task.id, status: 'done', afterId: null, version: 1 }),
  'a move inside the column': () =>
    me().patch(url(), { move: { status: 'todo', afterId: other.id, beforeId: null }, version: 1 }),
  'an edit': () => me().patch(url(), { title: 'Better', version: 1 }),
  'a batch of moves': () => batch({ kind: 'move', status: 'done', afterId: null, beforeId: null }),
  'a batch of due dates': () => batch({ kind: 'due', endDate: '2030-01-01' }),
};

const batch = (change: object) =>
  me().post('/api/v1/tasks/batch', { ids: [task.id], change, versions: { [task.id]: 1 } });

describe.each(Object.entries(changes))('%s that is sent again', (_, send) => {
  test('changes nothing when it had arrived', async () => {
    expect((await send()).statusCode).toBeLessThan(300);
    const changed = await now();
    expect(changed.version).toBe(2);
    await send();
    expect(await now()).toEqual(changed);
  });

  test('leaves alone what others have made of the task since', async () => {
    await send();
    await colleague().post('/api/v1/task-statuses', { taskId: task.id, status: 'in-progress' });
    await colleague().patch(url(), { title: 'Theirs', endDate: null });
    const theirs = await now();
    await send();
    expect(await now()).toEqual(theirs);
  });

  test('is made when it had not arrived, whatever else was changed', async () => {
    await colleague().patch(url(), { description: 'Theirs' });
    expect((await send()).statusCode).toBeLessThan(300);
    expect(await now()).toMatchObject({ version: 3, description: 'Theirs' });
  });
});

describe('a deletion that is sent again', () => {
  test.each([
    ['alone', () => me().delete(`${url()}?version=1`)],
    ['in a batch', () => batch({ kind: 'delete' })],
  ])('%s leaves a task that was brought back', async (_, send) => {
    expect((await send()).statusCode).toBeLessThan(300);
    await colleague().post(`${url()}/restore`);
    await send();
    expect(await now()).toMatchObject({ title: 'Mine', version: 3 });
  });
});
