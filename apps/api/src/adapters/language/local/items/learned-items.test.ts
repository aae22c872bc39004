import { expect, test } from 'vitest';
import { englishPack } from '../pack-en';
import { splitSentences } from '../sentences';
import { addLearned } from './learned-items';

const digits = ['ba', 'ce', 'di', 'fo', 'gu', 'ka', 'le', 'mi', 'no', 'pu'];
const nameOf = (at: number) => [...String(at)].map((digit) => digits[Number(digit)]).join('');

/** Each says something else to do, and the score is sure of each. */
function meetingOf(lines: number) {
  const sentences = splitSentences(
    Array.from({ length: lines }, (_, at) => ({
      id: String(at),
      startMs: at * 3_000,
      endMs: at * 3_000 + 2_900,
      text: `We should check the ${nameOf(1_000 + at)} plan.`,
      speaker: null,
    })),
  );
  const sure = new Float64Array(sentences.length).fill(0.6);
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
  expect(addLearned(meetingOf(40), [], 0.2)).toHaveLength(40);
  expect(addLearned(meetingOf(1_200), [], 0.2)).toHaveLength(1_000);
});
