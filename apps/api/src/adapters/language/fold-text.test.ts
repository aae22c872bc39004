import { expect, test } from 'vitest';
import { fold } from './fold-text';

test('a letter becomes one letter, so that what stands where stays there', () => {
  expect(fold('Łukasz Đoković, Kjær Weiß: ¿Lucía?')).toBe('lukasz dokovic, kjær weiß: ¿lucia?');
});
