import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';
import { messageIdOf } from '@/adapters/mail/message-id';
import { momentIn } from '@/adapters/mail/moment-words';

/** What the mail to a former address says; all as it was when the address changed. */
export interface AddressChange {
  /** The former address. */
  to: string;
  firstName: string;
  company: string;
  /** The name of whoever changed it; null when they did so themselves. */
  by: string | null;
  /** An ISO instant. */
  at: string;
  /** In which it is told; null tells it in UTC. */
  timeZone: string | null;
}

/**
 * The mail that tells a former address that it is one (OWASP ASVS 5.0, 6.3.7). It does not name the new
 * address: who reads the old mailbox may be the very reason for the change.
 */
export function addressChangedMail(id: string, change: AddressChange, publicUrl: string): MailMessage {
  const { to, firstName, company, by, at, timeZone } = change;
  const who = by === null ? 'You changed' : `${by} changed`;
  const message = layoutMail(to, {
    subject: 'The address of your Tavla account was changed',
    title: `Hello ${firstName}, your account has another address now`,
    before: [
      `${who} the address of your account at ${company} on ${momentIn(timeZone ?? 'UTC', at)}. This address, ${to}, no longer signs in to it.`,
    ],
    after: [
      by === null
        ? `If this was not you, somebody else can read your mail or has used your browser. Tell an administrator of ${company} at once: they can change the address back and sign your account out everywhere. Then make this mailbox safe, with a new password.`
        : `If you did not expect this, ask ${by} or another administrator of ${company}: they can change the address back and sign your account out everywhere.`,
    ],
  });
  return { ...message, messageId: messageIdOf('address-changed', id, to, publicUrl) };
}
