import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';
import { messageIdOf } from '@/adapters/mail/message-id';

/** The mail that tells a new person where to sign in. `publicUrl` has no slash at its end. */
export function invitation(
  id: string,
  person: { email: string; firstName: string; company: string },
  publicUrl: string,
): MailMessage {
  const { email, company } = person;
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
  return { ...message, messageId: messageIdOf('invitation', id, email, publicUrl) };
}
