import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A row and its table; what it does not say is the column's default. Bytes are written as `\x00`. */
export type TableRow = readonly [table: string, row: Record<string, unknown>];

/**
 * Inserts all of them in one statement, whose references are looked at when all are there. A test that needs one of
 * everything spends most of its time on rows that are inserted one by one.
 */
export async function insertRows(pool: pg.Pool, rows: readonly TableRow[]): Promise<void> {
  const parts = rows.map(([table, row], at) => {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    return `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1::jsonb -> ${at})`;
  });
  const others = parts.slice(0, -1).map((part, at) => `row${at} as (${part})`);
  const text = `with ${others} ${parts.at(-1)}`;
  // The same columns are the same statement, which a connection plans once.
  const name = createHash('sha256').update(text).digest('hex').slice(0, 40);
  await pool.query({ name, text, values: [JSON.stringify(rows.map(([, row]) => row))] });
}
