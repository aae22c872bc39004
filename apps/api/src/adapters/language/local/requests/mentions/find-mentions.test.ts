import { expect, test } from 'vitest';
import type { RequestContext } from '../request';
import { findMentions, wordsToFind } from './find-mentions';
import { withTitles } from './with-titles';

const titles = [
  'Renew the harbour berth licence',
  'Repair the ramp at Puerto Norte',
  'Paint the waiting room at Puerto Norte',
  'Answer the complaint from the school trip',
  'Pagar la factura del astillero',
  'Hire two deckhands for the winter',
  'Close the old ticket office account',
];
const tasks = [
  ...titles.map((title) => ({ id: title, title, isDone: false })),
  { id: 'old', title: 'Report on the harbour', isDone: true },
];

const named = (message: string) => {
  const context: RequestContext = {
    ...{ message, language: 'en', today: '2026-11-25', me: 'me', departments: [], place: 'board' },
    people: [{ id: 'iker', firstName: 'Iker', lastName: 'Zabala', isActive: true }],
    tags: ['winter'],
  };
  return withTitles(message, findMentions(context, tasks));
};

test.each([
  ['give the berth licence to Iker', 'give ⟦Renew the harbour berth licence⟧ to Iker'],
  ['bin that old licence thing please', 'bin ⟦Renew the harbour berth licence⟧ please'],
  ['the thing about the ramp is done', '⟦Repair the ramp at Puerto Norte⟧ is done'],
  ['a la queja del colegio quítale urgent', 'a ⟦Answer the complaint from the school trip⟧ quítale urgent'],
  ['pasa lo de la licencia a hecho', 'pasa ⟦Renew the harbour berth licence⟧ a hecho'],
  ['I finished hiring the deckhands', 'I finished ⟦Hire two deckhands for the winter⟧'],
  ['pay the shipyard invoice by friday', '⟦Pagar la factura del astillero⟧ by friday'],
  ['close the old ticket office account', 'close ⟦Close the old ticket office account⟧'],
  ['the answer to the school went out', '⟦Answer the complaint from the school trip⟧ went out'],
  ["the ramp's mine", "⟦Repair the ramp at Puerto Norte⟧'s mine"],
  ['la rampa de Puerto Norte', '⟦Repair the ramp at Puerto Norte⟧'],
  ['ya pagó la factura', 'ya pagó ⟦Pagar la factura del astillero⟧'],
  ['la cuenta vieja de la taquilla', '⟦Close the old ticket office account⟧'],
  ['painting job has no owner', '⟦Paint the waiting room at Puerto Norte⟧ has no owner'],
  ['el responsable del astillero', 'el responsable de ⟦Pagar la factura del astillero⟧'],
])('%s', (message, expected) => {
  expect(named(message)).toBe(expected);
});

test.each([
  'everything at Puerto Norte to Iker',
  'add a complaint to the list',
  'tag it winter',
  'Iker is on it',
  'close the ticket',
  'repair what is broken',
  'can wait a week',
  'Good news',
  "we haven't hired anybody",
  'we can pay the others',
])('names no task for sure: %s', (message) => {
  expect(named(message)).toBe(message);
});

test('of tasks that are called alike the one of whoever is named', () => {
  const alike = ['ann', 'iker'].map((id) => ({
    ...{ id, title: `Double charges (${id.length})`, isDone: false, assigneeId: id },
  }));
  const context: RequestContext = {
    ...{ message: 'the double charges Iker is on go on', language: 'en', today: '2026-11-25', me: 'me' },
    ...{ departments: [], place: 'board', tags: [] },
    people: [{ id: 'iker', firstName: 'Iker', lastName: 'Zabala', isActive: true }],
  };
  expect(withTitles(context.message, findMentions(context, alike))).toBe('⟦Double charges (4)⟧ go on');
  const open = { ...context, message: 'the double charges go on' };
  expect(findMentions(open, alike)).toEqual([]);
  expect(findMentions(open, alike, true)[0]?.candidates).toHaveLength(2);
});

test('what titles are looked for by: both languages, without endings', () => {
  expect(wordsToFind('the invoices')).toEqual(expect.arrayContaining(['invoi', 'factu']));
});
