import { codeLifetime } from '@tavla/shared/limits';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';

const worksFor = `It works once and for ${codeLifetime / 60_000} minutes.`;

export function confirmMail(email: string, code: string): MailMessage {
  return layoutMail(email, {
    subject: `${code} is your Tavla confirmation code`,
    title: 'Confirm that it is you',
    before: [
      'Somebody who is signed in to your account, probably you, wants to change something that needs a fresh code. Enter it in the browser where you asked for it:',
    ],
    code,
    after: [
      worksFor,
      'If this was not you, somebody else is using your account. Give the code to nobody, and tell an administrator of your company.',
    ],
  });
}
