import { describe, expect, test } from 'vitest';
import { GivenFigures } from './figures';

const given = new GivenFigures('Europe/Madrid');
given.hear(
  JSON.stringify({
    known: [
      { mark: 't3', text: 'The berth costs 4,800 euros, and twelve ropes ninety-five.' },
      { mark: 't4', due: '2026-12-04', created: '2026-11-30T23:30:00.000Z', total: 25 },
      { id: '0192a7c4-6520-711a-8da6-a91012c98177', text: 'Guardamos treinta y dos copias; en 3:07.' },
    ],
  }),
);

describe('a figure of an answer', () => {
  test.each([
    'It costs 4800 euros, or 4.800, and 12 ropes cost 95.',
    'There are twenty-five, made on 1 December 2026 at 0:30.',
    'It is due on 4 December, or December 4th, or 2026-12-04, or 4/12.',
    'Twelve ropes; 32 copies, at 3:07.',
    'That one is the one, and no one of them is late.',
    '1. The first\n2. The second\n3. The third',
  ])('is known where it was given: %s', (text) => expect(given.unknownIn(text, 'en')).toEqual([]));

  test.each([
    ['Three tasks are overdue.', 'en', ['three']],
    ['One task is overdue, and 4 people are late.', 'en', ['4', 'one']],
    ['Once it was done, 26 were left.', 'en', ['26']],
    ['Quedan once tareas y treinta y tres copias.', 'es', ['once', 'treinta tres']],
    ['It is due on 5 December.', 'en', ['5 december']],
    ['It costs 480 euros, or 177.', 'en', ['480', '177']],
  ] as const)('is told where it was not: %s', (text, language, unknown) =>
    expect(given.unknownIn(text, language)).toEqual(unknown),
  );

  test('is not known because it was asked', () => {
    const asked = new GivenFigures('UTC');
    asked.hearSpans('Are 40 tasks due in the next seven days, or by 3 May?');
    expect(asked.unknownIn('In the next 7 days, until 3 May, 40 are due.', 'en')).toEqual(['40']);
    asked.hear(JSON.stringify({ text: 'Overdue:\n40 tasks' }));
    expect(asked.unknownIn('40 are overdue.', 'en')).toEqual([]);
  });

  test('costs no more than the length of a text', () => {
    for (const text of ['1 '.repeat(50_000), '1,'.repeat(50_000), 'one '.repeat(50_000), '1'.repeat(100_000)])
      given.unknownIn(text, 'en');
    given.hear(`${' '.repeat(100_000)}${'2026-12-'.repeat(10_000)}`);
  });
});
