import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { LanguageEngine } from '@/adapters/language/language';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestUser } from '@/test/test-app';
import { useReview } from '../items/items.test-kit';
import { analyseStep } from '../pipeline/analyse-step';
import { proposeStep } from '../pipeline/propose-step';

const review = useReview();
const said = [
  'Good morning, everybody.',
  'I will send the slides to Lucia by Friday.',
  'We decided to pay the caterer on Monday.',
  'The export query is done.',
  'Marcus, can you book the room for the workshop by Thursday?',
];
const names = ['Priya Raman', 'Marcus Lind', 'Guest'] as const;
let people: ReadonlyMap<string, string>;

beforeEach(async () => {
  const add = async (firstName: string, lastName: string) =>
    [(await review.addUser({ firstName, lastName })).id, `${firstName} ${lastName}`] as const;
  people = new Map([await add('Priya', 'Raman'), await add('Marcus', 'Lind')]);
  await review.addTask('Export query');
});

/** A meeting that is not read yet, of somebody who alone sees it or of the company; lines that last long overlap. */
async function addTalk(visibility: 'people' | 'company', lasts = 900) {
  const organizationId = review.company.id;
  const about = {
    kind: 'transcript',
    status: 'transcribing',
    createdById: review.me.id,
    visibility,
  } as const;
  const audioId = await addMeeting(review.prisma(), organizationId, about);
  await review.prisma().transcriptSegment.createMany({
    data: said.map((text, at) => ({
      ...{ organizationId, id: newId(), audioId, chunkIndex: 0, text, speaker: names[at % 2] ?? null },
      ...{ startMs: at * 1_000, endMs: at * 1_000 + lasts },
    })),
  });
  return audioId;
}

const detailOf = async (audioId: string) =>
  (await review.as(review.me).get(`/api/v1/audios/${audioId}`)).json();

/** Reads a meeting and puts on the board what was found; `meanwhile` happens when the engine has read the lines. */
async function read(audioId: string, meanwhile: () => Promise<void>) {
  const { deps } = review.app;
  const language: LanguageEngine = {
    ...deps.language,
    get local() {
      return language;
    },
    async analyse(input, call) {
      const found = await deps.language.analyse(input, call);
      await meanwhile();
      return found;
    },
  };
  const steps = { ...deps, language, workDir: deps.env.dataDir, ffmpegPath: null };
  const job = { organizationId: review.company.id, audioId, attempt: 1 };
  const { signal } = new AbortController();
  await analyseStep(steps, job, signal, { attempt: 1, isLastAttempt: false, signal });
  await proposeStep(steps, job);
}

type Deed =
  | { line: number; word: number; to: string }
  | { line: number; speaker: string; isEverywhere: boolean };
const line = fc.nat(said.length - 1);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ line, word: fc.nat(11), to: fc.constantFrom('Luisa', 'the big one', '', 'Marcus') }),
  fc.record({ line, speaker: fc.constantFrom(...names), isEverywhere: fc.boolean() }),
);

/** Corrects a word of a line, or says who speaks in it or wherever its speaker does. */
async function act(audioId: string, done: Deed, by: TestUser) {
  const { id, text, version, speaker } = (await detailOf(audioId)).segments[done.line];
  const path = `/api/v1/audios/${audioId}/segments`;
  if ('speaker' in done) {
    const which = done.isEverywhere ? { from: speaker } : { segmentIds: [id] };
    expect((await review.as(by).patch(path, { speaker: done.speaker, ...which })).statusCode).toBe(200);
    return;
  }
  const words = text.split(' ');
  words[done.word % words.length] = done.to;
  const body = { text: words.join(' ').trim() || 'Nothing.', version };
  expect((await review.as(by).patch(`${path}/${id}`, body)).statusCode).toBe(200);
}

test.each(['people', 'company'] as const)(
  'whatever is corrected and named before, while and after a meeting of %s is read holds of what was found in it',
  async (visibility) => {
    const deeds = fc.array(deed, { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        deeds,
        fc.array(deed, { minLength: 1, maxLength: 4 }),
        deeds,
        fc.constantFrom(900, 3_400),
        async (before, during, after, lasts) => {
          const audioId = await addTalk(visibility, lasts);
          const actAll = async (all: Deed[]) => {
            for (const one of all) await act(audioId, one, review.me);
          };
          await actAll(before);
          await read(audioId, () => actAll(during));
          await actAll(after);

          const { segments, analysis, attendees } = await detailOf(audioId);
          const whole = segments.map(({ text }: { text: string }) => text).join(' ');
          const tasks = await review.prisma().task.findMany({ where: { originAudioId: audioId } });
          const { overview, topics, open } = analysis.outline;
          const sentences = [
            ...overview,
            ...open,
            ...topics.flatMap((topic: typeof analysis) => topic.sentences),
          ];
          const found = [...analysis.decisions, ...analysis.actionItems, ...analysis.updates, ...sentences];
          const quotes = [...found.map(({ quote }) => quote), ...tasks.map(({ originQuote }) => originQuote)];
          for (const quote of quotes) if (quote !== null) expect(whole).toContain(quote);
          const speaking = new Set(segments.map(({ speaker }: { speaker: string }) => speaker));
          const spoke = attendees.filter(({ source }: { source: string }) => source === 'spoke');
          expect(new Set(spoke.map(({ userId }: { userId: string }) => people.get(userId)))).toEqual(
            new Set([...people.values()].filter((name) => speaking.has(name))),
          );
        },
      ),
      { seed: 7, numRuns: 12 },
    );
  },
);

test('nothing is read in vain: what is tried finds each kind of thing that quotes a line', async () => {
  const audioId = await addTalk('company');
  await read(audioId, async () => undefined);
  const { analysis } = await detailOf(audioId);
  const { decisions, actionItems, updates, outline } = analysis;
  const told = [
    ...outline.overview,
    ...outline.open,
    ...outline.topics.flatMap((topic: typeof analysis) => topic.sentences),
  ];
  const nothing = Object.entries({ decisions, actionItems, updates, told }).filter(
    ([, found]) => found.length === 0,
  );
  expect(nothing).toEqual([]);
  expect(await review.prisma().task.count({ where: { originAudioId: audioId } })).toBeGreaterThan(0);
});
