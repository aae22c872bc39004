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

export function newAddressMail(email: string, code: string): MailMessage {
  return layoutMail(email, {
    subject: `${code} confirms your new address for Tavla`,
    title: 'Confirm your new address',
    before: [
      `Somebody, probably you, wants to sign in to Tavla as ${email} from now on. Enter this code in the browser where you asked for it:`,
    ],
    code,
    after: [worksFor, 'If this was not you, do nothing: without this code nothing changes.'],
  });
}

export function addressInUseMail(email: string): MailMessage {
  return layoutMail(email, {
    subject: 'This address already has a Tavla account',
    title: 'This address cannot be used',
    before: [
      `Somebody, probably you, wants to use ${email} for their Tavla account. That cannot be, because the address has an account already.`,
      'Use another address. If both accounts are yours, you can also ask the administrator of the other one to delete it first.',
    ],
    after: ['If this was not you, do nothing: your account stays as it is.'],
  });
}
