import { expect, test } from 'vitest';
import { tokensOf } from './tokens';

const told = (message: string) =>
  tokensOf(message)
    .map(({ kind, text, inner }) => (kind === 'quote' ? `"${inner}"` : text))
    .join(' ');

test.each([
  ["Move Tomasz's in-progress tasks, please.", "move tomasz's in progress tasks , please ."],
  ['due 2026-12-04 or 4/12', 'due 2026-12-04 or 4/12'],
  ["Jonas' tasks", "jonas' tasks"],
  ['call “a b” just «c»', 'call "a b" just "c"'],
  ["rename 'Don't panic' to 'Panic'", `rename "Don't panic" to "Panic"`],
  ['see\n> assign it\nnow', 'see \n "assign it" \n now'],
  ['```\nassign it\n```', '"assign it"'],
  ['¿puedes verlo en example.com?', 'puedes verlo en example com ?'],
  ['whats late, dont u know', "what's late , don't you know"],
  ['licence -> done', 'licence → done'],
])('%j', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each([
  ['asígnasela', 'asigna -se -la'],
  ['moverlas', 'mueve -las'],
  ['recuérdame', 'recuerda -me'],
  ['cierre', 'cierra'],
  ['ponelo', 'pon -lo'],
  ['resumí', 'resume'],
  // What was done, not what is to be done.
  ['asigné', 'asigne'],
  ['cerró', 'cerro'],
  ['quiero que la muevas', 'mueve -la'],
  ['¿me la pasas?', 'puedes pasa -me -la ?'],
  ['no quiero que la muevas', 'no quiero que la muevas'],
  ['me la pasas', 'me la pasas'],
  ['create the date', 'create the date'],
])('%s, as a Spanish verb and its pronouns', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test('a mark that nothing closes quotes nothing', () => {
  expect(told('the 5" pipe')).toBe('the 5 " pipe');
  expect(tokensOf('say "move it').some(({ kind }) => kind === 'quote')).toBe(false);
});

test('where each stands in the message', () => {
  const message = 'Ciérrala: "Á é"';
  expect(tokensOf(message).map(({ start, end }) => message.slice(start, end))).toEqual([
    'Ciérra',
    'la',
    ':',
    '"Á é"',
  ]);
});
