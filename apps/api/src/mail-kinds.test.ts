import { expect, it } from 'vitest';
import type { MailMessage } from '@/adapters/mail/mailer';
import type { ClaimedMail, MailKindName } from '@/modules/mails/waiting-mail';
import { mailKinds } from './mail-kinds';

it.each(Object.keys(mailKinds) as MailKindName[])('%s counts on its address and its company', (kind) => {
  const mail: ClaimedMail = {
    ...{ organizationId: 'the-company', id: '1', kind, userId: null, data: {}, claim: '1', attempts: 1 },
  };
  const message: MailMessage = { to: 'who@is.test', subject: '', text: '', html: '' };
  const keys = mailKinds[kind].limits(mail, message).map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/:the-company$/), expect.stringMatching(/:who@is\.test$/)]);
});
