import { z } from 'zod';
import type { MailKind } from '@/modules/mails/mail-kind';
import { mailLimits } from '@/modules/mails/mail-limits';
import { type AddressChange, addressChangedMail } from './address-changed-mail';

const Data: z.ZodType<AddressChange> = z.object({
  to: z.string(),
  firstName: z.string(),
  company: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  timeZone: z.string().nullable(),
});

/** Mails an hour to one address, as invitations. */
export const addressChangesTold = 5;

/** Says what was so when the address changed, also when the person is gone by now. */
export const addressChangedKind: MailKind = {
  async compose({ env }, { id, data }) {
    return addressChangedMail(id, Data.parse(data), env.publicUrl);
  },
  limits: ({ organizationId }, { to }) =>
    mailLimits('address-changed', organizationId, { to, toAddress: addressChangesTold }),
};
