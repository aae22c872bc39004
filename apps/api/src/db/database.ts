import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/client';
import { type CompanyPrisma, scopeToCompany } from './scope';

/** The database as the process holds it: one pool under both Prisma and the hand-written hot queries. */
export interface Database {
  url: string;
  pool: pg.Pool;
  /** Sees every company: for sign-in, boot and housekeeping. Requests get a `CompanyDb`. */
  prisma: PrismaClient;
  forCompany(organizationId: string): CompanyDb;
  close(): Promise<void>;
}

/** What a request may touch: the rows of one company. */
export interface CompanyDb {
  organizationId: string;
  prisma: CompanyPrisma;
  /** For hot paths. Every statement names the company itself. */
  pool: pg.Pool;
}

/** Opens the pool. `size` is the number of connections this process may hold. */
export function openDatabase(url: string, { size = 20, onError = (_: Error) => {} } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: 5_000 });
  pool.on('error', onError);
  // A connection that breaks while it is lent out fails the query of whoever has it.
  pool.on('connect', (client) => void client.on('error', onError));
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementName });
  const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 30_000 } });
  const companies = new Map<string, CompanyDb>();

  return {
    url,
    pool,
    prisma,
    forCompany(organizationId) {
      let company = companies.get(organizationId);
      if (!company) {
        company = { organizationId, prisma: scopeToCompany(prisma, organizationId), pool };
        companies.set(organizationId, company);
      }
      return company;
    },
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Named statements are planned once per connection, which halves the cost of small queries. */
function statementName(query: { sql: string }): string {
  return createHash('sha1').update(query.sql).digest('base64url');
}
