import type { RunSql } from '@/db/run-sql';
import type { Named } from './match-names';

/** More people than this with the names of one message are not told apart. */
const most = 2_000;

/** People who are not blocked: these, and those with whose first name one of these texts begins. */
export function findNamed(
  run: RunSql,
  organizationId: string,
  ids: readonly string[],
  texts: readonly string[],
): Promise<Named[]> {
  // As it stands, too: this side and the database differ in what the small letter of İ or of a last Σ is.
  const asked = [...new Set(texts.flatMap((text) => [text, text.toLowerCase()]))];
  return run(
    `select u.id, u."firstName", u."lastName" from "user" u
     where u."organizationId" = $1::uuid and not u.blocked
       and (u.id = any($2::uuid[]) or exists (
         select 1 from unnest($3::text[]) said (words) where starts_with(said.words, lower(trim(u."firstName"))) or starts_with(said.words, trim(u."firstName"))
       ))
     order by u."sortKey", u.id limit ${most}`,
    organizationId,
    ids,
    asked,
  );
}
