import type { Limit } from '@/modules/auth/codes/rate-limits';

const hour = 3_600_000;

/** Invitations an hour to one address, of all companies together: as codes that a stranger has sent there. */
export const invitationsToAddress = 5;
/** Invitations an hour of one company. An import of ten thousand people is through after ten hours. */
export const invitationsOfCompany = 1_000;

/**
 * What an invitation counts on, by whichever way it was asked for: anybody may found a company and name any address, and
 * the mail carries their words under the operator's name.
 */
export function invitationLimits(organizationId: string, email: string): Limit[] {
  return [
    {
      ...{ key: `invite-company:${organizationId}`, max: invitationsOfCompany, window: hour },
      // The next hour may go to others that wait for longer, so no time is promised.
      words: 'too-many-invitations-of-company',
    },
    {
      ...{ key: `invite-address:${email}`, max: invitationsToAddress, window: hour },
      words: 'too-many-invitations',
    },
  ];
}
