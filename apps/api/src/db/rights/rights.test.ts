import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { servingRole } from '@/adapters/database/serving-account';
import { createTestDatabase, type TestDatabase } from '@/test/test-database';
import { MigrationError } from '../migration-error';
import { grantRights } from './grant-rights';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  app = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await app.connect();
});
afterAll(async () => {
  await owner.end();
  await app.end();
  await database.drop();
});

/** Every table, view and sequence that is no part of PostgreSQL, with what the account that serves was given. */
async function given(): Promise<{ name: string; kind: string; rights: string }[]> {
  const { rows } = await owner.query(
    `select c.oid::regclass::text as name, c.relkind::text as kind,
       (select coalesce(string_agg(a.privilege_type, ' ' order by a.privilege_type), '') from aclexplode(c.relacl) a
         where a.grantee = $1::regrole) as rights
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
     order by 1`,
    [servingRole],
  );
  return rows;
}

describe('the account that serves', () => {
  it('has rights over every table, view and sequence there is, and the everyday ones over all but these', async () => {
    const all = await given();
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ rights }) => rights === '')).toEqual([]);
    const sequences = all.filter(({ kind }) => kind === 'S').map(({ rights }) => rights);
    expect(new Set(sequences)).toEqual(new Set(['USAGE']));
    const special = all.filter(
      ({ kind, rights }) => kind !== 'S' && rights !== 'DELETE INSERT SELECT UPDATE',
    );
    expect(Object.fromEntries(special.map(({ name, rights }) => [name, rights]))).toEqual({
      _prisma_migrations: 'SELECT',
      audit_entry: 'INSERT SELECT',
      event: 'DELETE INSERT SELECT',
      'graphile_worker.jobs': 'SELECT',
      'graphile_worker.migrations': 'SELECT',
      organization: 'INSERT SELECT UPDATE',
      task_edit: 'INSERT SELECT',
      task_status_entry: 'INSERT SELECT UPDATE',
    });
  });

  it.each([
    `update audit_entry set "actorName" = 'nobody'`,
    'delete from audit_entry',
    'truncate audit_entry',
    'alter table audit_entry disable trigger all',
    'drop trigger audit_entry_append_only on audit_entry',
    'create or replace function audit_entry_is_append_only() returns trigger language sql as $$ select null $$',
    'set session_replication_role = replica',
    `update task_edit set "actorName" = 'nobody'`,
    'delete from organization',
    'delete from _prisma_migrations',
    'delete from graphile_worker.migrations',
    'truncate task',
    'alter table task add column more text',
    'drop table task',
    'create table mine (id int)',
    'create temporary table audit_entry (like public.audit_entry)',
    'create function pg_temp.mine() returns int language sql as $$ select 1 $$',
    'create schema mine',
    'create table graphile_worker.mine (id int)',
    'alter role tavla_app superuser',
    'create role mine superuser',
  ])('may not: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('sees the rows of the queue, whose tables have row security', async () => {
    await app.query(`select graphile_worker.add_job('seen')`);
    expect((await app.query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(1);
    const { rows } = await owner.query(
      `select relname from pg_class c where relrowsecurity
         and not exists (select 1 from pg_policy p where p.polrelid = c.oid and $1::regrole = any(p.polroles))`,
      [servingRole],
    );
    expect(rows).toEqual([]);
  });
});

describe('grantRights', () => {
  it('gives the everyday rights over what a later migration makes, whichever it is', async () => {
    await owner.query(`create table later (id serial, "Odd name" int);
      alter table later enable row level security; create view "Later's" as select * from later`);
    await grantRights(owner, servingRole);
    await app.query('insert into later ("Odd name") values (1)');
    expect((await app.query(`select * from "Later's"`)).rows).toEqual([{ id: 1, 'Odd name': 1 }]);
    await grantRights(owner, servingRole);
    expect((await given()).filter(({ rights }) => rights === '')).toEqual([]);
  });

  it('takes temporary tables from everybody, where it may', async () => {
    const here = new URL(database.url).pathname.slice(1);
    await owner.query(`grant temporary on database ${here} to public`);
    await app.query('create temporary table audit_entry (like public.audit_entry)');
    await app.query('drop table pg_temp.audit_entry');
    await grantRights(owner, servingRole);
    await expect(app.query('create temporary table audit_entry (id int)')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('takes away what was given beside', async () => {
    await owner.query(`grant update, truncate on audit_entry to ${servingRole}`);
    await grantRights(owner, servingRole);
    expect((await given()).find(({ name }) => name === 'audit_entry')?.rights).toBe('INSERT SELECT');
  });

  it.each([
    ['alter role :who superuser', 'it is a superuser'],
    ['grant tavla to :who', 'it is in the role "tavla", which owns tables'],
    ['alter table later owner to :who', 'it is ":who", which owns tables'],
    ['grant create on schema public to :who', 'it may create in the schema "public"'],
    ['grant create on database :here to :who', 'it may create schemas'],
    ['grant delete on audit_entry to public', 'it may DELETE audit_entry'],
    [
      'grant temporary on database :here to :who',
      'it may create temporary tables (as everybody may until you revoke it from public)',
    ],
    [
      'alter schema graphile_worker owner to :who; revoke all on schema graphile_worker from :who',
      'it owns the schema "graphile_worker"',
    ],
    [
      'alter function audit_entry_is_append_only() owner to :who',
      'it owns the function audit_entry_is_append_only()',
    ],
    [
      'alter schema public owner to tavla; alter database :here owner to :who; revoke all on database :here from :who',
      'it owns the database',
    ],
    ['grant pg_execute_server_program to :who', 'it is in the role "pg_execute_server_program"'],
    ['grant pg_read_all_data to :who', 'it is in the role "pg_read_all_data"'],
    ['alter role :who createrole', 'it may create roles'],
    ['alter role :who replication', 'it may replicate the server'],
  ])('refuses an account after: %s', async (excess, words) => {
    const other = await createTestDatabase();
    const client = new pg.Client({ connectionString: other.ownerUrl });
    const who = `some_${process.pid}`;
    try {
      await client.connect();
      await client.query(`create role ${who} login; create table later (id int)`);
      const here = new URL(other.url).pathname.slice(1);
      await client.query(excess.replaceAll(':who', who).replaceAll(':here', here));
      const refusal = await grantRights(client, who).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(MigrationError);
      expect(String(refusal)).toContain(
        `The user "${who}" in DATABASE_URL may do more than serve: ${words.replaceAll(':who', who)}.`,
      );
    } finally {
      await client.end();
      await other.drop();
      const server = new pg.Client({ connectionString: inject('postgresUrl') });
      await server.connect();
      await server.query(`drop role ${who}`);
      await server.end();
    }
  });
});
