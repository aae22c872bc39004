import type { CompanyDb } from '@/db/database';

/** Names are words like others: of a company with more of them, some are not looked at. */
const most = 20_000;

/**
 * The words of the names of everybody who is or was in the company, as the index has words, each once.
 * @param letters how many they have
 */
export async function findNames(
  { pool, organizationId }: CompanyDb,
  letters: { least: number; most: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct folded(w.word) as name from "user" u
       cross join lateral regexp_split_to_table(u."firstName" || ' ' || u."lastName", '[^[:alnum:]]+') w (word)
     where u."organizationId" = $1::uuid and length(w.word) between $2 and $3 limit ${most}`,
    [organizationId, letters.least, letters.most],
  );
  return rows.map(({ name }) => name);
}
