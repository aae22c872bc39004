import type pg from 'pg';
import { isTableName } from '../archive/manifest';
import { isLeftOut } from './left-out';

/** A table of the product and its columns that hold values of their own. */
export interface Table {
  name: string;
  columns: string[];
}

/** What the database has, read from its own catalog: a new table is in the next backup by itself. */
export interface Catalog {
  carried: Table[];
  /** What does not travel; with it what somebody else has made, under a name that no table of Tavla has. */
  leftOut: string[];
  sequences: { name: string; value: string }[];
}

/** Reads the catalog of the current schema, where the product's tables are. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, coalesce(array_agg(a.attname::text order by a.attnum)
       filter (where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '{}') as columns
     from pg_class c left join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     group by c.oid, c.relname order by c.relname`,
  );
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  const isCarried = ({ name }: Table) => isTableName(name) && !isLeftOut(name);
  return {
    carried: tables.filter(isCarried),
    leftOut: tables.filter((table) => !isCarried(table)).map(({ name }) => name),
    sequences,
  };
}
