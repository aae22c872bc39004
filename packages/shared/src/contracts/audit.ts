import { ByToken } from '@tavla/shared/contracts/api-access/by-token';
import { endpoint } from '@tavla/shared/endpoint';
import { Id, Instant, pageOf, SearchText } from '@tavla/shared/fields';
import { z } from 'zod';

export const AuditEntry = z.object({
  id: Id,
  createdAt: Instant,
  actorId: Id.nullable(),
  actorName: z.string(),
  token: ByToken,
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  targetName: z.string(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string(),
  userAgent: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilter = z.object({
  action: SearchText.optional(),
  actorId: Id.optional(),
  q: SearchText.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
});

export const listAudit = endpoint({
  name: 'audit.list',
  summary: 'The audit log, newest first, a page at a time.',
  method: 'GET',
  path: '/api/v1/audit',
  access: ['read', 'admin'],
  query: AuditFilter.extend({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(2000).optional(),
  }),
  response: pageOf(AuditEntry),
});

export const exportAudit = endpoint({
  name: 'audit.export',
  summary: 'The filtered audit log as CSV.',
  method: 'GET',
  path: '/api/v1/audit/csv',
  access: ['read', 'admin'],
  query: AuditFilter,
  answers: 'file',
});
