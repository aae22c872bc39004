import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const onBoard = (message: string) => told(message, { place: 'board' });

test.each([
  'my tasks this week',
  'any tasks this week',
  'mis tareas de esta semana',
  'any deadlines this week',
  'my tasks tomorrow',
])('tasks and a day beside them ask for those, and move no date: %s', (message) => {
  expect(onBoard(message)).toMatch(/^list\?/);
});

test.each([
  ['overdue tasks to friday', '{due=overdue}: due 2026-11-27'],
  ['all overdue tasks by friday', '{due=overdue}: due 2026-11-27'],
  ['⟦Budget⟧: tomorrow', "'Budget': due 2026-11-26"],
])('where they are to be by then, it is wished: %s', (message, expected) => {
  expect(onBoard(message)).toBe(expected);
});

test('what can wait gets no tag that is a word of its name', () => {
  expect(onBoard('the winter newsletter can wait')).toMatch(/^search\?/);
  for (const wish of [
    'the winter newsletter can wait until january',
    'the newsletter can wait until january',
  ])
    expect(onBoard(wish)).toBe("unclear day 'january' unknown []");
  expect(onBoard('la newsletter puede esperar hasta enero')).toBe("unclear day 'enero' unknown []");
  expect(onBoard('⟦Budget⟧ can wait one more week')).toBe("'Budget': shift 7d 0m");
});
