import type { Citation } from '@tavla/shared/chat/answers';
import { expect, test } from 'vitest';
import { citedThings } from './cited';

const said = (startMs: number, quote: string): Citation => ({
  ...{ kind: 'meeting', id: 'm1', title: 'Monday', quote, startMs },
});
const page = (number: number): Citation => ({
  ...{ kind: 'file', id: 'f1', title: 'offer.pdf', quote: 'Net 30', place: { kind: 'page', number } },
});

test('what several sentences rest on stands once, with each quote of it', () => {
  const task: Citation = { kind: 'task', id: 't1', title: 'Order chairs', quote: '' };
  const things = citedThings([
    said(74_000, 'By Friday.'),
    task,
    said(74_000, 'Ten.'),
    said(74_000, 'Ten.'),
    task,
  ]);
  expect(things.map(({ kind, quotes }) => [kind, quotes])).toEqual([
    ['meeting', ['By Friday.', 'Ten.']],
    ['task', []],
  ]);
});

test('other seconds and places in a file are other things, and one id of two kinds is two', () => {
  const person: Citation = { kind: 'person', id: 'm1', title: 'Mona', quote: '' };
  const row: Citation = { ...page(1), place: { kind: 'row', number: 1 } };
  const things = citedThings([said(0, 'A'), said(1_000, 'B'), page(1), page(2), page(1), row, person]);
  expect(things).toHaveLength(6);
  expect(new Set(things.map(({ key }) => key)).size).toBe(6);
});
