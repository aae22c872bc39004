import { passkeyChangedKind } from '@/modules/auth/passkeys/passkey-mail';
import type { MailKinds } from '@/modules/mails/mail-kind';
import { summaryKind } from '@/modules/meetings/summary/summary-kind';
import { addressChangedKind } from '@/modules/users/email/address-changed-kind';
import { invitationKind } from '@/modules/users/invite/invitation-kind';
import { webhookOffKind } from '@/modules/webhooks/deliver/webhook-off-mail';

/** Every kind of mail that the outbox sends. */
export const mailKinds: MailKinds = {
  invitation: invitationKind,
  'address-changed': addressChangedKind,
  'passkey-changed': passkeyChangedKind,
  'meeting-summary': summaryKind,
  'webhook-off': webhookOffKind,
};
