import { v7 as newId } from 'uuid';
import type { LanguageEngine } from '@/adapters/language/language';
import type { Change } from '@/db/events/change';
import type { Prisma } from '@/db/generated/client';
import { proposeItems } from '@/modules/meetings/items/propose-items';
import { keepFindings } from '@/modules/meetings/keep-findings';
import { recordingKey } from '@/modules/meetings/pipeline/meeting-jobs';
import { splitAnalysis } from '@/modules/meetings/present-analysis';
import { indexTranscript } from '@/modules/meetings/transcript/index-transcript';
import { demoMeeting } from './demo-meeting';
import { demoAdmin } from './demo-people';
import type { OpenDemoTask } from './seed-board';
import type { SeededPerson } from './seed-people';

interface Seed {
  audioId: string;
  sizeBytes: number;
  people: SeededPerson[];
  openTasks: OpenDemoTask[];
  now: Date;
}

/**
 * Creates the meeting as if it had been recorded yesterday and gone through every step: the local engine reads
 * its transcript, and what it finds stands on the board as proposals.
 */
export async function seedMeeting(
  change: Change,
  engine: LanguageEngine,
  { audioId, sizeBytes, people, openTasks, now }: Seed,
): Promise<void> {
  const { organizationId, prisma } = change;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const recordedAt = yesterdayAfternoon(now);
  const segments = demoMeeting.turns.map((turn) => ({ id: newId(), ...turn }));
  const { findings, ...kept } = splitAnalysis(
    await engine.analyse(
      {
        segments,
        language: demoMeeting.language,
        recordedAt: recordedAt.toISOString(),
        timeZone,
        people,
        tasks: openTasks,
      },
      { organizationId },
    ),
  );

  await prisma.audio.create({
    data: {
      organizationId,
      id: audioId,
      name: demoMeeting.name,
      status: 'done',
      progress: 1,
      language: demoMeeting.language,
      durationMs: demoMeeting.durationMs,
      sizeBytes: BigInt(sizeBytes),
      mimeType: demoMeeting.mimeType,
      extension: 'webm',
      blobKey: recordingKey(organizationId, audioId),
      recordedAt,
      timeZone,
      createdById: people.find(({ email }) => email === demoAdmin)?.id ?? null,
      createdAt: recordedAt,
      startedAt: recordedAt,
      finishedAt: recordedAt,
      analysis: findings satisfies object as Prisma.InputJsonObject,
    },
  });
  await prisma.transcriptSegment.createMany({
    data: segments.map((segment) => ({ organizationId, audioId, chunkIndex: 0, ...segment })),
  });
  await indexTranscript(prisma, organizationId, audioId, null);
  await keepFindings(change, audioId, kept);
  await proposeItems(change, { id: audioId, name: demoMeeting.name });
}

function yesterdayAfternoon(now: Date): Date {
  const date = new Date(now);
  date.setDate(date.getDate() - 1);
  date.setHours(15, 0, 0, 0);
  return date;
}
