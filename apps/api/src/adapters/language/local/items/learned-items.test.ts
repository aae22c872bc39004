import { expect, test } from 'vitest';
import { englishPack } from '../packs/pack-en';
import lists from '../phrase/words/word-kinds.json';
import { splitSentences } from '../sentences';
import { inLightOfTitle } from './in-light-of-title';
import { addLearned } from './learned-items';

/** Short words that stand for things. */
const things = lists.noun.split(' ').filter((word) => word.length > 3);
const nameOf = (at: number) => things[at];

/** Each says something else to do, and the score is sure of each. */
const meetingOf = (lines: number) =>
  meetingOn(Array.from({ length: lines }, (_, at) => `We should check the ${nameOf(at)} plan.`));

function meetingOn(lines: readonly string[], scores: readonly number[] = []) {
  const sentences = splitSentences(
    lines.map((text, at) => ({
      id: String(at),
      startMs: at * 3_000,
      endMs: at * 3_000 + 2_900,
      text,
      speaker: null,
    })),
  );
  const sure = new Float64Array(sentences.length).map((_, at) => scores[at] ?? 0.6);
  return {
    sentences,
    speakers: sentences.map(() => null),
    people: [],
    said: { year: 2026, month: 2, day: 24 },
    language: 'en' as const,
    pack: englishPack,
    scores: { items: sure, decisions: sure },
  };
}

test('what has more to do than anybody reads is held against no more than a thousand others', () => {
  // A few of these words are verbs too, and make no title.
  expect(addLearned(meetingOf(40), [], 0.2).length).toBeGreaterThan(35);
  expect(addLearned(meetingOf(1_400), [], 0.2)).toHaveLength(1_000);
});

test('what a title ends with is cut only where a day was', () => {
  expect(found(['I will leave the lamp on.'], [0.9])).toEqual([titled('Leave the lamp on', 0.9)]);
  expect(found(['I will paint the fence on Monday.'], [0.9])).toEqual([titled('Paint the fence', 0.9)]);
});

/** A title, and how sure a task of such a score is with it. */
const titled = (title: string, score: number) => [title, inLightOfTitle(score, title)];

const found = (lines: readonly string[], scores: readonly number[]) =>
  addLearned(meetingOn(lines, scores), [], 0.2).map(({ title, confidence }) => [title, confidence]);

test('of what was said twice the likelier time is kept', () => {
  const lines = ['We could paint the old fence.', 'It rains.', 'I will paint the old fence.'];
  expect(found(lines, [0.3, 0, 0.7])).toEqual([titled('Paint the old fence', 0.7)]);
  expect(found(lines, [0.7, 0, 0.3])).toEqual([titled('Paint the old fence', 0.7)]);
});

test('a likelier sentence beside it hides a task only if it names one itself', () => {
  const beside = found(['We should get going. I will paint the old fence.'], [0.9, 0.7]);
  expect(beside).toContainEqual(titled('Paint the old fence', 0.7));
  expect(found(['You will mend the gate. I will paint the old fence.'], [0.9, 0.7])).toEqual([
    titled('Mend the gate', 0.9),
  ]);
});
