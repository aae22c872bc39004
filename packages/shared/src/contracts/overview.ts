import { AuditEntry } from '@tavla/shared/contracts/audit';
import { endpoint } from '@tavla/shared/endpoint';
import { z } from 'zod';

const count = z.number().int();
const Health = z.object({ ok: z.boolean(), text: z.string() });

export const Overview = z.object({
  people: z.object({ active: count, inactive: count, admins: count, neverSignedIn: count }),
  tasks: z.object({ pending: count, todo: count, inProgress: count, done: count, overdue: count }),
  meetings: z.object({ processing: count, failed: count, done: count }),
  storageBytes: z.number(),
  mail: Health,
  speech: Health,
  assistant: Health,
  /** Whether somebody takes jobs: transcription, analysis, imports, invitations. */
  jobs: Health,
  recentAudit: z.array(AuditEntry),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = endpoint({
  name: 'overview.get',
  summary: 'The numbers of the admin overview.',
  method: 'GET',
  path: '/api/v1/overview',
  access: ['read', 'admin'],
  response: Overview,
});
