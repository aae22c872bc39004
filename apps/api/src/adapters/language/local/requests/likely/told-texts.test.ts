import { expect, test } from 'vitest';
import { marked } from './likely.test-kit';

const texts = (message: string) => marked(message).texts.map(({ end, text }) => `${end}: ${text}`);

test('a text stands behind the first colon, to the end, to that of its sentence, to a comma or to what is said of it', () => {
  expect(texts('New: wash the windows for Priya, tomorrow. Thanks')).toEqual([
    'whole: wash the windows for Priya, tomorrow. Thanks',
    'sentence: wash the windows for Priya, tomorrow',
    'part: wash the windows for Priya',
    'slot: wash the windows',
  ]);
});

test('without a colon it stands behind a word that may lead to it', () => {
  expect(texts('add a task called wash the windows and give it to Priya')).toContain(
    'slot: wash the windows',
  );
  expect(texts('call it Winter fair and tell everybody')).toContain('and: Winter fair');
  expect(texts('apunta una tarea nueva, limpiar el escaparate, para Priya')).toContain(
    'part: limpiar el escaparate',
  );
  expect(texts('oven Priya friday')).toEqual([]);
});

test('what is quoted is no text told unquoted, and several quotations are a list', () => {
  expect(texts('call it “Fix the oven” please')).toEqual([]);
  const [list] = marked('split it into “Fix the oven” and “Test it”').texts;
  expect(list?.items).toEqual(['Fix the oven', 'Test it']);
});

test.each([
  ['split: buy the parts, fit them and test it', ['buy the parts', 'fit them', 'test it']],
  ['split: 1. buy the parts; 2. fit them, both; and test it', ['buy the parts', 'fit them, both', 'test it']],
  ['en dos: comprar las piezas y montarlas.', ['comprar las piezas', 'montarlas']],
])('parts are listed: %s', (message, items) => {
  expect(marked(message).texts[0]?.items).toEqual(items);
});

test('a message has so many texts at most, however it is built', () => {
  for (const word of ['called ', 'to it a ', ': ', '- – ', '“x” ', 'a, and ', '1. '])
    expect(marked(word.repeat(300 / word.length)).texts.length, word).toBeLessThanOrEqual(40);
});
