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
  [`I can't sign off ${budget} yet, put it back to pending and drop the deadline`, /pending, due null/],
  [`todavía no podemos aprobar ${budget}, devuélvela a pendiente y quítale la fecha`, /pending, due null/],
  [`Ya renovamos ${budget}, dala por terminada`, /move done/],
  [`Buenas noticias, firmamos ${budget}. Ciérrala y deja un comentario: firmado`, /done, comment 'firmado'/],
  [`${ramp}: Jonas instead of Priya, and give him one day more than she had`, /jonas from priya, shift 1d/],
  [`${budget} went out this morning, so that one is done`, /move done/],
  [`give ${budget} to Priya. No hurry, the 15th of December will do`, /priya, due 2026-12-15/],
  [`${budget} isn't urgent any more, it's safety. swap the tags`, /\+safety -urgent/],
  [`swap the tag urgent for safety on ${budget}`, /\+safety -urgent/],
  [`${ramp} al final será el 9 de diciembre, cambia la fehca`, /due 2026-12-09/],
  [`Some news from the port: ${ramp} came through. Mark it done`, /move done/],
  ['Priya is off until Friday, move her deadlines to 4 December', /assigneeId=priya.*2026-12-04/],
  ['Priya está de licencia hasta enero, ¿le podés pasar sus dos tareas a Jonas?', /assigneeId=priya.*jonas/],
  ['a todo lo que no tenga responsable le pones fecha del 18 de diciembre', /assigneeId=null.*2026-12-18/],
  ['Ask the port - pls make that a task for Jonas, due Friday', /create 'Ask the port' jonas 2026-11-27/],
  ['Order the part. Make that a task for Jonas', /create 'Order the part' jonas/],
  ['Pedir la pieza: haz de eso una tarea para Jonas', /create 'Pedir la pieza' jonas/],
  [`${ramp} works again and ${budget} arrived. Close both`, /Ramp|Repair.*done.*Budget.*done/],
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
  "she put it live this morning so this one's finished",
  'ya lo publicaron, así que está terminada',
  'regrésala a por hacer y déjala sin fecha por ahora',
  'put it back to to do, no deadline for now',
  'retitle it Winter crossings and make it due the 28th',
  'llámala Horario de invierno y pásasela a Priya',
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
  `${ramp} is repaired, ${budget} arrived, close it`,
  `I don't know whether to sign off ${budget}, put it back to pending maybe`,
  'we still have to check the ropes, turn this into a task',
  `If Priya is away until Friday, give ${budget} to Jonas`,
  `no le pones fecha a ${budget}`,
])('nothing is certain: %s', (message) => {
  expect(told(message, { place: 'board' })).not.toMatch(/^'/);
});

test.each(['Friday is fine', 'Priya needs two more days', "it's done", 'Jonas has a week off'])(
  'is a wish only beside another one: %s',
  (message) => {
    expect(told(message)).not.toMatch(/^ticket/);
  },
);
