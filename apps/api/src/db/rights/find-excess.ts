import type pg from 'pg';
import type { OwnRelation } from './read-relations';
import { rightsOf } from './rights';

const tableRights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];
const sequenceRights = ['SELECT', 'UPDATE'];

/** Roles of PostgreSQL's own that only look on; every other one of them reaches past the tables, or the database. */
const onlookers = ['pg_monitor', 'pg_read_all_settings', 'pg_read_all_stats', 'pg_stat_scan_tables'];

/** What a role can be beside a superuser, with what it may do then. */
const attributes = {
  rolcreaterole: 'it may create roles',
  rolcreatedb: 'it may create databases',
  rolreplication: 'it may replicate the server',
  rolbypassrls: 'it passes row security by',
};

/**
 * What an account may do beyond its rights, in words; null when it is nothing. Counts whatever gives it: being a
 * superuser or an owner, a role that it is in, a right of everybody's. A temporary table counts as a table: one with
 * the name of another takes the rows that were meant for that, for as long as the connection lasts.
 */
export async function findExcess(
  client: pg.ClientBase,
  account: string,
  relations: readonly OwnRelation[],
): Promise<string | null> {
  const { rows: general } = await client.query<{ what: string }>(
    `select what from (
       select 1 as place, 'it is a superuser' as what from pg_roles where rolname = $1 and rolsuper
       union all select 2, 'it is ' || case when rolname = $1 then '' else 'in the role ' end || '"' || rolname || '", which owns tables'
         from pg_roles where oid in (select relowner from pg_class where oid = any($2::oid[])) and pg_has_role($1, oid, 'MEMBER')
       union all select 3, 'it may create in the schema "' || nspname || '"'
         from pg_namespace where oid in (select relnamespace from pg_class where oid = any($2::oid[]))
           and has_schema_privilege($1, oid, 'CREATE')
       union all select 4, 'it may create schemas'
         where has_database_privilege($1, current_database(), 'CREATE')
       union all select 5, 'it may create temporary tables (as everybody may until you revoke it from public)'
         where has_database_privilege($1, current_database(), 'TEMPORARY')
       union all select 6, 'it owns the schema "' || nspname || '"'
         from pg_namespace where oid in (select relnamespace from pg_class where oid = any($2::oid[]))
           and pg_has_role($1, nspowner, 'MEMBER')
       union all select 7, 'it owns the function ' || p.oid::regprocedure
         from pg_proc p where pronamespace in (select relnamespace from pg_class where oid = any($2::oid[]))
           and pg_has_role($1, proowner, 'MEMBER')
       union all select 8, 'it owns the database'
         from pg_database where datname = current_database() and pg_has_role($1, datdba, 'MEMBER')
       union all select 9, 'it is in the role "' || rolname || '"'
         from pg_roles where rolname ~ '^pg_' and rolname <> all($3) and pg_has_role($1, oid, 'MEMBER')
       union all select 10, $4::jsonb ->> a.key
         from pg_roles r, jsonb_each(to_jsonb(r)) a where rolname = $1 and $4::jsonb ? a.key and a.value = 'true'
     ) as found order by place limit 1`,
    [account, relations.map(({ oid }) => oid), onlookers, JSON.stringify(attributes)],
  );
  if (general[0]) return general[0].what;
  const asked = relations.flatMap((relation) => {
    const isSequence = relation.kind === 'S';
    const decided = rightsOf(relation);
    const others = (isSequence ? sequenceRights : tableRights).filter((right) => !decided.includes(right));
    return others.map((right) => ({ oid: relation.oid, isSequence, right }));
  });
  const { rows } = await client.query<{ right: string; name: string }>(
    `select a."right", a.oid::oid::regclass::text as name
     from jsonb_to_recordset($2::jsonb) as a(oid int8, "isSequence" boolean, "right" text)
     where case when a."isSequence" then has_sequence_privilege($1, a.oid::oid, a."right")
       else has_table_privilege($1, a.oid::oid, a."right") end
     order by 2, 1 limit 1`,
    [account, JSON.stringify(asked)],
  );
  const [first] = rows;
  return first ? `it may ${first.right} ${first.name}` : null;
}
