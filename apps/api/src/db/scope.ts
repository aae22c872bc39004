import type { Prisma, PrismaClient } from './generated/client';

type Args = Record<string, unknown> & { where?: Record<string, unknown>; data?: unknown; create?: unknown };

/** Tables that belong to no company. */
const shared = new Set<string>(['SignInCode', 'RateLimit'] satisfies Prisma.ModelName[]);
const filtered = /^(find(First|Many)|count|aggregate|groupBy|(update|delete)Many)/;
const single = /^(findUnique|update$|delete$|upsert$)/;

/**
 * A client that reads and writes one company's rows only: every filter gets the company, every new row is
 * the company's, and a row that names another company is refused before it reaches the database.
 */
export function scopeToCompany(prisma: PrismaClient, organizationId: string) {
  return prisma.$extends({
    name: 'company',
    query: {
      $allModels: {
        async $allOperations({ model, operation, args, query }) {
          if (shared.has(model)) return query(args);
          return query(scopeArgs(model, operation, args as Args, organizationId) as typeof args);
        },
      },
    },
  });
}

export type CompanyPrisma = ReturnType<typeof scopeToCompany>;
/** The same inside a transaction. */
export type CompanyTransaction = Parameters<Parameters<CompanyPrisma['$transaction']>[0]>[0];

/** Pure: the arguments of one operation, with the company put in. */
export function scopeArgs(model: string, operation: string, args: Args, organizationId: string): Args {
  const owner = model === 'Organization' ? { id: organizationId } : { organizationId };
  const scoped: Args = { ...args };
  if (filtered.test(operation)) scoped.where = { AND: [owner, args.where ?? {}] };
  if (single.test(operation)) scoped.where = { ...args.where, ...sameOwner(args.where ?? {}, owner) };
  if (/^create/.test(operation)) scoped.data = owned(args.data, owner);
  if (operation === 'upsert') scoped.create = owned(args.create, owner);
  return scoped;
}

type Owner = Record<string, string>;

function owned(data: unknown, owner: Owner): unknown {
  if (Array.isArray(data)) return data.map((row) => owned(row, owner));
  const row = (data ?? {}) as Record<string, unknown>;
  return { ...row, ...sameOwner(row, owner) };
}

function sameOwner(row: Record<string, unknown>, owner: Owner): Owner {
  for (const [key, id] of Object.entries(owner)) {
    if (row[key] !== undefined && row[key] !== id) throw new Error(`${key} names another company`);
  }
  return owner;
}
