import type { Limit } from '@/modules/auth/codes/rate-limits';
import type { MailKindName } from './waiting-mail';

const hour = 3_600_000;

/** Mails of one kind that a company may send within an hour; what is over is sent later. */
export const mailsOfCompany = 1_000;

/**
 * What a mail of one kind counts on: anybody may found a company and name any address, and the mail carries their words
 * under the operator's name. Kinds count apart, so that none holds up another.
 * @param toAddress mails an hour to one address, of all companies together
 */
export function mailLimits(
  kind: Exclude<MailKindName, 'invitation'>,
  organizationId: string,
  { to, toAddress }: { to: string; toAddress: number },
): Limit[] {
  // The outbox alone sends them, so these words are told to nobody.
  const limit = (key: string, max: number): Limit => ({
    ...{ key, max, window: hour, words: 'too-many-attempts' },
  });
  return [
    limit(`mail-company:${kind}:${organizationId}`, mailsOfCompany),
    limit(`mail-address:${kind}:${to}`, toAddress),
  ];
}
