import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLikely } from '@tavla/shared/meetings/confidence';
import type { Person, TranscriptSegment } from '../../api/src/adapters/language/language';
import { analyseMeeting } from '../../api/src/adapters/language/local/analyse-meeting';
import { decodeAudio } from '../../api/src/adapters/speech/decode-audio';
import { createLocalEngine as createLocalSpeech } from '../../api/src/adapters/speech/local-engine';
import { readPcm } from '../../api/src/adapters/speech/pcm';
import { planChunks } from '../../api/src/adapters/speech/plan-chunks';
import { detectSpeech } from '../../api/src/adapters/speech/voice-activity';
import { hasSharedData, sharedData } from '../../api/src/test/shared-data';
import { addMeeting, emptyScore, type MeetingTruth, type Score } from './score-analysis';

/**
 * How well the local rules read meetings: `tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/analysis.ts`.
 * Prints tables: scripted meetings as written (with and without their speakers) and as our recogniser hears
 * them, then what is found in talk of real people that is full of plans. Needs the shared recordings.
 */
type Source = (name: string, truth: MeetingTruth) => Promise<TranscriptSegment[]>;

if (hasSharedData) {
  await measureMeetings();
  await measureTalk();
} else console.log('The shared recordings are not here: nothing to measure.');

async function measureMeetings(): Promise<void> {
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
  const score = emptyScore();
  for (const [name, truth] of truths) {
    if (truth.language !== language) continue;
    const analysis = analyseMeeting({
      segments: await source(name, truth),
      language: truth.language,
      recordedAt: truth.recordedAt,
      timeZone: 'UTC',
      people: peopleOf(truths.map(([, { turns }]) => turns)),
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

/** Everyone who speaks anywhere is in the company. */
function peopleOf(meetings: readonly MeetingTruth['turns'][]): Person[] {
  return [...new Set(meetings.flat().map(({ speaker }) => speaker))].map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { id: name, firstName, lastName: rest.join(' '), email: `${name.replace(' ', '.')}@tavla.test` };
  });
}

/** Meetings of scholars and designers: hardly a task in them that the board should get. */
async function measureTalk(): Promise<void> {
  const lines = (await readFile(sharedData('qmsum', 'val.jsonl'), 'utf8')).trim().split('\n');
  let found = 0;
  let decided = 0;
  let turns = 0;
  const started = performance.now();
  for (const line of lines) {
    const talk: { meeting_transcripts: { content: string }[] } = JSON.parse(line);
    const segments = talk.meeting_transcripts.map(({ content }, at) => ({
      id: String(at),
      startMs: at * 5000,
      endMs: at * 5000 + 4000,
      text: content
        .replace(/ ([.,?!'])/g, '$1')
        .replace(/\{\w+\}/g, '')
        .replace(/' (s|ll|re|m|ve|t|d)\b/g, "'$1"),
      speaker: null,
    }));
    const { actionItems, decisions } = analyseMeeting({
      segments,
      language: 'en',
      recordedAt: '2026-02-24T10:00:00Z',
      timeZone: 'UTC',
      people: [],
      tasks: [],
    });
    found += actionItems.filter(isLikely).length;
    decided += decisions.length;
    turns += segments.length;
  }
  const each = (sum: number) => (sum / lines.length).toFixed(1);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    '\n| real meetings | turns each | items each | decisions each | seconds each |\n|---|---|---|---|---|',
  );
  console.log(`| ${lines.length} | ${each(turns)} | ${each(found)} | ${each(decided)} | ${each(seconds)} |`);
}
