import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { boundedClient, type StatementLimits, setUpSession } from './connection/bounded-client';
import { PrismaClient } from './generated/client';
import { type CompanyPrisma, scopeToCompany } from './scope';

/** The database as the process holds it: one pool under both Prisma and the hand-written hot queries. */
export interface Database {
  url: string;
  pool: pg.Pool;
  /** Sees every company: for sign-in, boot and cleanup. Requests get a `CompanyDb`. */
  prisma: PrismaClient;
  /** @param viewerId the person who asks, whom meetings may be closed to; left out, the product itself */
  forCompany(organizationId: string, viewerId?: string): CompanyDb;
  close(): Promise<void>;
}

/** What a request may touch: the rows of one company. */
export interface CompanyDb {
  organizationId: string;
  /** Whose request it is: what comes of a meeting that they may not see is not found. Null is the product itself. */
  viewerId: string | null;
  prisma: CompanyPrisma;
  /** For hot paths. Every statement names the company itself. */
  pool: pg.Pool;
}

/** Somebody waits for the answer to a request. */
export const requestLimits: StatementLimits = { connect: 5_000, statement: 20_000, answer: 25_000 };
/** Nobody waits for a job, and its statements may be large. */
export const jobLimits: StatementLimits = { connect: 5_000, statement: 60_000, answer: 75_000 };

interface PoolSettings {
  /** The number of connections that this process may hold. */
  size?: number;
  limits?: StatementLimits;
  onError?: (error: Error) => void;
}

/** Opens the pool, whose every statement ends in bounded time. */
export function openDatabase(
  url: string,
  { size = 20, limits = requestLimits, onError = () => {} }: PoolSettings = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    Client: boundedClient(limits),
    onConnect: setUpSession(limits),
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out fails the query of whoever has it.
  pool.on('connect', (client) => void client.on('error', onError));
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementName });
  const timeout = Math.max(30_000, limits.statement);
  const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout } });
  const companies = new Map<string, CompanyDb>();

  return {
    url,
    pool,
    prisma,
    forCompany(organizationId, viewerId) {
      let company = companies.get(organizationId);
      if (!company) {
        company = { organizationId, viewerId: null, prisma: scopeToCompany(prisma, organizationId), pool };
        companies.set(organizationId, company);
      }
      return viewerId ? { ...company, viewerId } : company;
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
