import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { postForm } from '@/test/form';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

it('keeps the files of a message when nobody knows whether its commit was made', async () => {
  const { member, id } = await app.current.addCompany();
  const made = await app.current.as(member).post('/api/v1/tasks', { title: 'Print' });
  const fields = { message: 'See there', taskId: made.json().id };
  const send = (name: string) =>
    postForm(app.current, member, '/api/v1/chat/new-message', fields, [{ name, content: 'x' }]);
  const folder = path.join(app.current.app.deps.env.dataDir, 'blobs', 'chat', id);
  const files = async () => (await readdir(folder).catch(() => [])).length;

  await app.current.asOwner(`create function fails() returns trigger language plpgsql
    as $$ begin raise exception 'no'; end $$`);
  await app.current.asOwner(
    'create constraint trigger at_commit after insert on chat_message deferrable initially deferred for each row execute function fails()',
  );
  expect((await send('known.txt')).statusCode).toBe(500);
  expect(await files()).toBe(0);

  await app.current.asOwner(`create or replace function fails() returns trigger language plpgsql
    as $$ begin raise read_only_sql_transaction; end $$`);
  expect((await send('refused.txt')).statusCode).toBe(503);
  expect(await files()).toBe(0);

  // The connection ends in the middle of the commit: from outside it looks the same whether that was made or not.
  await app.current.asOwner(`create or replace function fails() returns trigger language plpgsql
    as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  expect((await send('unknown.txt')).statusCode).toBe(503);
  expect(await files()).toBe(1);
});
