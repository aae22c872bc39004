import { expect, test } from 'vitest';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { splitSentences } from '@/adapters/language/local/sentences';
import { readTalk } from './read-talk';
import { splitTopics } from './split-topics';
import { titleTopics } from './title-topic';

const subjects = [
  ['budget', 'invoice', 'supplier', 'annual report'],
  ['website', 'landing page', 'browser', 'visitor'],
  ['warehouse', 'forklift', 'loading dock', 'pallet'],
];

/** Talk of 120 sentences of each subject, five seconds each. */
function talk() {
  const texts = subjects.flatMap((nouns) =>
    Array.from({ length: 120 }, (_, at) => {
      const [first, second] = [nouns[at % 4], nouns[(at * 3 + 1) % 4]];
      return `We looked at the ${first} again before lunch, because the ${second} was late and nobody had called them about it.`;
    }),
  );
  const segments = texts.map((text, at) => ({
    ...{ id: String(at), text, speaker: null },
    startMs: at * 5_000,
    endMs: at * 5_000 + 4_900,
  }));
  return readTalk(splitSentences(segments), englishPack);
}

test('talk is split where its words change, and each stretch is called by what is said in it alone', () => {
  const { said, isPlain, spoken } = talk();
  const topics = splitTopics(said);
  expect(topics.flat()).toEqual(said);
  const starts = topics.map((topic) => topic[0]?.startMs ?? 0);
  for (const change of [600_000, 1_200_000])
    expect(Math.min(...starts.map((start) => Math.abs(start - change)))).toBeLessThan(30_000);
  const titles = titleTopics(topics, isPlain, spoken);
  const known = new Set(subjects.flat());
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles)
    for (const part of title.toLowerCase().split(', ')) expect(known).toContain(part);
});

test('a short talk is one topic, and nothing is none', () => {
  const { said } = talk();
  expect(splitTopics(said.slice(0, 20))).toHaveLength(1);
  expect(splitTopics([])).toEqual([]);
});
