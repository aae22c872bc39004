import { expect, test } from 'vitest';
import { itemsOf } from './talk.test-kit';

test.each<[string[], string]>([
  [['Nora: Samir and I will write the plan by Friday.'], 'nora or samir'],
  [['Nora: Samir, Inés and Diego will write the plan by Friday.'], 'diego or ines or samir'],
  [['Nora: Samir and Inés, you two will write the plan by Friday.', 'Diego: Okay.'], 'ines or samir'],
  [['Nora: Samir and Inés, you two will write the plan by Friday.', 'Samir: Okay.'], 'ines or samir'],
  [['Nora: You and I will write the plan by Friday.'], ''],
])('%j is for %s', async (lines, who) =>
  expect(await itemsOf(lines, 'en')).toMatchObject([
    [expect.stringContaining('Write the plan'), who, '2026-10-09'],
  ]),
);

test.each<[string, string]>([
  ['Nora: Samir will write the plan by Friday, and Inés will book the room tomorrow.', 'samir'],
  ['Nora: I will write the plan by Friday, and Inés will book the room tomorrow.', 'nora'],
  ['Nora: Samir and I will write the plan by Friday, and Inés will book the room tomorrow.', 'nora or samir'],
])('%s is two tasks', async (line, who) =>
  expect(await itemsOf([line], 'en')).toEqual([
    ['Write the plan', who, '2026-10-09'],
    ['Book the room', 'ines', '2026-10-08'],
  ]),
);

test('en español también', async () =>
  expect(
    await itemsOf(['Nora: Samir va a enviar el informe el viernes, y Diego va a reservar la sala.'], 'es'),
  ).toEqual([
    ['Enviar el informe', 'samir', '2026-10-09'],
    ['Reservar la sala', 'diego', null],
  ]));
