import { expect, test } from 'vitest';
import { creation, edit, guessed, statesOf, useSuggestions } from './suggestions.test-kit';

const scene = useSuggestions();
const { add, read, decide, answered, offer } = scene;

test('what is certain is made where nothing is named, and a guess only by its name', async () => {
  const task = await add('Order chairs');
  const suggestion = await offer([
    edit(task, { status: 'todo' }, { status: 'in-progress' }),
    guessed(edit(task, { endDate: null }, { endDate: '2027-03-01' })),
  ]);
  const applied = await answered('apply', suggestion);
  expect([applied.state, ...statesOf(applied)]).toEqual(['open', 'applied', 'open']);
  expect(await read(task)).toMatchObject({ endDate: null, currentStatus: { status: 'in-progress' } });
  expect(statesOf(await answered('apply', suggestion, [suggestion.changes[1]?.id ?? '']))).toEqual([
    ...['applied', 'applied'],
  ]);
  expect((await read(task)).endDate).toBe('2027-03-01');
  expect(statesOf(await answered('undo', suggestion))).toEqual(['open', 'open']);
});

test('where all are guesses it is refused to make them unnamed, in words and with the field', async () => {
  const suggestion = await offer([guessed(creation('Buy brushes')), guessed(creation('Buy paint'))]);
  const refused = await decide('apply', suggestion);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    ...{ code: 'validation', reason: 'suggestion-guessed' },
    errors: [{ path: 'changeIds', message: expect.stringContaining('not sure') }],
  });
  const ids = suggestion.changes.map(({ id }) => id);
  expect(statesOf(await answered('apply', suggestion, ids))).toEqual(['applied', 'applied']);
  // Made already: there is nothing left to be named.
  expect((await decide('apply', suggestion)).statusCode).toBe(200);
});
