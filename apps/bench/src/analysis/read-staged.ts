import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis, TranscriptSegment } from '../../../api/src/adapters/language/language';
import { analyseMeeting } from '../../../api/src/adapters/language/local/analyse-meeting';
import { decodeAudio } from '../../../api/src/adapters/speech/decode-audio';
import { createLocalEngine as createLocalSpeech } from '../../../api/src/adapters/speech/local-engine';
import { readPcm } from '../../../api/src/adapters/speech/pcm';
import { planChunks } from '../../../api/src/adapters/speech/plan-chunks';
import { detectSpeech } from '../../../api/src/adapters/speech/voice-activity';
import { sharedData } from '../../../api/src/test/shared-data';
import type { MeetingTruth } from '../score-analysis';
import { peopleNamed } from './people-named';

type Source = (name: string, truth: MeetingTruth) => Promise<TranscriptSegment[]>;

/** What the local engine makes of one scripted meeting, beside what it should. */
export interface ReadMeeting {
  analysis: Analysis;
  truth: MeetingTruth;
}

/** The scripted meetings of a language, read one way: as written, with and without speakers, or as they are heard. */
export interface StagedReading {
  title: string;
  meetings: ReadMeeting[];
}

/** Reads the scripted meetings in each way. Everybody who speaks in any of them is in the company. */
export async function* readStaged(): AsyncGenerator<StagedReading> {
  const folder = await mkdtemp(join(tmpdir(), 'tavla-bench-'));
  const speech = createLocalSpeech({
    cacheDir: folder,
    modelsDir: join(folder, 'models'),
    isProduction: false,
    acceptMoonshineCommunityLicense: false,
  });
  const written =
    (withSpeakers: boolean): Source =>
    async (_, { turns }) =>
      turns.map((turn, at) => ({ ...turn, id: String(at), speaker: withSpeakers ? turn.speaker : null }));
  const recognised: Source = async (name, { language }) => {
    const pcmPath = join(folder, 'recording.pcm');
    await decodeAudio(sharedData('meetings', `${name}.mp3`), pcmPath);
    const segments: TranscriptSegment[] = [];
    for (const chunk of planChunks(await detectSpeech(pcmPath))) {
      const pcm = await readPcm(pcmPath, chunk.startMs, chunk.endMs);
      for (const segment of await speech.recognise(chunk, pcm, { language }))
        segments.push({ ...segment, id: String(segments.length), speaker: null });
    }
    return segments;
  };
  try {
    for (const language of ['en', 'es'] as const) {
      yield await readAll(`${language}, written, speakers known`, language, written(true));
      yield await readAll(`${language}, written, speakers unknown`, language, written(false));
      yield await readAll(`${language}, recognised`, language, recognised);
    }
  } finally {
    await speech.close();
    await rm(folder, { recursive: true });
  }
}

async function readAll(title: string, language: string, source: Source): Promise<StagedReading> {
  const truths = await readTruths();
  const people = peopleNamed(truths.flatMap(([, { turns }]) => turns.map(({ speaker }) => speaker)));
  const meetings: ReadMeeting[] = [];
  for (const [name, truth] of truths) {
    if (truth.language !== language) continue;
    const analysis = analyseMeeting({
      segments: await source(name, truth),
      language: truth.language,
      recordedAt: truth.recordedAt,
      timeZone: 'UTC',
      people,
      tasks: truth.existingTasks.map((task) => ({ id: task.title, ...task })),
    });
    meetings.push({ analysis, truth });
  }
  return { title, meetings };
}

async function readTruths(): Promise<[string, MeetingTruth][]> {
  const files = (await readdir(sharedData('meetings')))
    .filter((file) => /^e[ns]-.*\.json$/.test(file))
    .sort();
  return Promise.all(
    files.map(
      async (file): Promise<[string, MeetingTruth]> => [
        file.replace('.json', ''),
        JSON.parse(await readFile(sharedData('meetings', file), 'utf8')),
      ],
    ),
  );
}
