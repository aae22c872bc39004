import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { invalid } from '@/http/errors/errors';
import { endQuestionsOfAbsent } from '@/modules/inbox/end-questions';
import { addAttendees, findAttendees, keepAttendees } from './attendees.repo';

/**
 * Holds people who are said to have been in a meeting against the company. The statement names it, whichever client it
 * runs in.
 * @throws HttpError 400 for somebody who is not there
 */
export async function requireAttendees(
  {
    organizationId,
    prisma,
  }: Pick<CompanyDb, 'organizationId'> & { prisma: Pick<CompanyDb['prisma'], 'user'> },
  ids: readonly string[],
): Promise<void> {
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (unique.length === 0) return;
  const known = await prisma.user.count({ where: { organizationId, id: { in: unique } } });
  if (known < unique.length) throw invalid('attendeeIds', say('unknown-colleague'));
}

/**
 * Makes these people, and nobody else, those who were in a meeting, and tells it to those who may see it. Whose name was
 * only said in it stays so. Who was not there after all is asked nothing because of it any more.
 */
export async function setAttendees(change: Change, audioId: string, ids: readonly string[]): Promise<void> {
  const { prisma, organizationId } = change;
  const run = sqlOfPrisma(prisma);
  const added = ids.map((userId) => ({ userId, source: 'added' as const }));
  await keepAttendees(run, organizationId, audioId, ids);
  await addAttendees(run, organizationId, audioId, added);
  await tellAttendees(change, audioId);
}

/** Tells those who may see a meeting who was there, and asks whoever was not nothing because of it any more. */
export async function tellAttendees(
  { prisma, emit, organizationId }: Change,
  audioId: string,
): Promise<void> {
  const run = sqlOfPrisma(prisma);
  const attendees = await findAttendees(run, organizationId, audioId);
  emit(...(await endQuestionsOfAbsent(run, organizationId, audioId)), {
    resource: 'transcripts',
    action: 'update',
    data: { id: audioId, attendees },
    audience: { meetingId: audioId },
  });
}
