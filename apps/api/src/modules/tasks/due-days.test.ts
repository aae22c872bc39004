import type { Task } from '@tavla/shared/contracts/tasks';
import { beforeEach, expect, it } from 'vitest';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { addScene, stepKinds, takeStep } from './read/task-steps.test-kit';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});
const as = (user: TestUser) => test.current.as(user);
const path = (task: Task) => `/api/v1/tasks/${task.id}`;
const make = async (endDate?: unknown) =>
  (await as(company.member).post('/api/v1/tasks', { title: 'Due', endDate })).json<Task>();

/** Every call that takes a due date; each answers the task. */
const calls: Record<
  string,
  (endDate: unknown) => Promise<{ statusCode: number; json(): unknown; task?: Task }>
> = {
  POST: (endDate) => as(company.member).post('/api/v1/tasks', { title: 'Due', endDate }),
  PATCH: async (endDate) => as(company.member).patch(path(await make()), { endDate }),
  PUT: async (endDate) => as(company.member).put(path(await make()), { endDate }),
  batch: async (endDate) => {
    const { id } = await make();
    return as(company.member).post('/api/v1/tasks/batch', { ids: [id], change: { kind: 'due', endDate } });
  },
};
const each = Object.entries(calls);
const taskIn = (body: unknown) => (body as { data?: [Task] }).data?.[0] ?? (body as Task);

it.each(each)('%s takes a day, and of a date-time the day that it names', async (_, send) => {
  for (const sent of [
    '2026-10-09',
    '2026-10-09T22:30:00Z',
    '2026-10-09T23:30:00-11:00',
    '2026-10-09T00:00:00+14:00',
  ]) {
    const answer = await send(sent);
    expect([sent, answer.statusCode < 300, taskIn(answer.json()).endDate]).toEqual([
      sent,
      true,
      '2026-10-09',
    ]);
  }
  expect(taskIn((await send(null)).json()).endDate).toBeNull();
});

it.each(each)('%s refuses what is no day, and saves nothing', async (name, send) => {
  const field = name === 'batch' ? 'change.endDate' : 'endDate';
  for (const sent of ['2026-02-30', '2026-02-30T10:00:00Z', '0026-01-01', 'tomorrow', '', 5]) {
    const answer = await send(sent);
    expect([sent, answer.statusCode]).toEqual([sent, 400]);
    const { errors } = answer.json() as { errors: object[] };
    expect(errors).toMatchObject([{ path: field, message: expect.stringMatching(/^Must be a day/) }]);
  }
  const { data } = (await as(company.member).get('/api/v1/tasks')).json<{ data: Task[] }>();
  expect(data.filter(({ endDate, version }) => endDate !== null || version > 1)).toEqual([]);
});

it('is one day for everybody: in answers, lists, events and the story', async () => {
  await as(company.member).patch('/auth/me', { timeZone: 'Pacific/Auckland' });
  await as(company.admin).patch('/auth/me', { timeZone: 'America/Los_Angeles' });
  const task = await make('2026-10-09');
  await as(company.admin).patch(path(task), { endDate: '2026-10-10' });
  for (const user of [company.member, company.admin]) {
    expect((await as(user).get(path(task))).json().endDate).toBe('2026-10-10');
    const { data } = (await as(user).get('/api/v1/tasks')).json<{ data: Task[] }>();
    expect(data.map(({ endDate }) => endDate)).toEqual(['2026-10-10']);
    const story = (await as(user).get(`${path(task)}/history`)).json();
    expect(story.data.at(-1).changes).toEqual([{ field: 'endDate', from: '2026-10-09', to: '2026-10-10' }]);
  }
  const events = await test.current.db.prisma.event.findMany({
    where: { organizationId: company.id, resource: 'tasks' },
    orderBy: { seq: 'asc' },
  });
  expect(events.map(({ data }) => (data as Task).endDate)).toEqual(['2026-10-09', '2026-10-10']);
});

it('is no change when an older client sends the same day as an instant', async () => {
  const task = await make('2026-10-09');
  const sent = await as(company.member).patch(path(task), {
    endDate: '2026-10-09T21:59:59.999Z',
    version: 1,
  });
  expect(sent.json()).toEqual(task);
});

it('stays a day in the events of whatever happens to tasks', async () => {
  const scene = await addScene(test.current);
  for (const kind of stepKinds) await takeStep(kind, scene, { one: 20, other: 270, person: 0 });
  const { rows } = await test.current.db.pool.query<{ due: string | null; n: number }>(
    `select data ->> 'endDate' as due, count(*)::int as n from event
     where "organizationId" = $1 and resource = 'tasks' group by 1`,
    [scene.company.id],
  );
  // Of deletions, of what was made without one, and of cards that kept theirs or got another.
  expect(rows.map(({ due }) => due).sort()).toEqual(['2026-03-31', '2026-04-01', null]);
  // The meeting's tasks and those of who left are among them.
  expect(rows.find(({ due }) => due === '2026-03-31')?.n).toBeGreaterThan(250);
});
