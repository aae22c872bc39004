import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '@/project-dir';
import { useTestApp } from '@/test/test-app';

const tavla = useTestApp();

it('the migration that docs/architecture.md shows gives every admin a new permission, once', async () => {
  await tavla.current.addCompany();
  await tavla.current.addCompany();
  const page = readFileSync(path.join(projectDir, 'docs/architecture.md'), 'utf8');
  const sql = /insert into role_permission[^;]*;/.exec(page)?.[0] ?? '';
  const { pool } = tavla.current.db;
  await pool.query(sql);
  await pool.query(sql);
  const { rows } = await pool.query<{ role: string; held: number }>(`
    select r.name as role, count(p.action)::int as held from role r
    left join role_permission p on p."organizationId" = r."organizationId" and p."roleId" = r.id
      and p.resource = 'reports'
    group by r."organizationId", r.id, r.name order by r.name`);
  expect(rows).toEqual([
    { role: 'admin', held: 4 },
    { role: 'admin', held: 4 },
    { role: 'user', held: 0 },
    { role: 'user', held: 0 },
  ]);
});
