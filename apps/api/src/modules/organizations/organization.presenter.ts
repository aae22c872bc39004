import type { Organization } from '@tavla/shared/contracts/organizations';

/** A company as the database gives it: its times are dates, or text where they come out of JSON. */
export type StoredOrganization = Omit<Organization, 'retentionFrom'> & {
  retentionFrom: Date | string | null;
};

/** The wire shape of a company with its settings. */
export function presentOrganization(row: StoredOrganization): Organization {
  const {
    id,
    name,
    domain,
    timeZone,
    recordingLanguage,
    retentionDays,
    retentionFrom,
    assistant,
    assistantTokens,
    tokensOfPeople,
    endlessTokens,
    asksForPasskey,
    version,
  } = row;
  const since = retentionFrom && new Date(retentionFrom).toISOString();
  return {
    ...{ id, name, domain, timeZone, recordingLanguage, retentionDays, retentionFrom: since },
    ...{ assistant, assistantTokens, tokensOfPeople, endlessTokens, asksForPasskey, version },
  };
}
