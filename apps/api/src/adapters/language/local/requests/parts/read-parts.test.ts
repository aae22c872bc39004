import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const ramp = '⟦Repair the ramp⟧';
const budget = '⟦Budget⟧';

test.each([
  [`slap urgent on ${ramp} and on ${budget}`, "'Repair the ramp': tag +urgent; 'Budget': tag +urgent"],
  [`${ramp}, ${budget} and ⟦Licence⟧ all go to Priya`, /Repair.*priya.*Budget.*priya.*Licence.*priya/],
  [`${ramp} should be with Jonas, not Priya`, /Repair.*jonas/],
  [`${ramp} ya no es de Jonas, se la queda Priya y que esté para el 30`, /priya.*2026-11-30/],
  [`Jonas's swamped. Let Priya take ${ramp} and give her till the 15th.`, /priya.*2026-12-15/],
  [`${budget} can wait one more week, move the date accordingly`, /shift/],
  [`Jonas rolled out ${ramp}, mark that finished`, /move done/],
  [`Rubén ya anda con ${ramp}, pásalo a en curso`, /move in-progress/],
  [`inspector may come earlier than planned, bump ${ramp} forward to the 4th`, /2026-12-04/],
  [`Quick updates: ${ramp} to in progress, ${budget} is Priya's now`, /Repair.*in-progress.*Budget.*priya/],
  [`${ramp} to done, ${budget} to Friday`, /Repair.*done.*Budget.*2026-11-27/],
  [`wake up ${ramp}: to do, due 1 March`, /todo.*2027-03-01/],
  [`who's free for ${ramp}? actually never mind, assign it to Priya`, /Repair.*priya/],
  [`El título de ${ramp} que sea 'Rampa'`, /rename/],
  [`${ramp} has no description, make it: Two coats, light grey`, /describe/],
  [`restore ${budget} shoud be with Priya`, /unread|search/],
])('by its parts: %s', (message, expected) => {
  const said = told(message, { place: 'board' });
  if (typeof expected === 'string') expect(said).toBe(expected);
  else expect(said).toMatch(expected);
});

test.each([
  'all published, you can close this',
  'this is finished at last, close it please',
  'Need two more days on this one',
  'Necesito que esto lo lleve Priya y que quede para el 1 de diciembre',
  'lo necesitamos para el viernes',
  'Jonas knows the site better, give it to him',
])('of the open ticket: %s', (message) => {
  expect(told(message)).toMatch(/^ticket: /);
});

test.each([
  `maybe give ${budget} to Priya?`,
  `I might give ${budget} to Priya`,
  `Jonas said ${ramp} should go to Priya`,
  `tell Priya ${ramp} is hers`,
  `${ramp} to Priya and whatsapp her`,
  `Give ${ramp} to Priya unless she is away`,
  `move ${ramp}, ${budget} or the licence to Friday`,
  `Jonas should have finished ${ramp} by Friday`,
  `${ramp} is late because Jonas was sick`,
  `should ${ramp} go to Priya?`,
  `si llega la pieza pasa ${ramp} a en curso`,
  `${ramp} la podría llevar Priya`,
  `${budget} to Priya, the client wants it by Monday`,
  `tag ${ramp}, and ${budget}, for Friday`,
  `close ${ramp} when Jonas says so`,
  `for Jonas: please check ${ramp}`,
  `give Jonas a hand with ${ramp}`,
])('nothing is certain: %s', (message) => {
  expect(told(message, { place: 'board' })).not.toMatch(/^'/);
});
