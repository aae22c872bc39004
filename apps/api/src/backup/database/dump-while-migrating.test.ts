import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withClient } from '@/lib/with-client';
import { fillColumn } from '@/test/rows/many-tasks';
import { useTestApp } from '@/test/test-app';
import { ArchiveWriter } from '../archive/archive-writer';
import { Places, Said } from '../backup.test-kit';
import { copyDatabase } from './copy-database';

const test = useTestApp();
const places = new Places();
afterAll(() => places.clear());

/** Before it takes the first part of a table, something else happens. */
class LateWriter extends ArchiveWriter {
  meanwhile: (() => Promise<unknown>) | undefined;

  override async add(name: string, bytes: Buffer): Promise<void> {
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    await super.add(name, bytes);
  }
}

it('holds every row, also of a table that a migration would rewrite meanwhile', async () => {
  const { db, ownerUrl } = test.current;
  const company = await test.current.addCompany();
  await fillColumn(test.current, company.id, 'todo', 20);
  const file = path.join(await places.folder(), 'backup.tar');
  const writer = new LateWriter(file, null, new AbortController().signal);
  const seen: unknown[] = [];
  writer.meanwhile = () =>
    withClient({ connectionString: ownerUrl }, async (client) => {
      // The lock of the migrations: a start that has nothing to migrate waits for no backup.
      seen.push((await client.query('select pg_try_advisory_xact_lock(72707369) as free')).rows[0]?.free);
      await client.query("set lock_timeout = '200ms'");
      // Had it not to wait, the rest of the copy would see an empty table.
      const rewriting = client.query('alter table task alter column version type bigint');
      seen.push(await rewriting.catch(({ code }) => code));
    });
  const { content } = await withClient({ connectionString: db.url }, (client) =>
    copyDatabase(client, writer, new Said()),
  );
  await writer.discard();
  expect(content.tables.find(({ name }) => name === 'task')?.rows).toBe(20);
  expect(seen).toEqual([true, '55P03']);
});
