import type { Change } from '@/db/events/change';
import { insertMails } from './outbox.repo';
import { mailJob, mailJobOptions } from './outbox-job';
import type { MailKindName } from './waiting-mail';

/**
 * Puts mails of one kind into the outbox in an open change: each is sent at least once when the change is saved, and not
 * at all when it is not. `data` is all that the kind writes a mail from, one for each mail.
 */
export async function queueMails(tx: Change, kind: MailKindName, data: readonly object[]): Promise<void> {
  await insertMails(tx.prisma, tx.organizationId, kind, data);
  tx.enqueue(mailJob, {}, mailJobOptions);
}
