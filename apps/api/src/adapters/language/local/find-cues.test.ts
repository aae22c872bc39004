import { expect, test } from 'vitest';
import { findCues } from './find-cues';
import { englishPack } from './packs/pack-en';
import { splitSentences } from './sentences';

/** As transcripts of parliaments name who presides. */
const chair = { id: 'chair', firstName: 'The', lastName: 'Chair', email: 'chair@tavla.test' };
const hanna = { id: 'hanna', firstName: 'Hanna', lastName: 'Berg', email: 'hanna@tavla.test' };

function called(said: string) {
  const [sentence] = splitSentences([{ id: 'a', startMs: 0, endMs: 1, text: said, speaker: null }]);
  if (!sentence) throw new Error('Nothing was said');
  return findCues(sentence, undefined, [chair, hanna], englishPack).map(({ name }) => name);
}

test('an article calls nobody, although somebody is listed by one', () => {
  expect(called('The report to the board is late.')).toEqual([]);
  expect(called('Hanna, report to the board.')).toEqual(['Hanna']);
});
