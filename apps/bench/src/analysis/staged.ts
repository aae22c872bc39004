import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TranscriptSegment } from '../../../api/src/adapters/language/language';
import { analyseMeeting } from '../../../api/src/adapters/language/local/analyse-meeting';
import { decodeAudio } from '../../../api/src/adapters/speech/decode-audio';
import { createLocalEngine as createLocalSpeech } from '../../../api/src/adapters/speech/local-engine';
import { readPcm } from '../../../api/src/adapters/speech/pcm';
import { planChunks } from '../../../api/src/adapters/speech/plan-chunks';
import { detectSpeech } from '../../../api/src/adapters/speech/voice-activity';
import { sharedData } from '../../../api/src/test/shared-data';
import { addMeeting, emptyScore, type MeetingTruth, type Score } from '../score-analysis';
import { peopleNamed } from './people-named';

type Source = (name: string, truth: MeetingTruth) => Promise<TranscriptSegment[]>;

/** Scripted meetings as written, with and without their speakers, and as our recogniser hears them. */
export async function measureStaged(): Promise<void> {
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
  console.log(
    '\n| transcript | items P | items R | owner, named or none | owner, "I\'ll" | wrong owner | due date | decisions P | decisions R | updates P | updates R |\n|---|---|---|---|---|---|---|---|---|---|---|',
  );
  try {
    for (const language of ['en', 'es'] as const) {
      await measure(`${language}, written, speakers known`, language, written(true));
      await measure(`${language}, written, speakers unknown`, language, written(false));
      await measure(`${language}, recognised`, language, recognised);
    }
  } finally {
    await speech.close();
    await rm(folder, { recursive: true });
  }
}

async function measure(title: string, language: string, source: Source): Promise<void> {
  const truths = await readTruths();
  const people = peopleNamed(truths.flatMap(([, { turns }]) => turns.map(({ speaker }) => speaker)));
  const score = emptyScore();
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
    addMeeting(score, analysis, truth);
  }
  console.log(`| ${title} | ${row(score).join(' | ')} |`);
}

function row({ items, owners, due, decisions, updates }: Score): string[] {
  const of = (right: number, all: number) => (all === 0 ? '–' : `${right}/${all}`);
  return [
    of(items.right, items.found),
    of(items.right, items.wanted),
    of(owners.spoken.right, owners.spoken.of),
    of(owners.self.right, owners.self.of),
    String(owners.wrong),
    of(due.right, due.of),
    of(decisions.right, decisions.found),
    of(decisions.right, decisions.wanted),
    of(updates.right, updates.found),
    of(updates.right, updates.wanted),
  ];
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
