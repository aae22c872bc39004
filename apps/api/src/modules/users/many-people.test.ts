import type { User } from '@tavla/shared/contracts/users';
import { beforeAll, expect, it } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
const admin = () => test.current.as(company.admin);

beforeAll(async () => {
  company = await test.current.addCompany();
  await test.current.db.pool.query(
    `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
     select $1, gen_random_uuid(), 'p' || n || '@many.test', 'First' || n, 'Last', 'first' || n || ' last p' || n || '@many.test', $2
     from generate_series(1, 10000) n`,
    [company.id, company.roles.user],
  );
  await test.current.asOwner('analyze "user"');
});

it('a company of 10,000 is read in as many queries as one of two', async () => {
  const small = test.current.as((await test.current.addCompany()).admin);
  await small.get('/api/v1/users');
  const few = await countQueries(() => small.get('/api/v1/users?limit=100'));
  await admin().get('/api/v1/users');
  for (const query of ['limit=100', 'limit=500', 'limit=100&q=first77', 'limit=100&tab=admins'])
    expect(await countQueries(() => admin().get(`/api/v1/users?${query}`)), query).toBe(few);
  expect(few).toBe(2);
});

it('everyone is found over the pages, each once, in the order of the list', async () => {
  const ids = new Set<string>();
  let cursor: string | null = null;
  do {
    const page = await admin().get(`/api/v1/users?limit=500${cursor ? `&cursor=${cursor}` : ''}`);
    for (const { id } of page.json().data) ids.add(id);
    cursor = page.json().nextCursor;
  } while (cursor);
  expect(ids.size).toBe(10_002);
  const found = (await admin().get('/api/v1/users?q=p9999@many')).json<{ data: User[]; total: number }>();
  expect([found.total, found.data[0]?.firstName]).toEqual([1, 'First9999']);
});

it('a page is read from the index of the order, not by sorting everyone', async () => {
  const { rows } = await test.current.db.pool.query(
    `explain select id from "user" where "organizationId" = $1 and ("sortKey", id) > ('first5', $2)
     order by "sortKey", id limit 101`,
    [company.id, company.admin.id],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('user_organizationId_sortKey_id_idx');
  expect(plan).not.toContain('Sort');
});
