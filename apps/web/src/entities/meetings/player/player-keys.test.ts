import { expect, test } from 'vitest';
import { playerActionOf } from './player-keys';

const press = (key: string, held = {}) =>
  playerActionOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('the keys that people know from films on the web', () => {
  expect(['k', 'K', ' ', 'j', 'l', 'ArrowLeft', 'ArrowRight'].map((key) => press(key))).toEqual([
    ...['toggle', 'toggle', 'toggle'],
    ...['back', 'ahead', 'stepBack', 'stepAhead'],
  ]);
});

test('a key of the browser means nothing', () => {
  expect(press('l', { ctrlKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('x')).toBeUndefined();
});
