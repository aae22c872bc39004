import { expect, test } from 'vitest';
import { fromGerund, fromSubjunctive } from './imperatives';

test.each([
  ['ordering new chairs', 'order new chairs'],
  ['writing the report', 'write the report'],
  ['planning the party', 'plan the party'],
  ['arranging the flowers', 'arrange the flowers'],
  ['bringing the keys', 'bring the keys'],
  ['selling the van', 'sell the van'],
  // Nouns, and verbs that nobody listed, stay as they are typed.
  ['lighting', 'lighting'],
  ['frobbing the widgets', 'frobbing the widgets'],
])('%s is called %s', (words, title) => {
  expect(fromGerund(words)).toBe(title);
});

test.each([
  ['revise las cámaras', 'revisar las cámaras'],
  ['pinte el foso', 'pintar el foso'],
  ['coloque los cables', 'colocar los cables'],
  ['organice la cena', 'organizar la cena'],
  ['haga el pedido', 'hacer el pedido'],
  ['riegue las plantas', null],
])('what somebody is to do: %s', (words, title) => {
  expect(fromSubjunctive(words)).toBe(title);
});
