import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { withClient } from '@/lib/with-client';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { runAs } from '@/test/test-database';
import { backUpTo, Places, query, restoreFrom } from './backup.test-kit';

const test = useTestApp();
const places = new Places();
afterAll(() => places.clear());

/** As an operator may have set them for whoever asks something; each is shorter than what follows. */
const limits = ['statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_session_timeout'];
const limit = async (url: string) => {
  const name = new URL(url).pathname.slice(1);
  for (const one of limits) await runAs(url, `alter database ${name} set ${one} = '150ms'`);
};

/** Does something while somebody else holds what it needs for twice as long as the limits. */
async function whileHeld(url: string, held: string, work: () => Promise<unknown>): Promise<void> {
  await withClient({ connectionString: url }, async (other) => {
    await other.query(
      `set statement_timeout = 0; set transaction_timeout = 0; set idle_session_timeout = 0; begin; ${held}`,
    );
    const done = work();
    await expect
      .poll(async () => {
        const { rows } = await other.query(
          `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
           where not granted and datname = current_database()`,
        );
        return rows[0].count;
      })
      .toBe(1);
    await other.query('select pg_sleep(0.3); commit; select pg_advisory_unlock_all()');
    await done;
  });
}

it('a backup and a restore wait as long as it takes, whatever limits the database has', async () => {
  const { ownerUrl, app, db } = test.current;
  const { id } = await test.current.addCompany();
  await limit(ownerUrl);
  const file = `${await places.folder()}/backup.tar`;
  const from = { DATABASE_URL: ownerUrl, DATA_DIR: app.deps.env.dataDir };
  // The connection that holds the files has nothing to do while they are copied.
  await addMeeting(db.prisma, id, {});
  const size = async () => void (await sleep(300));
  const slow = { blobs: { ...app.deps.blobs, size }, allowMissing: true };
  await whileHeld(ownerUrl, 'lock table task', () => backUpTo(file, from, slow));

  const to = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
  await limit(to.DATABASE_URL);
  await whileHeld(to.DATABASE_URL, 'select pg_advisory_lock(72707369)', () =>
    restoreFrom(file, to, { allowMissing: true }),
  );
  expect(await query(to.DATABASE_URL, 'select id from organization')).toContainEqual({ id });
});
