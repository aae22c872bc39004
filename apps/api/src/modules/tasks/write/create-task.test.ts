import type { Task } from '@tavla/shared/contracts/tasks';
import { v7 as newId } from 'uuid';
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

describe('creating', () => {
  test('answers the task in its wire shape, todo when no status is said', async () => {
    const tag = { id: 'new-1', name: 'Legal', category: 'Team', color: 'purple' };
    const task = await make({
      title: '  Sign the lease ',
      endDate: '2026-03-01',
      userId: company.admin.id,
      customField: { tags: [tag] },
    });
    expect(task).toEqual({
      id: expect.any(String),
      title: 'Sign the lease',
      description: '',
      endDate: '2026-03-01',
      userId: company.admin.id,
      createdAt: expect.any(String),
      updatedAt: task.createdAt,
      version: 1,
      position: expect.any(String),
      currentStatus: { status: 'todo', createdAt: task.createdAt },
      customField: { tags: [tag], status: 'todo' },
      origin: null,
    });
    expect((await member().get(`/api/v1/tasks/${task.id}`)).json()).toEqual(task);
  });

  test('puts the newest on top of the column its status names', async () => {
    const first = await make({ customField: { status: 'on-approval' } });
    const second = await make({ customField: { status: 'pending' } });
    expect(second.position < first.position).toBe(true);
    expect(first.currentStatus.status).toBe('on-approval');
  });

  test('puts it at the foot on request', async () => {
    const customField = { status: 'in-progress' };
    const first = await make({ customField });
    const last = await make({ customField, place: 'bottom' });
    const lowest = await make({ customField, place: 'bottom' });
    const top = await make({ customField, place: 'top' });
    const order = [top, first, last, lowest].map(({ position }) => position);
    expect(order).toEqual(order.toSorted());
    expect(new Set(order).size).toBe(4);
  });

  test.each([
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: 'A', place: 'middle' }, 'place', expect.any(String)],
    [{ title: 'x'.repeat(151) }, 'title', 'Title must be at most 150 characters'],
    [{ title: 'A', customField: { status: 'later' } }, 'customField.status', expect.any(String)],
    [{ title: 'A', userId: newId() }, 'userId', expect.stringContaining('does not exist')],
    [{ title: 'A', endDate: 'tomorrow' }, 'endDate', expect.any(String)],
    [{ title: 'A', description: 'x'.repeat(20_001) }, 'description', expect.any(String)],
  ])('refuses %j and names %s', async (input, path, message) => {
    const answer = await member().post('/api/v1/tasks', input);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, message }]);
  });

  test('refuses an assignee of another company like one who does not exist', async () => {
    const answer = await member().post('/api/v1/tasks', { title: 'A', userId: stranger.admin.id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe('userId');
  });

  test('refuses a title of ten megabytes', async () => {
    const answer = await member().post('/api/v1/tasks', { title: 'x'.repeat(10 * 2 ** 20) });
    expect(answer.statusCode).toBe(413);
  });
});

describe("creating with an id of one's own", () => {
  const url = '/api/v1/tasks';
  const idsOfEvents = async () => {
    const { rows } = await app.current.db.pool.query(
      `select data->>'id' as id from event where "organizationId" = $1 and resource = 'tasks'`,
      [company.id],
    );
    return rows.map((row) => row.id);
  };

  test('keeps the id, in lower case', async () => {
    const id = newId();
    expect((await make({ id: id.toUpperCase() })).id).toBe(id);
    expect((await member().get(`${url}/${id}`)).statusCode).toBe(200);
  });

  test('answers the task as it is now when it is sent again, and makes no second one', async () => {
    const id = newId();
    await make({ id, title: 'Once' });
    const changed = await app.current.as(company.admin).patch(`${url}/${id}`, { title: 'Better' });
    const events = await idsOfEvents();
    // Whatever else it says by now, such as an assignee who is gone.
    expect(await make({ id, title: 'Once', userId: newId() })).toEqual(changed.json());
    expect(await idsOfEvents()).toEqual(events);
    const story = (await member().get(`${url}/${id}/history`)).json().data;
    expect(story.filter(({ kind }: { kind: string }) => kind === 'created')).toHaveLength(1);
  });

  test('makes one task of many that arrive at once', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => make({ id })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await idsOfEvents()).filter((told) => told === id)).toHaveLength(1);
  });

  test('leaves a deleted task deleted and says so', async () => {
    const { id } = await make({ id: newId() });
    await member().delete(`${url}/${id}`);
    const answer = await member().post(url, { id, title: 'Write the report' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'taken', errors: [{ path: 'id' }] });
    expect(answer.json().message).toContain('deleted');
    expect((await member().get(`${url}/${id}`)).statusCode).toBe(404);
  });

  test("refuses the id of a colleague's task, deleted or not, with the same words", async () => {
    const { id } = await make({ id: newId(), title: 'Secret' });
    const admin = app.current.as(company.admin);
    const answer = await admin.post(url, { id, title: 'Mine' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toMatchObject([{ path: 'id', message: answer.json().message }]);
    expect(answer.body).not.toContain('Secret');
    await member().delete(`${url}/${id}`);
    expect((await admin.post(url, { id, title: 'Mine' })).json()).toEqual(answer.json());
  });

  test('is not told that another company has a task with it', async () => {
    const { id } = await make({ id: newId(), title: 'Ours' });
    const outsider = app.current.as(stranger.member);
    const theirs = await outsider.post(url, { id, title: 'Theirs' });
    expect(theirs.statusCode).toBe(201);
    await outsider.delete(`${url}/${id}`);
    expect((await member().get(`${url}/${id}`)).json().title).toBe('Ours');
  });
});
