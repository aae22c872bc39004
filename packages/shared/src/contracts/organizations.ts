import { AssistantSetting, AssistantTokens } from '@tavla/shared/chat/assistant-setting';
import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, Instant, line, sound } from '@tavla/shared/fields';
import { domainMin } from '@tavla/shared/limits';
import { Language } from '@tavla/shared/meetings/languages';
import { RetentionDays } from '@tavla/shared/meetings/retention';
import { z } from 'zod';

export const OrganizationName = line('companyName');
export const OrganizationDomain = line('companyDomain', 253)
  .toLowerCase()
  .pipe(z.string().min(domainMin, rule('too-short', { field: 'companyDomain', count: domainMin })));

/** A company with its settings, as every one of its people may see it. */
export const Organization = z.object({
  id: Id,
  name: z.string(),
  domain: z.string(),
  /** IANA name: the zone of people who have none of their own; null means UTC. */
  timeZone: z.string().nullable(),
  /** What a recording is in of which nobody says the language; null means English. */
  recordingLanguage: Language.nullable(),
  /** Meetings are deleted so many days after they were uploaded; null: never. */
  retentionDays: RetentionDays.nullable(),
  /** Nothing is deleted before; null without a retention. */
  retentionFrom: Instant.nullable(),
  assistant: AssistantSetting,
  /** How many tokens of a model it allows itself a month; null: as many as are needed. */
  assistantTokens: AssistantTokens.nullable(),
  /** Whether people may make API tokens, and use those that they have; service accounts hold theirs all the same. */
  tokensOfPeople: z.boolean(),
  /** Whether a new API token may be without an end. */
  endlessTokens: z.boolean(),
  /** Whether a code alone is not enough to sign in: a passkey is asked for after it. API tokens are as before. */
  asksForPasskey: z.boolean(),
  version: z.number().int(),
});
export type Organization = z.infer<typeof Organization>;

/** Whatever somebody typed: the answer says whether it will do. */
const Asked = z.string().overwrite(sound).max(1000);

export const checkOrganization = endpoint({
  name: 'organizations.check',
  summary: 'Whether the name or the domain is invalid or already taken: true means it cannot be registered.',
  method: 'GET',
  path: '/api/v1/organizations',
  access: 'public',
  query: z.object({ name: Asked.default(''), domain: Asked.default('') }),
  response: z.boolean(),
});
