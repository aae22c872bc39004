import type { CurrentUser } from '@tavla/shared/contracts/auth';

/** A signed-in person of the company `acme`, unless another is named. */
export function aPerson(id: string, companyId = 'acme'): CurrentUser {
  const settings = {
    timeZone: null,
    recordingLanguage: null,
    retentionDays: null,
    retentionFrom: null,
    assistant: 'on' as const,
    assistantTokens: null,
    tokensOfPeople: true,
    endlessTokens: false,
    asksForPasskey: false,
    version: 1,
  };
  const organization = { id: companyId, name: companyId, domain: `${companyId}.example`, ...settings };
  const role = { id: 'role', name: 'admin' };
  const name = { firstName: id, lastName: 'Person', email: `${id}@${companyId}.example` };
  return {
    data: { id, ...name, timeZone: null, theme: 'auto', organization, role },
    permissions: [],
    hasPasskey: false,
    isPasskeyAsked: false,
    seesPictures: false,
  };
}
