import type { RunSql } from '@/db/run-sql';
import type { Named } from './match-names';

/** More people than this with the names of one message are not told apart. */
const most = 2_000;

/** People who are not blocked: these, and those who have one of these first names. Each person is looked at once. */
export function findNamed(
  run: RunSql,
  organizationId: string,
  ids: readonly string[],
  names: readonly string[],
): Promise<Named[]> {
  // As it stands, too: this side and the database differ in what the small letter of İ or of a last Σ is.
  const asked = [...new Set(names.flatMap((name) => [name, name.toLowerCase()]))];
  return run(
    `select u.id, u."firstName", u."lastName" from "user" u
     where u."organizationId" = $1::uuid and not u.blocked
       and (u.id = any($2::uuid[]) or lower(trim(u."firstName")) in (select unnest($3::text[]))
         or trim(u."firstName") in (select unnest($3::text[])) or trim(u."firstName") = '')
     order by u.id = any($2::uuid[]) desc, u."sortKey", u.id limit ${most}`,
    organizationId,
    ids,
    asked,
  );
}
