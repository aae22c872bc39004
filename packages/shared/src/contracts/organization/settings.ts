import { AssistantSetting, AssistantTokens } from '@tavla/shared/chat/assistant-setting';
import { Organization, OrganizationDomain, OrganizationName } from '@tavla/shared/contracts/organizations';
import { endpoint } from '@tavla/shared/endpoint';
import { Instant, TimeZone } from '@tavla/shared/fields';
import { Language } from '@tavla/shared/meetings/languages';
import { RetentionDays, RetentionDaysText } from '@tavla/shared/meetings/retention';
import { z } from 'zod';

/** What of a company can be changed. */
export const OrganizationInput = z.object({
  name: OrganizationName,
  domain: OrganizationDomain,
  timeZone: TimeZone.nullable(),
  recordingLanguage: Language.nullable(),
  retentionDays: RetentionDays.nullable(),
  assistant: AssistantSetting,
  assistantTokens: AssistantTokens.nullable(),
  tokensOfPeople: z.boolean(),
  endlessTokens: z.boolean(),
  asksForPasskey: z.boolean(),
});
export type OrganizationInput = z.infer<typeof OrganizationInput>;

export const OrganizationPatch = OrganizationInput.extend({
  /** The version the changes were made on; a field that changed since gives 409. */
  version: z.number().int(),
}).partial();
export type OrganizationPatch = z.infer<typeof OrganizationPatch>;

const path = '/api/v1/organization';

export const getOrganization = endpoint({
  name: 'organizations.get',
  summary: 'Your own company with its settings.',
  method: 'GET',
  path,
  access: ['read', 'admin'],
  response: Organization,
});

export const updateOrganization = endpoint({
  name: 'organizations.update',
  summary:
    'Change your own company; only the fields that are sent. Another domain must be that of your own address, and changes nobody’s address. retentionDays deletes meetings: organizations.preview-retention says which. asksForPasskey is switched on by whoever has a passkey, and asks everybody else for one at once.',
  method: 'PATCH',
  path,
  access: ['update', 'admin'],
  confirmed: ['asksForPasskey'],
  body: OrganizationPatch,
  response: Organization,
});

/** What a retention deletes. Numbers only: who asks may not see every meeting. */
export const RetentionPreview = z.object({
  /** Nothing is deleted before. */
  from: Instant,
  /** Meetings that are past the retention then: they go first. Those still in work wait until they are done. */
  count: z.number().int(),
  /** When the next meeting is deleted; null when there is none. */
  nextAt: Instant.nullable(),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

export const previewRetention = endpoint({
  name: 'organizations.preview-retention',
  summary: 'What meetings would be deleted after so many days: how many at first, and when. Changes nothing.',
  method: 'GET',
  path: `${path}/retention`,
  access: ['update', 'admin'],
  query: z.object({ retentionDays: RetentionDaysText }),
  response: RetentionPreview,
});
