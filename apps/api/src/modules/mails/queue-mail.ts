import type { Change } from '@/db/events/change';
import { insertMail } from './outbox.repo';
import { mailJob, mailJobOptions } from './outbox-job';
import type { MailKindName } from './waiting-mail';

/**
 * Puts a mail into the outbox in an open change: it is sent at least once when the change is saved, and not at all
 * when it is not. `data` is all that its kind writes it from.
 */
export async function queueMail(tx: Change, kind: MailKindName, data: object): Promise<void> {
  await insertMail(tx.prisma, tx.organizationId, kind, data);
  tx.enqueue(mailJob, {}, mailJobOptions);
}
