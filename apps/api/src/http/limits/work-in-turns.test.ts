import { beforeAll, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  company = await app.current.addCompany();
  other = await app.current.addCompany();
});

const member = () => app.current.as(company.member);
const peopleCsv = [{ name: 'people.csv', content: 'firstName,lastName,email\r\nPriya,Shah,p@example.test' }];

/** Expects so many of the pool's connections to be at work while thirty requests of one person wait for a table. */
async function expectAtWork(
  count: number,
  table: string,
  ask: () => PromiseLike<{ statusCode: number; body: string }>,
) {
  const { pool } = app.current.db;
  const blocker = await pool.connect();
  await blocker.query(`begin; lock table ${table} in access exclusive mode`);
  const busy = () => pool.totalCount - pool.idleCount;
  const slow = Array.from({ length: 30 }, ask);
  try {
    await expect.poll(busy).toBeGreaterThan(count);
    // Whoever else asks is answered. What of the thirty needs no turn is done soon, and no more than the turns are
    // left, beside the blocker and what the queue listens on and looks with.
    expect((await app.current.as(other.member).get('/api/v1/roles')).statusCode).toBe(200);
    await expect.poll(busy).toBeLessThanOrEqual(count + 4);
  } finally {
    await blocker.query('commit');
    blocker.release();
    for (const { statusCode, body } of await Promise.all(slow)) expect(statusCode, body).toBeLessThan(300);
  }
}

test('a message that arrived as a form waits for its turn', async () => {
  const task = await member().post('/api/v1/tasks', { title: 'Print the flyers' });
  const fields = { message: 'They are here, @Priya', taskId: task.json().id, isComment: 'true' };
  const send = () => postForm(app.current, company.member, '/api/v1/chat/new-message', fields);
  await expectAtWork(6, 'task', send);
});

test('a meeting that is written as a file waits for its turn', async () => {
  const id = await addMeeting(app.current.db.prisma, company.id);
  const read = () => member().get(`/api/v1/audios/${id}/export?format=md`);
  await expectAtWork(6, 'transcript_segment', read);
});

test('a file of people that is looked through waits for its turn', async () => {
  const look = () =>
    postForm(app.current, company.admin, '/api/v1/users/csv/preview', {}, peopleCsv, {}, 'file');
  await expectAtWork(6, 'department', look);
});

test('one list of a person is written at a time', async () => {
  await expectAtWork(1, 'task', () => member().get('/api/v1/tasks/csv'));
});
