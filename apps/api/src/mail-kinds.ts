import type { MailKinds } from '@/modules/mails/mail-kind';
import { invitationKind } from '../invite/invitation-kind';
import { addressChangedKind } from './address-changed-kind';

/** Every kind of mail that the outbox sends. */
export const mailKinds: MailKinds = { invitation: invitationKind, 'address-changed': addressChangedKind };
