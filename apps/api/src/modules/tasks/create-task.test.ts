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
      endDate: '2026-03-01T22:59:59.000Z',
      userId: company.admin.id,
      customField: { tags: [tag] },
    });
    expect(task).toEqual({
      id: expect.any(String),
      title: 'Sign the lease',
      description: '',
      endDate: '2026-03-01T22:59:59.000Z',
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
    expect(answer.json().errors).toEqual([{ path, message }]);
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
