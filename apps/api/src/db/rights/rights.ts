/** A table, view or sequence, by its schema, name and kind (`pg_class.relkind`). */
export interface Relation {
  schema: string;
  name: string;
  kind: string;
}

/** What the queue makes for itself. */
export const queueSchema = 'graphile_worker';

const everyday = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/**
 * Tables of which the serving account may do less. What has happened is written once and not changed: it goes with
 * the ticket that it is about (by the foreign key, for which the table's owner acts), or with time.
 */
const narrower: Record<string, readonly string[]> = {
  _prisma_migrations: ['SELECT'],
  audit_entry: ['SELECT', 'INSERT'],
  task_edit: ['SELECT', 'INSERT'],
  task_status_entry: ['SELECT', 'INSERT', 'UPDATE'],
  event: ['SELECT', 'INSERT', 'DELETE'],
  organization: ['SELECT', 'INSERT', 'UPDATE'],
};

/** What the account that serves may do with a relation: also with one that a later migration makes. */
export function rightsOf({ schema, name, kind }: Relation): readonly string[] {
  if (kind === 'S') return ['USAGE'];
  if (kind === 'v' || kind === 'm') return ['SELECT'];
  if (schema === queueSchema) return name === 'migrations' ? ['SELECT'] : everyday;
  return narrower[name] ?? everyday;
}
