import { type Task, TaskPatch } from '@tavla/shared/contracts/tasks';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let stranger: TestCompany;

beforeAll(async () => {
  company = await app.current.addCompany();
  stranger = await app.current.addCompany();
});

const member = () => app.current.as(company.member);

async function make(input: object = {}): Promise<Task> {
  const answer = await member().post('/api/v1/tasks', { title: 'Write the report', ...input });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function story(id: string) {
  return (await member().get(`/api/v1/tasks/${id}/history`)).json().data;
}

describe('changing', () => {
  test.each(['patch', 'put'] as const)('%s changes what it names and leaves the rest', async (verb) => {
    const task = await make({
      description: 'Long',
      userId: company.member.id,
      endDate: '2026-05-01',
    });
    const answer = await member()[verb](`/api/v1/tasks/${task.id}`, { title: 'Short', endDate: null });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: 'Short',
      description: 'Long',
      userId: company.member.id,
      endDate: null,
      version: 2,
    });
  });

  test('custom fields merge by key, and empty tags clear', async () => {
    const tag = { id: 't', name: 'A', category: 'B', color: 'red' };
    const task = await make({ customField: { tags: [tag], status: 'pending' } });
    const moved = await member().patch(`/api/v1/tasks/${task.id}`, { customField: { status: 'done' } });
    expect(moved.json()).toMatchObject({
      customField: { tags: [tag], status: 'done' },
      currentStatus: { status: 'done' },
    });
    const cleared = await member().patch(`/api/v1/tasks/${task.id}`, { customField: { tags: [] } });
    expect(cleared.json().customField).toEqual({ tags: [], status: 'done' });
  });

  test('a change that changes nothing is none', async () => {
    const tag = { id: 't', name: 'A', category: 'B', color: 'red' };
    const task = await make({ customField: { tags: [tag] } });
    const same = { title: task.title, customField: { tags: [tag], status: 'todo' }, userId: null };
    for (const body of [{}, same, TaskPatch.parse(same)]) {
      expect((await member().patch(`/api/v1/tasks/${task.id}`, body)).json()).toEqual(task);
    }
  });

  test('a stale version merges with changes of other fields', async () => {
    const task = await make();
    await member().patch(`/api/v1/tasks/${task.id}`, { title: 'Theirs', version: 1 });
    const mine = await member().patch(`/api/v1/tasks/${task.id}`, { description: 'Mine', version: 1 });
    expect(mine.json()).toMatchObject({ title: 'Theirs', description: 'Mine', version: 3 });
  });

  test('a stale version that touches the same field gets the task as it is', async () => {
    const task = await make();
    const theirs = await member().patch(`/api/v1/tasks/${task.id}`, { title: 'Theirs', version: 1 });
    const mine = await member().patch(`/api/v1/tasks/${task.id}`, {
      title: 'Mine',
      description: 'D',
      version: 1,
    });
    expect(mine.statusCode).toBe(409);
    expect(mine.json()).toMatchObject({ code: 'stale-version', current: theirs.json() });
    const same = await member().patch(`/api/v1/tasks/${task.id}`, { title: 'Theirs', version: 1 });
    expect(same.statusCode).toBe(200);
  });

  test('a move merges with any edit', async () => {
    const task = await make();
    await member().patch(`/api/v1/tasks/${task.id}`, { title: 'Edited', version: 1 });
    const moved = await member().patch(`/api/v1/tasks/${task.id}`, { move: { status: 'done' }, version: 1 });
    expect(moved.json()).toMatchObject({ title: 'Edited', currentStatus: { status: 'done' }, version: 3 });
  });

  test('somebody of another company finds no task, whatever they call', async () => {
    const { id } = await make();
    const other = app.current.as(stranger.admin);
    const answers = [
      await other.get(`/api/v1/tasks/${id}`),
      await other.get(`/api/v1/tasks/${id}/history`),
      await other.patch(`/api/v1/tasks/${id}`, { title: 'Mine now' }),
      await other.delete(`/api/v1/tasks/${id}`),
      await other.post(`/api/v1/tasks/${id}/restore`),
      await other.post('/api/v1/task-statuses', { taskId: id, status: 'done' }),
      await other.post('/api/v1/tasks/batch', { ids: [id], change: { kind: 'delete' } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(answers.length).fill(404));
    expect((await member().get(`/api/v1/tasks/${id}`)).json()).toMatchObject({ version: 1 });
  });
});

describe('status', () => {
  test('the call sets status and place and records the words', async () => {
    const above = await make({ customField: { status: 'done' } });
    const task = await make();
    const answer = await member().post('/api/v1/task-statuses', {
      taskId: task.id,
      status: 'done',
      note: 'Shipped',
      meta: '{"by":"drag"}',
      afterId: above.id,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      taskId: task.id,
      status: 'done',
      note: 'Shipped',
      meta: '{"by":"drag"}',
      task: { version: 2, currentStatus: { status: 'done' } },
    });
    expect(answer.json().task.position > above.position).toBe(true);
  });

  test('PATCH and then the call is one change with one entry', async () => {
    const task = await make();
    await member().patch(`/api/v1/tasks/${task.id}`, { customField: { status: 'in-progress' } });
    const call = {
      taskId: task.id,
      status: 'in-progress',
      note: 'Status changed to in-progress',
      meta: '{}',
    };
    const answer = await member().post('/api/v1/task-statuses', call);
    expect(answer.json()).toMatchObject({ ...call, task: { version: 2 } });
    const lines = await story(task.id);
    expect(lines.map(({ kind, note }: { kind: string; note?: string }) => [kind, note])).toEqual([
      ['created', undefined],
      ['status', 'Status changed to in-progress'],
    ]);
  });

  test('the words of the call win over those of the PATCH before it', async () => {
    const task = await make();
    await member().patch(`/api/v1/tasks/${task.id}`, { move: { status: 'done' } });
    await member().post('/api/v1/task-statuses', { taskId: task.id, status: 'done', note: 'Because' });
    expect((await story(task.id)).at(-1)).toMatchObject({ kind: 'status', note: 'Because' });
  });

  test('a status the task was made with gets its entry by the call', async () => {
    const task = await make({ customField: { status: 'pending' } });
    const answer = await member().post('/api/v1/task-statuses', { taskId: task.id, status: 'pending' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      note: 'Status changed to pending',
      meta: '{}',
      task: { version: 1 },
    });
    expect(await story(task.id)).toHaveLength(2);
  });

  test('moving a proposal to another column approves it', async () => {
    const task = await make({ customField: { status: 'on-approval' } });
    const answer = await member().post('/api/v1/task-statuses', { taskId: task.id, status: 'todo' });
    expect(answer.json().task.currentStatus.status).toBe('todo');
  });

  test('a proposal is accepted where it stands without leaving its place', async () => {
    const task = await make({ customField: { status: 'on-approval' } });
    await make({ customField: { status: 'pending' } });
    const answer = await member().post('/api/v1/task-statuses', { taskId: task.id, status: 'pending' });
    expect(answer.json().task.position).toBe(task.position);
  });

  test('an unknown status is refused by name', async () => {
    const task = await make();
    const answer = await member().post('/api/v1/task-statuses', { taskId: task.id, status: 'later' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe('status');
  });
});

describe('deleting', () => {
  test('a deleted task is gone until it is brought back to where it stood', async () => {
    const below = await make({ customField: { status: 'pending' } });
    const task = await make({ customField: { status: 'pending' } });
    const url = `/api/v1/tasks/${task.id}`;
    expect((await member().delete(url)).statusCode).toBe(204);
    expect((await member().get(url)).statusCode).toBe(404);
    expect((await member().patch(url, { title: 'B' })).statusCode).toBe(404);
    expect((await member().delete(url)).statusCode).toBe(404);

    const restored = await member().post(`${url}/restore`);
    expect(restored.statusCode).toBe(200);
    expect(restored.json()).toMatchObject({ id: task.id, position: task.position, version: 3 });
    expect(restored.json().position < below.position).toBe(true);
    expect((await member().post(`${url}/restore`)).json()).toEqual(restored.json());
  });

  test('when its place is taken it comes back right below', async () => {
    const next = await make({ customField: { status: 'pending' } });
    const task = await make({ customField: { status: 'pending' } });
    await member().delete(`/api/v1/tasks/${task.id}`);
    const squatter = await make({ customField: { status: 'pending' } });
    await app.current.db.pool.query('update task set position = $1 where id = $2', [
      task.position,
      squatter.id,
    ]);
    const restored = (await member().post(`/api/v1/tasks/${task.id}/restore`)).json();
    expect(restored.position > task.position).toBe(true);
    expect(restored.position < next.position).toBe(true);
  });
});

describe('the story', () => {
  test('names who did what, oldest first', async () => {
    const task = await make();
    const admin = app.current.as(company.admin);
    await admin.patch(`/api/v1/tasks/${task.id}`, { title: 'New', userId: company.admin.id });
    await admin.post('/api/v1/task-statuses', { taskId: task.id, status: 'done' });
    await member().delete(`/api/v1/tasks/${task.id}`);
    await member().post(`/api/v1/tasks/${task.id}/restore`);
    expect(await story(task.id)).toMatchObject([
      { kind: 'created', actorName: 'Mia Member', actorId: company.member.id },
      {
        kind: 'edit',
        actorName: 'Ada Admin',
        changes: [
          { field: 'title', from: 'Write the report', to: 'New' },
          { field: 'userId', from: null, to: company.admin.id },
        ],
      },
      { kind: 'status', actorName: 'Ada Admin', status: 'done', note: 'Status changed to done' },
      { kind: 'deleted', actorName: 'Mia Member' },
      { kind: 'restored', actorName: 'Mia Member' },
    ]);
  });
});
