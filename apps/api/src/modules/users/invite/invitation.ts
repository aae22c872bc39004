import { isAtDomain } from '@tavla/shared/contracts/single-sign-on/at-domain';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';
import { messageIdOf } from '@/adapters/mail/message-id';
import type { Recipient } from './invitations.repo';

/** The mail that tells a new person where to sign in. `publicUrl` has no slash at its end. */
export function invitation(id: string, person: Omit<Recipient, 'blocked'>, publicUrl: string): MailMessage {
  const { email, company } = person;
  const way = wayIn(person);
  const message = layoutMail(email, {
    subject: `You are invited to ${company} on Tavla`,
    title: `Hello ${person.firstName}, ${company} works with Tavla`,
    before: ['You have been added to the task board of your company.', way.words],
    ...(way.isOpen && { action: { label: 'Sign in', url: `${publicUrl}/login` } }),
    after: ['If you did not expect this mail, you can ignore it.'],
  });
  return { ...message, messageId: messageIdOf('invitation', id, email, publicUrl) };
}

/** Pure: how somebody gets in, and whether they can with the address that they have. */
function wayIn({ email, codesOff, provedDomain }: Omit<Recipient, 'blocked'>) {
  const begin = `Sign in with this email address (${email}).`;
  if (!codesOff || !provedDomain)
    return { isOpen: true, words: `${begin} There is no password: we send you a code.` };
  if (isAtDomain(email, provedDomain))
    return { isOpen: true, words: `${begin} Then go on to your company’s own sign-in.` };
  const words = `Your company has its own sign-in, for addresses at ${provedDomain} alone, and this one (${email}) is another. Ask an administrator of your company to give your account an address at ${provedDomain}, and sign in with that.`;
  return { isOpen: false, words };
}
