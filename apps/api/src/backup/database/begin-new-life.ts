import pg from 'pg';

/** Further than any company counts between a backup and its restore. */
const farAhead = 2 ** 32;

/**
 * Event numbers: 100 for each millisecond since 1970. Two restores of the same archive begin at different
 * numbers, the later one ahead of all that the earlier one can have given out (it writes some thousands a second,
 * and time runs by 100,000). It has 15 digits until the year 2286, which is what clients and tags may carry.
 */
export function firstEventNumber(now: Date): number {
  return now.getTime() * 100;
}

/**
 * Versions of tasks and people: the seconds since 2020, so that they fit four bytes until 2088. Nobody changes one
 * task more than once a second for long.
 */
export function firstVersion(now: Date): number {
  return Math.floor((now.getTime() - Date.UTC(2020, 0, 1)) / 1_000);
}

/**
 * Makes sure that no number which a client remembers from before the restore means anything after it, also when it
 * lived on after the backup: every company's event counter and every version jump ahead. `"*"` in `fieldVersions`
 * stands for all fields, so that a change that was begun in the former life is put to its author again. And nothing is
 * deleted by itself for a day (`restsNow` for what is cleared away): what a company wants back may be just what its
 * retention has taken.
 */
export async function beginNewLife(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `update organization set "eventSeq" = greatest("eventSeq" + ${farAhead}, $1::bigint), "retentionCheckedAt" = null`,
    [firstEventNumber(now)],
  );
  // A row's own version begins somewhere; the one that an entry of a history names does not.
  const { rows: versioned } = await client.query<{ name: string; byField: boolean }>(
    `select v.table_name as name, f.column_name is not null as "byField"
     from information_schema.columns v
     left join information_schema.columns f
       on f.table_schema = v.table_schema and f.table_name = v.table_name and f.column_name = 'fieldVersions'
     where v.table_schema = current_schema() and v.column_name = 'version' and v.column_default is not null`,
  );
  for (const { name, byField } of versioned) {
    const jumped = 'greatest(version + 1, $1::int)';
    await client.query(
      `update ${pg.escapeIdentifier(name)} set version = ${jumped}
       ${byField ? `, "fieldVersions" = jsonb_build_object('*', ${jumped})` : ''}`,
      [firstVersion(now)],
    );
  }
}
