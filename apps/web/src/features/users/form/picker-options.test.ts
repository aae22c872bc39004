import { expect, test } from 'vitest';
import { pickerOptions } from './picker-options';

const all = ['Cook', 'Head cook', 'Waiter'].map((name) => ({ id: name, name, description: '' }));

test('offers what holds the text, and to create it when no name equals it in any case', () => {
  expect(pickerOptions(all, 'COOK', true)).toEqual({ matches: [all[0], all[1]], create: undefined });
  expect(pickerOptions(all, ' coo ', true)).toMatchObject({ create: 'coo' });
  expect(pickerOptions(all, 'Baker', true)).toEqual({ matches: [], create: 'Baker' });
});

test('what is there with an accent is found without, and can be created all the same', () => {
  const cafe = { id: 'c', name: 'Café Łódź', description: '' };
  expect(pickerOptions([cafe], 'cafe lodz', true)).toEqual({ matches: [cafe], create: 'cafe lodz' });
});

test('offers to create nothing without text or without the permission', () => {
  expect(pickerOptions(all, '  ', true)).toEqual({ matches: all, create: undefined });
  expect(pickerOptions(all, 'Baker', false)).toEqual({ matches: [], create: undefined });
});
