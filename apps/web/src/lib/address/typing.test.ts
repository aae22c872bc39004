import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchDebounce } from '../search-debounce';
import { dropTyping, settleTyping, writeSoon } from './typing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search box whose steps are noted. */
function box() {
  const steps: string[] = [];
  const type = (text: string) =>
    writeSoon({ write: () => steps.push(text), drop: () => steps.push('dropped') });
  return { steps, type };
}

test('what is typed is written once, when the typing pauses', () => {
  const { steps, type } = box();
  for (const text of ['a', 'as', 'ast']) {
    type(text);
    vi.advanceTimersByTime(searchDebounce - 1);
  }
  expect(steps).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(steps).toEqual(['ast']);
});

test('a step that comes first has it written before, and never again', () => {
  const { steps, type } = box();
  type('ast');
  settleTyping();
  steps.push('clicked');
  vi.advanceTimersByTime(10 * searchDebounce);
  expect(steps).toEqual(['ast', 'clicked']);
});

test('writing is a step itself and does not go round in circles', () => {
  const steps: string[] = [];
  writeSoon({
    write: () => {
      settleTyping();
      steps.push('written');
    },
    drop: () => steps.push('dropped'),
  });
  settleTyping();
  expect(steps).toEqual(['written']);
});

test('what was typed for an address that the person left is given up', () => {
  const { steps, type } = box();
  type('ast');
  dropTyping();
  vi.advanceTimersByTime(10 * searchDebounce);
  settleTyping();
  expect(steps).toEqual(['dropped']);
});
