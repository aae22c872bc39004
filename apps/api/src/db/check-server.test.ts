import { expect, inject, it } from 'vitest';
import { withClient } from '@/lib/with-client';
import { checkServer, unfit } from './check-server';

const fit = { major: 18, database: 'd', account: 'a', encoding: 'UTF8', isReadOnly: false, schema: 'public' };

it('takes the server that the tests run on, and an account that may use no schema yet', async () => {
  await withClient({ connectionString: inject('servingUrl') }, checkServer);
  expect(unfit({ ...fit, schema: null })).toBeNull();
});

it('refuses an older PostgreSQL in one line', () => {
  expect(unfit({ ...fit, major: 17 })).toBe(
    'The database "d" is one of PostgreSQL 17, and Tavla needs PostgreSQL 18 or newer.',
  );
});
