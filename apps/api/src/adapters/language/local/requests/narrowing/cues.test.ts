import { expect, test } from 'vitest';
import { cueOf } from './cues';

test.each([
  ['overdue', 'whatever she is late with', true],
  ['overdue', 'do it later', false],
  ['unstarted', "the ones that haven't been started", true],
  ['started', "the ones that haven't been started", false],
  ['started', 'what has been started', true],
  ['started', 'lo que no ha empezado', false],
  ['unstarted', 'lo que no se ha empezado', true],
  ['finished', 'what is not done yet', false],
  ['finished', 'what is done', true],
  ['proposals', 'everything that is a proposal', true],
  ['proposals', "everything that's not a proposal", false],
  ['not-proposals', 'todo lo que no sea propuesta', true],
  ['undated', 'what has no due date', true],
  ['undated', 'sin diario', false],
  ['nobodys', 'lo que no tiene nadie', true],
  ['theirs', 'everything of hers', undefined],
] as const)('%s is spoken for by words: %s', (deed, said, expected) => {
  expect(cueOf(deed, said)).toBe(expected);
});
