import pg from 'pg';
import { readCatalog } from './read-catalog';

export interface Rules {
  /** Every table that the migrations have made. */
  tables: ReadonlySet<string>;
  /** Puts the rules back; the database checks all rows against them. */
  tighten(): Promise<void>;
}

/**
 * Takes away, within the caller's transaction, what would make the order of loading matter: foreign keys and
 * triggers; and the rows that migrations have put in, since the archive has them too. This asks no more of the role than
 * to own the tables.
 */
export async function looseRules(client: pg.ClientBase): Promise<Rules> {
  const { carried, leftOut } = await readCatalog(client);
  const tables = [...carried.map(({ name }) => name), ...leftOut].filter(
    (name) => name !== '_prisma_migrations',
  );
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const setTriggers = async (verb: 'disable' | 'enable') => {
    for (const name of tables)
      await client.query(`alter table ${pg.escapeIdentifier(name)} ${verb} trigger user`);
  };
  await setTriggers('disable');
  if (tables.length) await client.query(`truncate ${tables.map(pg.escapeIdentifier).join(', ')}`);
  return {
    tables: new Set(tables),
    async tighten() {
      for (const { table, name, definition } of keys) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
      }
      await setTriggers('enable');
    },
  };
}
