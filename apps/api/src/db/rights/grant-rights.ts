import pg from 'pg';
import { MigrationError } from '../migration-error';
import { findExcess } from './find-excess';
import { type OwnRelation, readRelations } from './read-relations';
import { queueSchema, rightsOf } from './rights';

/**
 * Gives `account` what it needs to serve (`rightsOf`) and takes from it what it has been given beside, in one
 * transaction or within the caller's. The client's account owns the tables; it holds the lock of the migrations, since
 * two that grant at once disturb each other.
 * @throws MigrationError when the account may do more than that in a way that no grant takes away
 */
export async function grantRights(client: pg.ClientBase, account: string): Promise<void> {
  const relations = await readRelations(client);
  await withholdTemporaryTables(client);
  const { rows } = await client.query<{ schema: string; isUsable: boolean; policies: string[] }>(
    `select n.nspname as schema, has_schema_privilege($1, n.oid, 'USAGE') as "isUsable",
       array(select c.relname::text from pg_policy p join pg_class c on c.oid = p.polrelid
         where c.relnamespace = n.oid and p.polname = $2) as policies
     from pg_namespace n where n.nspname in (current_schema(), $3)`,
    [account, policyFor(account), queueSchema],
  );
  const statements = rows.flatMap(({ schema, isUsable, policies }) => [
    ...(isUsable ? [] : [`grant usage on schema ${quote(schema)} to ${quote(account)}`]),
    ...relations
      .filter((relation) => relation.schema === schema)
      .flatMap((relation) => statementsFor(relation, account, policies.includes(relation.name))),
  ]);
  const functions = `all functions in schema ${quote(queueSchema)}`;
  statements.push(`grant execute on ${functions} to ${quote(account)}`);
  // One message of several statements is one transaction.
  await client.query(statements.join(';\n'));
  const excess = await findExcess(client, account, relations);
  if (excess) {
    throw new MigrationError(
      `The user "${account}" in DATABASE_URL may do more than serve: ${excess}. Give DATABASE_URL another user than MIGRATE_DATABASE_URL, one that owns nothing.`,
    );
  }
}

/** Everybody may make temporary tables in a new database. Its owner can take that away; nobody else could. */
async function withholdTemporaryTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where datname = current_database() and pg_has_role(datdba, 'USAGE')
       and exists (select 1 from aclexplode(coalesce(datacl, acldefault('d', datdba)))
         where grantee = 0 and privilege_type = 'TEMPORARY')`,
  );
  if (rows[0]) await client.query(`revoke temporary on database ${quote(rows[0].name)} from public`);
}

function statementsFor(relation: OwnRelation, account: string, hasPolicy: boolean): string[] {
  const name = `${quote(relation.schema)}.${quote(relation.name)}`;
  const what = relation.kind === 'S' ? `sequence ${name}` : name;
  const statements = [
    `revoke all on ${what} from ${quote(account)}`,
    `grant ${rightsOf(relation).join(', ')} on ${what} to ${quote(account)}`,
  ];
  // The queue switches row security on for its tables, without a policy: others than the owner would see no row.
  if (relation.hasRowSecurity && !hasPolicy) {
    statements.push(
      `create policy ${quote(policyFor(account))} on ${name} to ${quote(account)} using (true) with check (true)`,
    );
  }
  return statements;
}

const quote = (name: string) => pg.escapeIdentifier(name);
/** Names of PostgreSQL have 63 bytes. */
const policyFor = (account: string) => Buffer.from(`serves ${account}`).subarray(0, 63).toString();
