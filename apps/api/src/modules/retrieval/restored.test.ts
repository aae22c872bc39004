import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backUpTo, dump, Places, restoreFrom } from '@/backup/backup.test-kit';
import { openDatabase } from '@/db/database';
import { useTestApp } from '@/test/test-app';
import { Asking, kindsOf } from './retrieval.test-kit';
import { retrieve } from './retrieve';

const app = useTestApp();
const places = new Places();
afterAll(() => places.clear());

test('what a backup brings back is found as before, each passage once', async () => {
  const here = new Asking(app.current, await app.current.addCompany());
  const audioId = await here.talk(['The ostrich.']);
  await here.decided(audioId, 'We sell the ostrich');
  const taskId = await here.task('Feed the ostrich');
  const messageId = await here.message('The ostrich bites.', { taskId });
  await here.file('ostrich.txt', 'Of the ostrich.', messageId);
  const file = path.join(await places.folder(), 'a.tar');
  const target = await places.emptyDatabase();
  const DATA_DIR = app.current.app.deps.env.dataDir;
  await backUpTo(file, { DATABASE_URL: app.current.ownerUrl, DATA_DIR }, { allowMissing: true });
  await restoreFrom(file, { DATABASE_URL: target, DATA_DIR: await places.folder() }, { allowMissing: true });
  const database = openDatabase(target);
  places.later(() => database.close());
  const found = await retrieve(
    database.forCompany(here.company.id),
    here.company.member.id,
    'Which ostrich?',
    { language: 'en', limit: 10, scope: { of: 'everything' } },
  );
  expect(kindsOf(found).sort()).toEqual(['decision', 'file', 'meeting', 'message', 'task']);
  expect(found).toEqual(await here.ask('Which ostrich?'));
  expect((await dump(target)).passage).toHaveLength(4);
}, 60_000);
