import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

test.each([
  ['New task for Jonas: order the part, needed by 4 December', /create 'Order the part' jonas 2026-12-04/],
  ['anota una tarea: transferir los 740 euros. Es de Priya', /create 'Transferir los 740 euros' priya/],
  ["add a task: pay the hotel. It's for Priya, due Monday", /create 'Pay the hotel' priya 2026-11-30/],
  [
    'crea una tarea: pedir la pieza. La lleva Jonas y es para el lunes',
    /create 'Pedir la pieza' jonas 2026-11-30/,
  ],
  ['añade una tarea para Jonas para el 10: repintar el casco', /create 'Repintar el casco' jonas 2026-12-10/],
  ['crea tarea comprar cabos, responsable Priya, fecha 5 dic', /create 'Comprar cabos' priya 2026-12-05/],
  ['New task: paint the hull, urgent', /create 'Paint the hull'/],
  ['approve it. But have it ready by the 7th', /move todo, due 2026-12-07/],
  ['Nota: faltan los precios', /comment 'faltan los precios'/],
  ['give me two extra days for this', /shift 2d/],
])('nothing of what is asked is left out: %s', (message, expected) => {
  expect(told(message)).toMatch(expected);
});

test.each([
  'give ⟦Budget⟧ to Priya, and ⟦Licence⟧',
  '⟦Budget⟧ goes to Priya. The licence is due the 3rd',
  'tag ⟦Budget⟧ for Friday',
  'la lleva Priya, no Jonas, y ⟦Budget⟧',
  'give ⟦Budget⟧ to Priya and Jonas',
  'assign ⟦Budget⟧ to Priya, cc Jonas',
  'give ⟦Budget⟧ to Priya, Jonas',
  'pasa ⟦Budget⟧ a Priya, y el contrato a nadie',
])('what would be left out makes nothing certain: %s', (message) => {
  expect(told(message, { place: 'board' })).not.toMatch(/^'Budget': (?:assign priya|due)[^;]*$/);
});

test('two days of a reminder are asked back', () => {
  for (const when of ['every Monday', 'on Monday and Wednesday'])
    expect(told(`remind Jonas about ⟦Budget⟧ ${when}`, { place: 'board' })).toMatch(/^unclear day/);
});

test('for whom a new task is may be a part of its title: that is asked back', () => {
  expect(told('hazme una tarea de comprar cabos para Priya')).toMatch(/^unclear titles/);
});

test('in Spanish a bare "no" behind a name says who not', () => {
  expect(told('⟦Budget⟧ que lo lleve Priya, no Jonas', { place: 'board' })).toMatch(/assign priya/);
});
