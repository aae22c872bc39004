import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDatabase } from '@/process/prepare-database';
import { addFilledCompany } from '@/test/filled-company';
import { useTestApp } from '@/test/test-app';
import { createTestDatabase, type TestDatabase } from '@/test/test-database';
import { backUpTo, Places, query, restoreFrom } from './backup.test-kit';

const app = useTestApp();
const places = new Places();
let file: string;
let target: TestDatabase;

beforeAll(async () => {
  await addFilledCompany(app.current);
  await app.current.db.pool.query(`select graphile_worker.add_job('waits')`);
  target = await createTestDatabase('template0');
  places.later(() => target.drop());
  file = path.join(await places.folder(), 'two.tar');
});
afterAll(() => places.clear());

it('is made with either account, and comes back with the account that serves in its rights', async () => {
  const { db, ownerUrl } = app.current;
  const DATA_DIR = app.current.app.deps.env.dataDir;
  // A row names a file that nobody has put there.
  const allowMissing = true;
  const serving = await backUpTo(file, { DATABASE_URL: db.url, DATA_DIR }, { allowMissing });
  const both = { DATABASE_URL: db.url, MIGRATE_DATABASE_URL: ownerUrl, DATA_DIR };
  const owning = await backUpTo(file, both, { force: true, allowMissing });
  expect(owning.manifest.tables).toEqual(serving.manifest.tables);
  expect(owning.manifest.jobs).toEqual(serving.manifest.jobs);
  expect(owning.manifest.jobs.rows).toBeGreaterThan(0);

  const alone = { DATABASE_URL: target.url, DATA_DIR: await places.folder() };
  await expect(restoreFrom(file, alone)).rejects.toThrow('Set MIGRATE_DATABASE_URL');
  await restoreFrom(file, { ...alone, MIGRATE_DATABASE_URL: target.ownerUrl });
  await prepareDatabase({ databaseUrl: target.url, migrateDatabaseUrl: null });
  expect(await query(target.url, 'select 1 from graphile_worker._private_jobs')).toHaveLength(
    owning.manifest.jobs.rows,
  );
  expect((await query(target.url, 'select 1 from chat_message')).length).toBeGreaterThan(0);
  await expect(query(target.url, 'delete from audit_entry')).rejects.toThrow('permission denied');
  await expect(query(target.url, 'truncate task')).rejects.toThrow('permission denied');
});
