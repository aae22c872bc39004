import type { RunSql } from '@/db/run-sql';

/**
 * Reads the entries of one kind that wait for one person.
 * @param columns of the answer, and `waiting` the source of a statement with its conditions: `inbox_entry e` is in it, and
 * $1 is the company
 * @param within the order of entries of one moment, before their ids
 */
export function entriesOfPerson<Row>(columns: string, waiting: string, within = '') {
  const ofPerson = `${waiting} and e."userId" = $2::uuid`;
  return {
    /** The newest first. */
    find: (run: RunSql, organizationId: string, userId: string, limit: number): Promise<Row[]> =>
      run(
        `select ${columns} ${ofPerson} order by e."createdAt" desc, ${within}e.id limit $3::int`,
        organizationId,
        userId,
        limit,
      ),
    countUnread: async (run: RunSql, organizationId: string, userId: string): Promise<number> => {
      const [row] = await run<{ unread: number }>(
        `select count(*)::int as unread ${ofPerson} and e."readAt" is null`,
        organizationId,
        userId,
      );
      return row?.unread ?? 0;
    },
  };
}
