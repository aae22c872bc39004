import { z } from 'zod';
import type { MailKind } from '@/modules/mails/mail-kind';
import { type AddressChange, addressChangedMail } from './address-changed-mail';

const Data: z.ZodType<AddressChange> = z.object({
  to: z.string(),
  firstName: z.string(),
  company: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  timeZone: z.string().nullable(),
});

/** Says what was so when the address changed, also when the person is gone by now. */
export const addressChangedKind: MailKind = {
  async compose({ env }, { id, data }) {
    return addressChangedMail(id, Data.parse(data), env.publicUrl);
  },
};
