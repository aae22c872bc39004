import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { readAll } from '@/adapters/blobs/disk-blobs';
import { hearChunk } from '@/adapters/speech/hear/hear-chunk';
import { msToBytes } from '@/adapters/speech/pcm';
import type { SpeechChunk, SpeechEngine } from '@/adapters/speech/speech';
import type { ChunkVoice } from '@/adapters/speech/voices/voice';
import { findChunk, findChunks, finishChunk } from '../meetings.repo';
import { tryWaiting } from '../waiting/try-waiting';
import { type ChunkJob, samplesKey } from './meeting-jobs';
import { recognitionProgress, secondsLeft } from './meeting-progress';
import { decodeAgain, endRecognition, finishStep, type MeetingDeps, openJob } from './meeting-steps';
import { findVocabulary } from './recognition/vocabulary';

const Spans = z.array(z.object({ startMs: z.number(), endMs: z.number() }));

/** One chunk of speech → its segments; the last chunk to end starts the analysis. */
export async function recogniseStep(deps: MeetingDeps, job: ChunkJob, signal: AbortSignal): Promise<void> {
  const open = await openJob(deps, job);
  if (!open) return;
  const { organizationId, audioId, index } = job;
  const chunk = await findChunk(open.db.prisma, organizationId, audioId, index);
  if (!chunk || chunk.doneAt) return;

  const range = { start: msToBytes(chunk.startMs), end: msToBytes(chunk.endMs) - 1 };
  const samples = samplesKey(organizationId, audioId);
  if ((await deps.blobs.size(samples)) === undefined) return decodeAgain(open.db, job);
  const pcm = await readAll(await deps.blobs.open(samples, range));
  const part = { startMs: chunk.startMs, endMs: chunk.endMs, spans: Spans.parse(chunk.spans) };
  const { segments, gaps } = await hearChunk(deps.speech, part, pcm, {
    language: open.meeting.language,
    vocabulary: await findVocabulary(open.db),
    signal,
  });
  await tryWaiting(deps.db);
  const voices = segments.length > 0 ? await heardVoices(deps.speech, part, pcm, signal) : [];

  const support = deps.speech.supports(open.meeting.language);
  const notice = support.ok && segments.length > 0 ? support.notice : undefined;

  await finishStep(open.db, job, async ({ prisma, enqueue }, meeting) => {
    if (!(await finishChunk(prisma, audioId, index, { gaps, voices }))) return undefined;
    await prisma.transcriptSegment.createMany({
      data: segments.map((segment) => ({
        organizationId,
        id: newId(),
        audioId,
        chunkIndex: index,
        ...segment,
      })),
    });
    const chunks = await findChunks(prisma, audioId);
    const isLast = chunks.every(({ doneAt }) => doneAt);
    if (isLast) endRecognition({ enqueue }, job, meeting);
    const etaSeconds = isLast ? null : secondsLeft(chunks, meeting.startedAt, new Date());
    return {
      ...{ progress: recognitionProgress(chunks), etaSeconds, speechEngine: deps.speech.name },
      ...(notice && { speechNotice: notice }),
    };
  });
}

/** Who speaks; nobody where that fails: the words are there, and a transcript without voices is one all the same. */
async function heardVoices(
  speech: SpeechEngine,
  chunk: SpeechChunk,
  pcm: Uint8Array,
  signal: AbortSignal,
): Promise<ChunkVoice[]> {
  if (!speech.findVoices) return [];
  try {
    return await speech.findVoices(chunk, pcm, { signal });
  } catch (error) {
    signal.throwIfAborted();
    process.emitWarning(error instanceof Error ? error : String(error));
    return [];
  }
}
