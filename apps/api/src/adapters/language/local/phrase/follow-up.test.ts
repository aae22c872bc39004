import { expect, test } from 'vitest';
import { splitSentences } from '../sentences';
import { followUp, followUpWidely } from './follow-up';
import { sentencesOf } from './naming/spoken-lines.test-kit';

const heard = new Map(
  ['questionnaire', 'heating', 'report', 'designer', 'customer', 'colour'].map((word): [string, number] => [
    word,
    2,
  ]),
);
const titled = (...lines: string[]) => {
  const sentences = sentencesOf(...lines);
  return followUp(sentences, sentences.length - 1, heard);
};

test.each([
  ['Follow up on the parents questionnaire', 'We could um get back to you on the parents questionnaire .'],
  ['Follow up on the colour of the report', 'We come back to the colour of the report .'],
  ['Follow up on the heating', 'The heating is broken.|So somebody sees to that.'],
  [null, 'So somebody sees to that.'],
  ['Follow up on the heating', 'It was about the heating .|We wait for the customer .'],
  [null, 'We wait for the customer .'],
  [null, 'I wonder about a mandolin.'],
  [null, 'He is the Industrial Designer.'],
])('%s', (title, lines) => expect(titled(...lines.split('|'))).toBe(title));

test('what fits every meeting is named only where the task is no more than possible', () => {
  const sentences = splitSentences([
    { id: 'a', startMs: 0, endMs: 1, text: 'We wait for the customer.', speaker: null },
  ]);
  expect(followUpWidely(sentences, 0)).toBe('Follow up on the customer');
});
