import type { CompanyDb } from '../../../api/src/db/database';
import { retrieve } from '../../../api/src/modules/retrieval/retrieve';
import type { Retrieval } from '../../../api/src/modules/retrieval/retrieved';

interface Asked {
  text: string;
  values: unknown[];
}

/** Prints the plans of the statements that one question sends. */
export async function explainStatements(
  db: CompanyDb,
  viewerId: string,
  question: string,
  about: Retrieval,
): Promise<void> {
  const asked: Asked[] = [];
  const pool = {
    query: (statement: Asked) => {
      asked.push(statement);
      return db.pool.query(statement);
    },
  };
  await retrieve({ ...db, pool: pool as unknown as CompanyDb['pool'] }, viewerId, question, about);
  for (const { text, values } of asked.filter((one) => /find_(blocks|passages)/.test(one.text))) {
    const { rows } = await db.pool.query<Record<'QUERY PLAN', string>>(
      `explain (analyze, buffers, costs off) ${text}`,
      values,
    );
    console.log(`\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
  }
}
