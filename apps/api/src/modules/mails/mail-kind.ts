import type { MailMessage } from '@/adapters/mail/mailer';
import type { Change } from '@/db/events/change';
import type { Deps } from '@/deps';
import type { ClaimedMail, MailKindName } from './waiting-mail';

export type MailDeps = Pick<Deps, 'env' | 'mail' | 'db'>;

/** One kind of mail that the outbox sends: what it says, and what follows when it is sent. */
export interface MailKind {
  /** The mail as it is to be sent now, with a Message-ID; undefined when nobody is to get it any more. */
  compose(deps: MailDeps, mail: ClaimedMail): Promise<MailMessage | undefined>;
  /** Joins the change that notes that these are sent. */
  noteSent?(tx: Change, sent: ClaimedMail[]): Promise<void>;
}

export type MailKinds = Record<MailKindName, MailKind>;
