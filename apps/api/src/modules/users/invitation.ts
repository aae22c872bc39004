import { createHash } from 'node:crypto';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';

/**
 * The mail that tells a new person where to sign in. `publicUrl` has no slash at its end. It has the same
 * Message-ID whenever it is sent to the same address (RFC 5322, 3.6.4), so that mail systems can drop a repeat.
 */
export function invitation(
  id: string,
  person: { email: string; firstName: string; company: string },
  publicUrl: string,
): MailMessage {
  const { email, company } = person;
  const address = createHash('sha256').update(email).digest('hex').slice(0, 12);
  const messageId = `<invitation.${id}.${address}@${new URL(publicUrl).hostname}>`;
  const message = layoutMail(email, {
    subject: `You are invited to ${company} on Tavla`,
    title: `Hello ${person.firstName}, ${company} works with Tavla`,
    before: [
      'You have been added to the task board of your company.',
      `Sign in with this email address (${email}). There is no password: we send you a code.`,
    ],
    action: { label: 'Sign in', url: `${publicUrl}/login` },
    after: ['If you did not expect this mail, you can ignore it.'],
  });
  return { ...message, messageId };
}
