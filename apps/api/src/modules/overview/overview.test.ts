import type { Overview } from '@tavla/shared/contracts/overview';
import { beforeEach, expect, it } from 'vitest';
import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import type { WorkerHealth } from '@/jobs/worker-health';
import { countQueries } from '@/test/count-queries';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { jobsHealth } from './jobs-health';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});

const url = '/api/v1/overview';
const admin = () => test.current.as(company.admin);
const overview = async () => (await admin().get(url)).json<Overview>();
const addAudio = (status: string, sizeBytes: number) =>
  addMeeting(test.current.db.prisma, company.id, { status, sizeBytes });

it('counts people, tasks, meetings and bytes of the company', async () => {
  const role = company.roles.admin;
  await test.current.addUser(company.id, role);
  const blocked = await test.current.addUser(company.id, role);
  await admin().patch(`/api/v1/users/${blocked.id}`, { blocked: true });
  for (const [status, endDate] of [
    ['todo', '2020-01-01'],
    ['todo', null],
    ['done', '2020-01-01'],
    ['in-progress', '2999-01-01'],
  ])
    await admin().post('/api/v1/tasks', { title: 'Task', endDate, customField: { status } });
  await addAudio('queued', 100);
  await addAudio('failed', 20);
  await addAudio('done', 3);
  const other = await test.current.addCompany();
  await test.current.as(other.admin).post('/api/v1/tasks', { title: 'Theirs' });

  const { people, ...answer } = await overview();
  expect(people).toMatchObject({ active: 3, inactive: 1, admins: 2 });
  expect(answer).toMatchObject({
    tasks: { pending: 0, todo: 2, inProgress: 1, done: 1, overdue: 1 },
    meetings: { processing: 1, failed: 1, done: 1 },
    storageBytes: 123,
    mail: { ok: true },
    speech: { ok: true, text: expect.stringContaining('English') },
    assistant: { ok: true },
    jobs: { ok: true },
  });
  expect(answer.recentAudit.map(({ action }) => action)).toContain('user.deactivate');
});

it.each([
  ['Pacific/Kiritimati', 1],
  ['Pacific/Pago_Pago', 0],
  [null, 0],
  // What nobody here knows counts as none.
  ['+14:00', 0],
  ['Mars/Olympus', 0],
])('counts as overdue what was due before today in %s', async (timeZone, overdue) => {
  const update = 'update "user" set "timeZone" = $2 where id = $1';
  await test.current.db.pool.query(update, [company.admin.id, timeZone]);
  // It is today, or still to come, where the day begins last and in UTC; the two zones are always a day apart.
  const zone = timeZone?.startsWith('Pacific/') ? 'Pacific/Pago_Pago' : 'UTC';
  const endDate = dayText(dateInZone(new Date(), zone));
  await admin().post('/api/v1/tasks', { title: 'Task', endDate });
  expect((await overview()).tasks.overdue).toBe(overdue);
});

it('takes the same few queries however much there is to count', async () => {
  await overview();
  const empty = await countQueries(overview);
  for (let n = 0; n < 5; n++) {
    await addAudio('done', 1);
    await admin().post('/api/v1/tasks', { title: 'Task' });
  }
  expect(await countQueries(overview)).toBe(empty);
  expect(empty).toBe(3);
});

it('says that nobody takes jobs, and when the worker was last down', async () => {
  const { pool } = test.current.db;
  const ask = (worker?: WorkerHealth) => jobsHealth(pool, worker);
  expect(await ask()).toEqual({ ok: true, text: 'Runs in a process of its own' });
  await pool.query("select graphile_worker.add_job('late', run_at => now() - interval '2 minutes')");
  expect(await ask()).toEqual({
    ok: false,
    text: 'Jobs have been waiting for 2 minutes, and nobody takes them: start a worker',
  });
  await pool.query("update graphile_worker._private_jobs set locked_by = 'somebody', locked_at = now()");
  expect((await ask()).ok).toBe(true);
  await pool.query('delete from graphile_worker._private_jobs');

  const until = new Date().toISOString();
  const from = new Date(Date.now() - 12_000).toISOString();
  expect(await ask({ ok: true, downSince: null, lastDown: { from, until } })).toEqual({
    ok: true,
    text: `Runs on this server; was down for 12 seconds until ${until.slice(0, 16).replace('T', ' ')} UTC`,
  });
  expect(await ask({ ok: false, downSince: from, lastDown: null })).toMatchObject({
    ok: false,
    text: 'Down for 12 seconds; it comes back by itself',
  });
});

it('is closed to members', async () => {
  expect((await test.current.as(company.member).get(url)).statusCode).toBe(403);
});
