import { z } from 'zod';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';
import { messageIdOf } from '@/adapters/mail/message-id';
import type { MailKind } from '@/modules/mails/mail-kind';
import { mailLimits } from '@/modules/mails/mail-limits';
import { failingHours } from './backoff';

/** What the mail says whose webhook was switched off. */
export interface WebhookOff {
  to: string;
  firstName: string;
  company: string;
  /** By its name. */
  webhook: string;
  host: string;
  because: 'failing' | 'gone';
}

const Data: z.ZodType<WebhookOff> = z.object({
  to: z.string(),
  firstName: z.string(),
  company: z.string(),
  webhook: z.string(),
  host: z.string(),
  because: z.enum(['failing', 'gone']),
});

export const webhookOffKind: MailKind = {
  async compose({ env }, { id, data }) {
    return webhookOffMail(id, Data.parse(data), env.publicUrl);
  },
  limits: ({ organizationId }, { to }) => mailLimits('webhook-off', organizationId, { to, toAddress: 20 }),
};

function webhookOffMail(id: string, off: WebhookOff, publicUrl: string): MailMessage {
  const { to, firstName, company, webhook, host, because } = off;
  const why =
    because === 'gone'
      ? `${host} has answered that nobody is there any more (410).`
      : `Nothing that was sent to ${host} has arrived for ${failingHours / 24} days.`;
  const message = layoutMail(to, {
    subject: `The webhook ${webhook} was switched off`,
    title: `Hello ${firstName}, a webhook of ${company} was switched off`,
    before: [
      `${why} So nothing more is sent to the webhook “${webhook}”.`,
      'Its log of deliveries says what was answered. Once its server works, switch it on again: it goes on where it stopped. What happened more than seven days ago is not kept; the receiver is told to load everything anew then.',
    ],
    action: { label: 'Look at the webhooks', url: `${publicUrl}/admin?tab=webhooks` },
  });
  return { ...message, messageId: messageIdOf('webhook-off', id, to, publicUrl) };
}
