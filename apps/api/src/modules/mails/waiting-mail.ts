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
/** No mail waits longer for its next try, in milliseconds. */
export const longestPause = 60 * 60_000;

/**
 * Of `waiting_mail m`: whether nobody holds it and its time has come. What is to wait for longer than anything does was
 * put off by a clock that was ahead, and has been set back.
 */
export const isDue = `(m."dueAt" <= now() or m."dueAt" > now()
  + case when m.claim is null then ${longestPause} else ${claimMs} end * 2 * interval '1 ms')`;
