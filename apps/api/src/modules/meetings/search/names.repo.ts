import type { CompanyDb } from '@/db/database';
import { seesThis } from '@/db/meeting-viewers';

/** Names are words like others: of a company with more that may be meant, some are not looked at. */
const most = 20_000;

/**
 * The words of names that have a part of those that are looked for, as the index has words, each once: of everybody who
 * is or was in the company, and of whom and what was named in the meetings that the viewer may see. What was said in
 * another meeting is never among them.
 * @param letters how many they have
 * @param parts letters of which a name has some, signs of no other meaning; a space before them is where it begins
 */
export async function findNames(
  { pool, organizationId, viewerId }: CompanyDb,
  letters: { least: number; most: number },
  parts: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    // Each name once before it is looked at: most are said in many meetings.
    `with named as materialized (
       select folded(w.word) as name from "user" u
         cross join lateral regexp_split_to_table(u."firstName" || ' ' || u."lastName", '[^[:alnum:]]+') w (word)
         where u."organizationId" = $1::uuid and length(w.word) between $2 and $3
       union
       select n.name from audio a
         join transcript_block b on b."organizationId" = $1::uuid and b."audioId" = a.id
         cross join lateral unnest(b.names) n (name)
         where a."organizationId" = $1::uuid and length(n.name) between $2 and $3 and ${seesThis('$4::uuid')}
     )
     select name from named where ' ' || name ~ $5 limit ${most}`,
    [organizationId, letters.least, letters.most, viewerId, parts.join('|')],
  );
  return rows.map(({ name }) => name);
}
