import type pg from 'pg';
import type { CompanyTransaction } from './scope';

/** Runs one statement and answers its rows, in whichever transaction the caller has. */
export type RunSql = <Row>(text: string, ...values: unknown[]) => Promise<Row[]>;

export const sqlOfPrisma =
  (prisma: Pick<CompanyTransaction, '$queryRawUnsafe'>): RunSql =>
  (text, ...values) =>
    prisma.$queryRawUnsafe(text, ...values);

export const sqlOfClient =
  (client: pg.Pool | pg.PoolClient): RunSql =>
  async (text, ...values) =>
    (await client.query(text, values)).rows;
