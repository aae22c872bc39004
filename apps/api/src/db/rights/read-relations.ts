import type pg from 'pg';
import { queueSchema, type Relation } from './rights';

/** A relation as the catalogue has it. */
export interface OwnRelation extends Relation {
  oid: number;
  /** Rows are seen by nobody but the owner, unless a policy says so. */
  hasRowSecurity: boolean;
}

/**
 * The tables, views and sequences of the product and its queue, read by the account that owns them: somebody
 * else's, and an extension's, are none of ours.
 */
export async function readRelations(client: pg.ClientBase): Promise<OwnRelation[]> {
  const { rows } = await client.query<OwnRelation>(
    `select c.oid::int8::float8 as oid, n.nspname as schema, c.relname as name, c.relkind::text as kind,
       c.relrowsecurity as "hasRowSecurity"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in (current_schema(), $1) and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and pg_has_role(c.relowner, 'USAGE')
       and not exists (select 1 from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by n.nspname, c.relname`,
    [queueSchema],
  );
  return rows;
}
