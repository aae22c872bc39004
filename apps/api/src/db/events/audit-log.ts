import type pg from 'pg';
import { v7 as newId } from 'uuid';
import type { Prisma } from '../generated/client';
import { tokenColumns } from './by-token';
import type { Actor } from './change';

export interface NewAuditEntry {
  /** noun.verb, such as user.create. */
  action: string;
  targetType?: string;
  targetId?: string;
  targetName?: string;
  details?: Record<string, unknown>;
}

/** One plain statement: an import writes hundreds of entries at once. */
export const appendAuditSql = `
  insert into audit_entry ("organizationId", id, "actorId", "actorName", action, "targetType", "targetId",
    "targetName", details, ip, "userAgent", "tokenId", "tokenName")
  select "organizationId", id, "actorId", "actorName", action, coalesce("targetType", ''),
    coalesce("targetId", ''), coalesce("targetName", ''), details, ip, "userAgent", "tokenId", "tokenName"
  from jsonb_to_recordset($1::jsonb) as e("organizationId" uuid, id uuid, "actorId" uuid, "actorName" text,
    action text, "targetType" text, "targetId" text, "targetName" text, details jsonb, ip text,
    "userAgent" text, "tokenId" uuid, "tokenName" text)`;

/** Leaves entries in a transaction of the plain driver. */
export async function auditWith(
  client: pg.PoolClient,
  organizationId: string,
  actor: Actor,
  ...entries: NewAuditEntry[]
): Promise<void> {
  await client.query(appendAuditSql, [
    JSON.stringify(entries.map((entry) => auditRow(organizationId, actor, entry))),
  ]);
}

export function auditRow(
  organizationId: string,
  actor: Actor,
  entry: NewAuditEntry,
): Prisma.AuditEntryCreateManyInput {
  return {
    organizationId,
    id: newId(),
    actorId: actor.id,
    actorName: actor.name,
    ip: actor.ip,
    userAgent: actor.userAgent.slice(0, 500),
    ...tokenColumns(actor),
    ...entry,
    details: (entry.details ?? {}) as Prisma.InputJsonObject,
  };
}
