import { say } from '@tavla/shared/error-words';
import type { Segment } from '@tavla/shared/meetings/findings';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { HttpError, notFound } from '@/http/errors/errors';
import { carryOrigins } from '@/modules/tasks/origins/carry-origins';
import { presentSegment } from '../meeting.presenter';
import { lockMeeting } from '../meetings.repo';
import { carryAnalysis } from './carry-analysis';
import { carryOf, linesAround } from './carry-quote';
import { indexTranscript } from './index-transcript';
import { findNeighbours, findSegment, insertCorrection, updateSegmentText } from './segments.repo';

/** What the words of a refusal show of a long line. */
const shown = 200;

interface Correction {
  audioId: string;
  segmentId: string;
  text: string;
  /** Of the line as whoever corrects it saw it. */
  version: number;
}

/**
 * Corrects what a line of a transcript says. Quotes of the analysis and of tasks follow, so that they still stand in
 * the transcript word for word.
 * @throws HttpError 404; 409 with the line as it is when it was corrected since
 */
export async function correctSegment(db: CompanyDb, actor: Actor, correction: Correction): Promise<Segment> {
  const { audioId, segmentId, text, version } = correction;
  return change(db, async (transaction) => {
    const { prisma, emit, organizationId } = transaction;
    const meeting = await lockMeeting(prisma, organizationId, audioId);
    if (!meeting) throw notFound('meeting');
    const before = await findSegment(prisma, audioId, segmentId);
    if (!before) throw notFound('segment');
    if (before.text === text) return presentSegment(before);
    if (before.version !== version) {
      const words = say('segment-changed', { text: before.text.slice(0, shown) });
      throw new HttpError(409, 'stale-version', words, { current: presentSegment(before) });
    }
    const lines = await findNeighbours(prisma, before, linesAround);
    const at = lines.findIndex(({ id }) => id === segmentId);
    const carry = carryOf(lines, at, text);
    const segment = presentSegment(await updateSegmentText(prisma, before, text));
    await insertCorrection(prisma, before, actor, text);
    await indexTranscript(prisma, organizationId, audioId, [segmentId]);
    const carried = await carryAnalysis(transaction, meeting, carry);
    await carryOrigins(transaction, audioId, carry);
    emit({
      resource: 'transcripts',
      action: 'update',
      data: { id: audioId, segments: [segment], ...carried },
      audience: { meetingId: audioId },
    });
    return segment;
  });
}
