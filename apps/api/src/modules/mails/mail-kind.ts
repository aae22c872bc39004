import type { MailMessage } from '@/adapters/mail/mailer';
import type { Change } from '@/db/events/change';
import type { Deps } from '@/deps';
import type { Limit } from '@/modules/auth/codes/rate-limits';
import type { ClaimedMail, MailKindName } from './waiting-mail';

export type MailDeps = Pick<Deps, 'env' | 'mail' | 'db'>;

/** One kind of mail that the outbox sends: what it says, and what follows when it is sent. */
export interface MailKind {
  /** The mail as it is to be sent now, with a Message-ID; undefined when nobody is to get it any more. */
  compose(deps: MailDeps, mail: ClaimedMail): Promise<MailMessage | undefined>;
  /** What the mail counts on: one that is over a limit waits until its window ends. */
  limits(mail: ClaimedMail, message: MailMessage): Limit[];
  /** Joins the change that notes that these are sent. */
  noteSent?(tx: Change, sent: ClaimedMail[]): Promise<void>;
}

export type MailKinds = Record<MailKindName, MailKind>;
