import { z } from 'zod';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';
import { messageIdOf } from '@/adapters/mail/message-id';
import { momentIn } from '@/adapters/mail/moment-words';
import type { MailKind } from '@/modules/mails/mail-kind';
import { mailLimits } from '@/modules/mails/mail-limits';

/** What the mail about a passkey says; all as it was then. */
const PasskeyChange = z.object({
  /** `reset`: somebody else removed all of them. */
  what: z.enum(['added', 'removed', 'reset']),
  /** Its name; of several their names. */
  passkey: z.string(),
  to: z.string(),
  firstName: z.string(),
  company: z.string(),
  /** The name of whoever did it; null when they did so themselves. */
  by: z.string().nullable(),
  /** An ISO instant. */
  at: z.string(),
  /** In which it is told; null tells it in UTC. */
  timeZone: z.string().nullable(),
});
export type PasskeyChange = z.infer<typeof PasskeyChange>;

/** Goes to whoever it was about, also when they are gone by now. */
export const passkeyChangedKind: MailKind = {
  async compose({ env }, { id, data }) {
    return passkeyMail(id, PasskeyChange.parse(data), env.publicUrl);
  },
  limits: ({ organizationId }, { to }) =>
    mailLimits('passkey-changed', organizationId, { to, toAddress: 20 }),
};

const titles = {
  added: 'A passkey was added to your Tavla account',
  removed: 'A passkey of your Tavla account was removed',
  reset: 'The passkeys of your Tavla account were removed',
};

function passkeyMail(id: string, change: PasskeyChange, publicUrl: string): MailMessage {
  const { what, to, firstName, company } = change;
  const message = layoutMail(to, {
    subject: titles[what],
    title: `Hello ${firstName}`,
    before: [sentence(change)],
    action: { label: 'Open My Account', url: `${publicUrl}/account` },
    after: [
      what === 'added'
        ? `If this was not you, somebody else has used your account. Remove the passkey under My Account, sign out everywhere there, and tell an administrator of ${company}.`
        : `If you did not expect this, tell an administrator of ${company} at once.`,
    ],
  });
  return { ...message, messageId: messageIdOf('passkey-changed', id, to, publicUrl) };
}

function sentence({ what, passkey, company, by, at, timeZone }: PasskeyChange): string {
  const moment = `on ${momentIn(timeZone ?? 'UTC', at)}`;
  const who = by ?? 'You';
  if (what === 'added')
    return `${who} added the passkey "${passkey}" to your account at ${company} ${moment}.`;
  if (what === 'removed')
    return `${who} removed the passkey "${passkey}" from your account at ${company} ${moment}. It signs in no more.`;
  return `${who} removed all passkeys (${passkey}) from your account at ${company} ${moment}. Sign in with a code, then you can make a new one.`;
}
