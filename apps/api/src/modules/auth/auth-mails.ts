import { codeLifetime } from '@tavla/shared/limits';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';

const minutes = codeLifetime / 60_000;
const notYou = 'If this was not you, do nothing: nobody gets in without this mail.';

// No mail repeats what a stranger typed, such as a company's name: it would carry their words under our name.

export function signInMail(email: string, code: string): MailMessage {
  return layoutMail(email, {
    subject: `${code} is your Tavla sign-in code`,
    title: 'Sign in to Tavla',
    before: ['Enter this code in the browser where you asked for it:'],
    code,
    after: [`It works once and for ${minutes} minutes.`, notYou],
  });
}

export function registerMail(email: string, code: string): MailMessage {
  return layoutMail(email, {
    subject: `${code} is your Tavla registration code`,
    title: 'Register your company with Tavla',
    before: ['Enter this code in the browser where you asked for it, and your company is ready:'],
    code,
    after: [`It works once and for ${minutes} minutes.`, notYou],
  });
}

export function unknownAddressMail(email: string, publicUrl: string): MailMessage {
  return layoutMail(email, {
    subject: 'There is no Tavla account for this address',
    title: 'There is no account for this address',
    before: [
      `Somebody, probably you, asked for a code to sign in to Tavla as ${email}. No account has this address.`,
      'If your company uses Tavla, ask its administrator to add you, or try the address that they used. If it does not yet, you can register it:',
    ],
    action: { label: 'Register your company', url: `${publicUrl}/register` },
    after: ['If this was not you, do nothing.'],
  });
}

export function knownAddressMail(email: string, publicUrl: string): MailMessage {
  return layoutMail(email, {
    subject: 'You already have a Tavla account',
    title: 'You already have an account',
    before: [
      `Somebody, probably you, asked to register a company as ${email}. This address already has an account, so just sign in:`,
    ],
    action: { label: 'Sign in', url: `${publicUrl}/login` },
    after: ['If this was not you, do nothing.'],
  });
}

export function blockedMail(email: string): MailMessage {
  return layoutMail(email, {
    subject: 'Your Tavla account is not active',
    title: 'Your account is not active',
    before: [
      `Somebody, probably you, asked for a code to sign in to Tavla as ${email}. An administrator of your company has set this account to inactive.`,
      'If that is a mistake, ask your administrator to set it to active again.',
    ],
  });
}

/** To whom neither a code nor their company's own sign-in is open: that is for addresses at its domain alone. */
export function needsAddressMail(email: string, domain: string): MailMessage {
  return layoutMail(email, {
    subject: 'Sign in to Tavla with another address',
    title: 'Your company signs in without codes',
    before: [
      `Somebody, probably you, asked for a code to sign in to Tavla as ${email}. Your company has switched codes off, and its own sign-in is for addresses at ${domain} alone.`,
      `Ask an administrator of your company to give your account an address at ${domain}, and sign in with that.`,
    ],
    after: ['If this was not you, do nothing.'],
  });
}

export function useProviderMail(email: string, publicUrl: string): MailMessage {
  return layoutMail(email, {
    subject: 'Sign in to Tavla with your company’s sign-in',
    title: 'Your company signs in without codes',
    before: [
      `Somebody, probably you, asked for a code to sign in to Tavla as ${email}. Your company has switched codes off: enter this address on the sign-in page, and go on to your company’s own sign-in.`,
    ],
    action: { label: 'Sign in', url: `${publicUrl}/login` },
    after: ['If this was not you, do nothing.'],
  });
}
