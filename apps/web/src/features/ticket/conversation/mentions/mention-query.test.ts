import { expect, test } from 'vitest';
import { mentionQuery } from './mention-query';

test.each<[string, { at: number; text: string } | undefined]>([
  ['@', { at: 0, text: '' }],
  ['Hi @Pri', { at: 3, text: 'Pri' }],
  ['Hi @Priya Sh', { at: 3, text: 'Priya Sh' }],
  ['(@Zoë', { at: 1, text: 'Zoë' }],
  ['@Ann and @Be', { at: 9, text: 'Be' }],
  ['ann@acme', undefined],
  ['@ Pri', undefined],
  ['@Pri\n', undefined],
  ['@@', undefined],
  ['Hi', undefined],
  ['@'.repeat(20_000), undefined],
  [`@${'a'.repeat(20_000)}`, undefined],
])('of %s', (text, expected) => {
  expect(mentionQuery(text, text.length)).toEqual(expected);
});

test('only what stands before the caret counts', () => {
  expect(mentionQuery('@Priya', 3)).toEqual({ at: 0, text: 'Pr' });
});
