import type { CompanyDb } from '@/db/database';
import { guessLanguage } from '@/modules/chat/guess-language';
import { retrieve } from '@/modules/retrieval/retrieve';
import type { TaskRow } from '@/modules/tasks/task-row';
import { lineNaming } from './line-naming';
import { findMeetingsOf, type MentionRow } from './mentions.repo';

/** Passages that are looked at, and of one meeting so many that are told. */
const read = 40;
const ofOneMeeting = 3;
/** What is said so near to something that is told already is the same talk. */
const nearMs = 20_000;

/**
 * What meetings that were held since a task was made say of it by the words of its title, as whoever asks may see them.
 * @param told what is known to be said of it, which is not told twice
 */
export async function findNamed(
  db: CompanyDb,
  { title, createdAt, originAudioId }: Pick<TaskRow, 'title' | 'createdAt' | 'originAudioId'>,
  told: readonly MentionRow[],
): Promise<MentionRow[]> {
  const { viewerId } = db;
  if (viewerId === null) return [];
  const found = await retrieve(db, viewerId, title, {
    ...{ language: guessLanguage(title), scope: { of: 'everything' }, limit: read, isDense: true },
  });
  const named: { id: string; audioId: string; quote: string; startMs: number }[] = [];
  for (const one of found) {
    if (one.kind !== 'meeting' || one.audioId === originAudioId || one.recordedAt < createdAt) continue;
    const { audioId } = one;
    const lines = one.lines.map((line, at) => ({ ...line, id: one.segmentIds[at] ?? '' }));
    const line = lineNaming(title, lines);
    if (!line) continue;
    const here = [...told, ...named].filter((other) => other.audioId === audioId);
    const isTold = here.some(({ startMs }) => Math.abs(startMs - line.startMs) < nearMs);
    if (isTold || here.length >= ofOneMeeting) continue;
    named.push({ id: line.id, audioId, quote: line.text, startMs: line.startMs });
  }
  const meetings = await findMeetingsOf(db, [...new Set(named.map(({ audioId }) => audioId))]);
  return named.flatMap((one) => {
    const meeting = meetings.get(one.audioId);
    return meeting ? [{ ...one, ...meeting, status: null, isNamed: true }] : [];
  });
}
