import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from '../storage.fixture';
import { forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code';

const asked = { email: 'anna@acme.example', type: 'SIGN_IN' as const };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a code that was asked for is remembered while it is good, and then nothing is left of it', () => {
  const storage = aStorage();
  keepAskedCode(asked, storage);
  vi.advanceTimersByTime(9 * 60_000);
  expect(readAskedCode(storage)).toMatchObject(asked);
  vi.advanceTimersByTime(60_000);
  expect(readAskedCode(storage)).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

test('a clock that is set back leaves nobody the address for longer', () => {
  const storage = aStorage();
  keepAskedCode(asked, storage);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  expect(readAskedCode(storage)).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

test('it can be forgotten, and what is no code is none', () => {
  const storage = aStorage();
  keepAskedCode(asked, storage);
  forgetAskedCode(storage);
  expect(readAskedCode(storage)).toBeUndefined();
  for (const text of ['{', 'null', '1', '{"email":1,"until":9e15}', '{"email":"a"}']) {
    storage.set('tavla.askedCode', text);
    expect(readAskedCode(storage), text).toBeUndefined();
    expect(storage.items.size, text).toBe(0);
  }
});
