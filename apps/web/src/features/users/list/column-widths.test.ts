import { expect, test } from 'vitest';
import { readWidths, widthAfterKey } from './column-widths';

test('remembers widths of known columns, within the limits', () => {
  expect(readWidths('{"email":240.4,"lastName":3,"gone":90,"manager":"wide"}')).toEqual({
    email: 240,
    lastName: 50,
  });
  for (const nonsense of [undefined, '', 'null', '[]', '7', '{']) expect(readWidths(nonsense)).toEqual({});
});

test('keys change a width, never below the least', () => {
  expect(widthAfterKey(175, 'ArrowRight', false)).toBe(191);
  expect(widthAfterKey(175, 'ArrowLeft', true)).toBe(174);
  expect(widthAfterKey(52, 'ArrowLeft', false)).toBe(50);
  expect(widthAfterKey(300, 'Home', false)).toBe(50);
  expect(widthAfterKey(300, 'Enter', false)).toBe(175);
  expect(widthAfterKey(300, 'Tab', false)).toBeUndefined();
});
