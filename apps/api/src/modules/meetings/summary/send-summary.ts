import type { Audio } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import type { Audio as MeetingRow } from '@/db/generated/client';
import { sqlOfClient, sqlOfPrisma } from '@/db/run-sql';
import { HttpError, notFound } from '@/http/errors/errors';
import { queueMails } from '@/modules/mails/queue-mail';
import { meetingEvent, presentMeeting } from '../meeting.presenter';
import { findMeeting, lockMeeting, updateMeetingRow } from '../meetings.repo';
import { isTheirs } from '../visibility/is-theirs';
import { findRecipients } from './summary.repo';
import type { SummaryMailData } from './summary-kind';

/**
 * Puts a mail with the summary of a meeting into the outbox for each who was there, and notes in the same transaction
 * that it is sent: it goes once, also when two ask for it at once.
 * @throws HttpError 404; 403 when it is not the caller's to send; 409 before the meeting is done, when it was sent, or
 *   when nobody can get it
 */
export async function sendSummary(db: CompanyDb, actor: Actor, id: string): Promise<Audio> {
  return change(db, async (tx) => {
    const { prisma, organizationId } = tx;
    const before = await lockMeeting(prisma, organizationId, id);
    if (!before) throw notFound('meeting');
    await requireSender(db, before, actor);
    if (before.summarySentAt) throw new HttpError(409, 'conflict', say('summary-sent'));
    if (before.status !== 'done' || before.analysis === null)
      throw new HttpError(409, 'conflict', say('summary-not-ready'));
    const people = await findRecipients(sqlOfPrisma(prisma), organizationId, id);
    if (people.length === 0) throw new HttpError(409, 'conflict', say('summary-for-nobody'));
    const mails = people.map(({ id: userId }): SummaryMailData => ({ audioId: id, userId, by: actor.name }));
    await queueMails(tx, 'meeting-summary', mails);
    const row = await updateMeetingRow(prisma, organizationId, id, {
      summarySentAt: new Date(),
      summarySentById: actor.id,
      summarySentTo: people.length,
    });
    tx.emit(meetingEvent('update', row));
    tx.audit(actor, {
      action: 'audio.send-summary',
      targetType: 'audio',
      targetId: id,
      targetName: row.name,
      details: { people: people.length },
    });
    return presentMeeting(row);
  });
}

/**
 * The ids of those who would get it, by name.
 * @throws HttpError 404; 403 when it is not the caller's to send
 */
export async function readRecipients(db: CompanyDb, actor: Actor, id: string): Promise<string[]> {
  const row = await findMeeting(db.prisma, db.organizationId, id);
  if (!row) throw notFound('meeting');
  await requireSender(db, row, actor);
  const people = await findRecipients(sqlOfClient(db.pool), db.organizationId, id);
  return people.map((person) => person.id);
}

async function requireSender(db: CompanyDb, row: MeetingRow, actor: Actor): Promise<void> {
  if (!(await isTheirs(db, row, actor))) throw new HttpError(403, 'not-allowed', say('not-your-summary'));
}
