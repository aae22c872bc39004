import { expect, test } from 'vitest';
import { bakery, bakeryTasks } from '../likely/likely.test-kit';
import { markQuestion } from './mark-question';

const timesIn = (message: string, language: 'en' | 'es' = 'en') =>
  markQuestion({ ...bakery, language, message }, bakeryTasks).marks.flatMap((mark) =>
    mark.kind === 'time' ? [[mark.coming, mark.past]] : [],
  );
const day = (one: string) => ({ from: one, to: one });

test.each([
  ['what is due on friday', 'en', day('2026-11-27'), day('2026-11-20')],
  ['what did we finish yesterday', 'en', day('2026-11-24'), day('2026-11-24')],
  [
    '¿qué vence esta semana?',
    'es',
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-23', to: '2026-11-29' },
  ],
  ['what was done since friday', 'en', day('2026-11-27'), { from: '2026-11-20', to: '2026-11-25' }],
  ['what did we close in the last three days', 'en', null, { from: '2026-11-22', to: '2026-11-25' }],
  ['what is due before friday', 'en', { to: '2026-11-26' }, null],
] as const)(
  'days are known as ones to come and as ones that are over: %s',
  (message, language, coming, past) => {
    expect(timesIn(message, language)).toEqual([[coming, past]]);
  },
);

test('a number alone is no day, and a day within a title stays there', () => {
  expect(timesIn('who has van 7')).toEqual([]);
  expect(timesIn('¿qué tienen pendiente los dos?', 'es')).toEqual([]);
  expect(timesIn('which of them have sat there for ages')).toEqual([]);
  const friday = [{ id: '1', title: 'Friday market', isDone: false, assigneeId: null }];
  const { marks } = markQuestion({ ...bakery, message: 'who has the friday market' }, friday);
  expect(marks.map(({ kind }) => kind)).toContain('task');
  expect(marks.map(({ kind }) => kind)).not.toContain('time');
});
