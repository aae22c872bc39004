/** What a mail of the outbox is about; each has a `MailKind` that writes it. */
export type MailKindName =
  | 'invitation'
  | 'address-changed'
  | 'passkey-changed'
  | 'meeting-summary'
  | 'webhook-off';

/** A mail that its holder alone may send, until the claim runs out. */
export interface ClaimedMail {
  organizationId: string;
  id: string;
  kind: MailKindName;
  /** Of an invitation: whom it invites. */
  userId: string | null;
  data: unknown;
  claim: string;
  /** With this one. */
  attempts: number;
}

/** A claim outlasts every wait for the mail server, and the database's return from a crash. */
export const claimMs = 2 * 60_000;
