import { expect, test } from 'vitest';
import { meetings } from '@/i18n/en/meetings';
import { localNotes } from './local-notes';

test.each([
  ['en', undefined, ['localEngine']],
  ['es', undefined, ['localRules', 'youngerSpanish']],
  ['sv', undefined, ['localRules']],
  ['en', ['en', 'es'], ['localEngine', 'youngerSpanish']],
  ['es', ['es', 'en'], ['localEngine', 'youngerSpanish']],
  ['es', ['en'], ['localEngine']],
] as const)('of a meeting in %s, with lines in %s, it is said: %s', (meeting, read, notes) =>
  expect(localNotes(meeting, read)).toEqual(notes),
);

test('a score is told of where there is one, and rules alone where there is none', () => {
  expect(meetings.localEngine).toContain('learned');
  expect(meetings.localRules).toMatch(/^Found by rules on this server/);
  expect(meetings.youngerSpanish).toContain('Spanish');
});
