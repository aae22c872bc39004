import type { OutlineSentence } from '@tavla/shared/contracts/outline';
import type { ExportFormat } from '@tavla/shared/contracts/transcripts';
import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import type { Language } from '@tavla/shared/meetings/languages';
import { may } from '@tavla/shared/permissions';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { ExportedMeeting } from '@/adapters/transcripts/outline-meeting';
import type { writeStoredMeeting } from '@/adapters/transcripts/write-meeting';
import type { CompanyDb } from '@/db/database';
import { sqlOfClient } from '@/db/run-sql';
import { HttpError, notFound } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { findStanding } from './items/standing-items';
import { missingOf } from './meeting.presenter';
import { findGaps, findMeeting, findSegmentPieces } from './meetings.repo';
import { readAnalysis } from './present-analysis';

/** A day of talk as a Word document takes some seconds. */
const longestMs = 60_000;

/**
 * A meeting as a file. Owners have names for whoever may read people.
 * @throws HttpError 404; 409 while it is not transcribed; TextRefused
 */
export async function exportMeeting(
  { db, session }: SignedInCall,
  text: TextWork,
  id: string,
  format: ExportFormat,
): Promise<{ name: string; bytes: Uint8Array }> {
  const row = await findMeeting(db.prisma, db.organizationId, id);
  if (!row) throw notFound('meeting');
  if (row.status !== 'done') throw new HttpError(409, 'conflict', say('meeting-not-transcribed'));
  const { name, recordedAt, timeZone } = row;
  const analysis = await readAnalysis(db, row);
  const items = analysis ? await findStanding(sqlOfClient(db.pool), db.organizationId, id) : [];
  const ownerIds = items.flatMap(({ ownerId }) => ownerId ?? []);
  const names = may(session.permissions, 'read', 'user')
    ? await namesOf(db, ownerIds)
    : new Map<string, string>();
  const meeting: Omit<ExportedMeeting, 'cues'> = {
    name,
    language: row.language as Language,
    recordedAt: recordedAt.toISOString(),
    timeZone,
    summary: analysis?.summary ?? null,
    topics: (analysis?.outline?.topics ?? []).map(({ title, startMs, sentences }) => ({
      title,
      startMs,
      sentences: sentences.map(toldOf),
    })),
    open: (analysis?.outline?.open ?? []).map(toldOf),
    decisions: (analysis?.decisions ?? []).map(({ text: words, startMs }) => ({ text: words, startMs })),
    actionItems: items.map(({ title, ownerId, endDate, startMs }) => ({
      title,
      owner: (ownerId && names.get(ownerId)) || null,
      dueDay: endDate,
      startMs,
    })),
    unread: (analysis?.unread ?? []).map(({ startMs, endMs }) => ({ startMs, endMs })),
    gaps: await findGaps(db, id),
    missing: missingOf(row),
  };
  const options = { organizationId: db.organizationId, milliseconds: longestMs };
  const lines = await findSegmentPieces(db, id);
  const bytes = await text.run<typeof writeStoredMeeting>('write-meeting', [format, meeting, lines], options);
  return { name, bytes };
}

/** Without the words behind it: they stand in the transcript. */
const toldOf = ({ text, startMs }: OutlineSentence) => ({ text, startMs });

async function namesOf({ prisma }: CompanyDb, ids: string[]): Promise<Map<string, string>> {
  const select = { id: true, firstName: true, lastName: true };
  const people = await prisma.user.findMany({ where: { id: { in: ids } }, select });
  return new Map(people.map((person) => [person.id, fullName(person)]));
}
