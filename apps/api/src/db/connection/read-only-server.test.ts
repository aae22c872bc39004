import { expect, onTestFinished, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { isDatabaseDown } from '../database-down';
import { inTransaction } from '../transaction';
import { keepConnection } from './kept-connection';

const app = useTestApp({ WORKER: 'off', LOG_LEVEL: 'silent' });
const pool = () => app.current.db.pool;

/** As after a failover: every connection that there is leads to a server that is only read, a new one to one that takes changes. */
async function failOver(): Promise<number> {
  const size = pool().options.max;
  const setAll = async (readOnly: 'on' | 'off') => {
    const clients = await Promise.all(Array.from({ length: size }, () => pool().connect()));
    for (const client of clients) await client.query(`set default_transaction_read_only = ${readOnly}`);
    for (const client of clients) client.release();
  };
  await setAll('on');
  onTestFinished(() => setAll('off'));
  return size;
}

test('a connection whose server takes no changes is not used again, whoever asked it for one', async () => {
  const { id } = await app.current.addCompany();
  const { prisma } = app.current.db;
  const change = "update organization set name = 'Changed' where id = $1";
  const changes = [
    () => pool().query(change, [id]),
    () => prisma.$executeRawUnsafe(change, id),
    () => prisma.organization.update({ where: { id }, data: { name: 'Changed' } }),
    () => prisma.$transaction((tx) => tx.organization.update({ where: { id }, data: { name: 'Changed' } })),
    () => inTransaction(pool(), (client) => client.query(change, [id])),
  ];
  const size = await failOver();
  for (const [index, make] of changes.entries()) {
    const error = await make().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect([index, isDatabaseDown(error)]).toEqual([index, true]);
    await expect.poll(() => [pool().totalCount, pool().idleCount]).toEqual(Array(2).fill(size - index - 1));
  }
});

test('a server that is only read is one that is away, until connections lead to another', async () => {
  const { member } = await app.current.addCompany();
  const as = app.current.as(member);
  const task = () => as.post('/api/v1/tasks', { title: 'One' });
  const health = () => as.get('/healthz');
  const size = await failOver();
  for (const ask of [task, health]) {
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'database-unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
  }
  for (let turn = 2; turn < size; turn++) await task();
  expect([(await task()).statusCode, (await health()).statusCode]).toEqual([201, 200]);
});

test('a kept connection is opened anew when its server takes no changes any more', async () => {
  const opened: number[] = [];
  const kept = keepConnection(
    app.current.db.url,
    'kept',
    async (client) => {
      opened.push((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
    },
    () => {},
    { every: 20 },
  );
  await expect.poll(() => kept.client).toBeDefined();
  await kept.client?.query('set default_transaction_read_only = on');
  await expect.poll(() => opened.length).toBe(2);
  await kept.close();
});
