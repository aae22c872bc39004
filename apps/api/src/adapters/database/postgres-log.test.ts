import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { query, useDatabaseFolder } from './database.test-kit';

const at = useDatabaseFolder({ isMade: true });
const log = (end = '') => readFileSync(path.join(at.dataDir, `postgres/postgres.log${end}`), 'utf8');

it("the database's log tells of errors, and nothing of what stood in the rows", async () => {
  const { url } = await at.start();
  await query(url, 'create table people (email text primary key)');
  const add = () => query(url, "insert into people values ('mira@example.test')");
  await add();
  await expect(add()).rejects.toThrow('duplicate key');
  await expect.poll(log).toContain('duplicate key value violates unique constraint');
  expect(log()).not.toContain('mira');
});

it('a log that has grown large is set aside at a start, and goes when the next one is', async () => {
  const file = path.join(at.dataDir, 'postgres/postgres.log');
  for (const name of ['first', 'second']) {
    await (await at.start()).stop();
    appendFileSync(file, `${name} ${'-'.repeat(2 ** 20)}`);
  }
  await at.start();
  expect(log('.old')).toContain('second');
  expect(log('.old')).not.toContain('first');
  expect(log()).toContain('database system is ready');
  expect(log()).not.toContain('second');
});
