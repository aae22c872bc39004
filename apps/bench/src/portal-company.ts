import { randomUUID as newId } from 'node:crypto';
import { allPermissions } from '@tavla/shared/permissions';
import type { BenchCompany, Rig } from './board-rig';

/** So many that none of them meets the limit of requests per minute. */
const admins = 20;

/** A company as the portal sees it: people with names, positions, departments and managers; the first 20 are admins. */
export async function addPortalCompany(rig: Rig, people: number): Promise<BenchCompany> {
  const company = await rig.addCompany(people, 1);
  const { pool } = rig;
  const roleId = newId();
  await pool.query(
    `insert into role ("organizationId", id, name, "nameKey", "isSystem") values ($1, $2, 'admin', 'admin', true)`,
    [company.id, roleId],
  );
  await pool.query(
    `insert into role_permission select $1, $2, x.action, x.resource
     from jsonb_to_recordset($3::jsonb) as x(action text, resource text)`,
    [company.id, roleId, JSON.stringify(allPermissions)],
  );
  for (const [table, count] of [
    ['position', 40],
    ['department', 60],
  ] as const) {
    await pool.query(
      `insert into ${table} ("organizationId", id, name, "nameKey")
       select $1, gen_random_uuid(), '${table} ' || n, '${table} ' || n from generate_series(1, $2) n`,
      [company.id, count],
    );
  }
  await pool.query(
    `with numbered as (
       select id, row_number() over (order by "sortKey"::int) as n from "user" where "organizationId" = $1
     ), named as (
       select id, n, 'First' || n as first, 'Last' || (n * 7919 % 10007) as last,
         'person' || n || '@' || $1 || '.test' as email from numbered
     ), jobs as (
       select id, row_number() over () - 1 as n from position where "organizationId" = $1
     )
     update "user" u set "firstName" = first, "lastName" = last, email = named.email,
       "sortKey" = lower(first || ' ' || last || ' ' || named.email),
       "positionId" = (select jobs.id from jobs where jobs.n = named.n % 40),
       "managerId" = (select m.id from named m where m.n = named.n / 10 and m.n > 0),
       "roleId" = case when named.n <= ${admins} then $2::uuid else u."roleId" end
     from named where u."organizationId" = $1 and u.id = named.id`,
    [company.id, roleId],
  );
  await pool.query(
    `insert into user_department ("organizationId", "userId", "departmentId")
     select $1, u.id, d.id
     from (select id, row_number() over () as n from "user" where "organizationId" = $1) u
     join (select id, row_number() over () - 1 as n from department where "organizationId" = $1) d
       on d.n in (u.n % 60, (u.n * 7) % 60)`,
    [company.id],
  );
  await pool.query(
    `insert into audit_entry ("organizationId", id, "actorName", action, "targetType", "targetName")
     select $1, gen_random_uuid(), 'Somebody', 'user.update', 'user', 'First' || n from generate_series(1, 10000) n`,
    [company.id],
  );
  await pool.query('analyze');
  return { ...company, cookies: company.cookies.slice(0, admins) };
}

/** A file of people who are not there yet, each with a position, a manager and two departments. */
export function csvOf(people: number, domain: string): string {
  const lines = Array.from({ length: people }, (_, n) => {
    const manager = n ? `new${Math.floor(n / 10)}@${domain}` : '';
    return `Grace,Hopper${n},new${n}@${domain},user,Job ${n % 40},${manager},Group ${n % 60}|Team ${n % 25}`;
  });
  return ['firstName,lastName,email,role,position,manager,departments', ...lines].join('\n');
}
