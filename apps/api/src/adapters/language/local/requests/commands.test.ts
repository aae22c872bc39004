import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

/** On a ticket, each the whole of a message. */
const english: readonly [string, string][] = [
  ['Assign it to Priya', 'ticket: assign priya'],
  ['Assign it to Priya and move it to In Progress', 'ticket: assign priya, move in-progress'],
  ['please give this to Tomasz Nowak', 'ticket: assign tomasz'],
  ['Can you hand this task over to Jonas?', 'ticket: assign jonas'],
  ["I'd like you to reassign the ticket to me", 'ticket: assign nadia'],
  ['@Tavla make Priya the assignee, please', 'ticket: assign priya'],
  ['unassign this', 'ticket: assign null'],
  ['take Jonas off this task', 'ticket: assign null from jonas'],
  ['Move this to done', 'ticket: move done'],
  ['mark it as finished', 'ticket: move done'],
  ['Close this ticket please.', 'ticket: move done'],
  ['reopen it', 'ticket: move todo'],
  ['start this', 'ticket: move in-progress'],
  ['set the status to pending', 'ticket: move pending'],
  ['approve it', 'ticket: move todo'],
  ['due next Friday', 'ticket: due 2026-12-04'],
  ['set the due date to December 4', 'ticket: due 2026-12-04'],
  ['make it due tomorrow', 'ticket: due 2026-11-26'],
  ['push this to the 8th', 'ticket: due 2026-12-08'],
  ['remove the due date', 'ticket: due null'],
  ['postpone it until 2027-01-15', 'ticket: due 2027-01-15'],
  ['tag it urgent', 'ticket: tag +urgent'],
  ['add the tags winter and front desk', 'ticket: tag +winter +Front desk'],
  ['remove the winter tag and add urgent', 'ticket: tag +urgent -winter'],
  ['rename it to "Order the new jackets"', "ticket: rename 'Order the new jackets'"],
  ['change the title to Order the new jackets', "ticket: rename 'Order the new jackets'"],
  ['set the description to: Two evenings, one per boat.', "ticket: describe 'Two evenings, one per boat.'"],
  ['draft a description', 'ticket: draft'],
  ['Split this into three tasks', 'ticket: split 3'],
  ['split it into: design, build and test', "ticket: split 'design' 'build' 'test'"],
  [
    'split this into\n- Order the paint\n- Paint the room',
    "ticket: split 'Order the paint' 'Paint the room'",
  ],
  [
    'comment: I spoke to them. Assign it to nobody.',
    "ticket: comment 'I spoke to them. Assign it to nobody.'",
  ],
  ['remind Jonas on Friday', "ticket: remind jonas 2026-11-27 ''"],
  ['remind me tomorrow to call the bank', "ticket: remind nadia 2026-11-26 'call the bank'"],
  ['find duplicates and merge them', '{}: merge duplicates'],
  ['merge this with "Paint the waiting room"', "ticket: merge 'Paint the waiting room'"],
  ['create a task "Call the bank" for Priya due Friday', "ticket: create 'Call the bank' priya 2026-11-27"],
  ['Assign it to Priya. Then move it to To Do.', 'ticket: assign priya, move todo'],
  ['asign it to Priya and tag it urgnet', 'ticket: assign priya, tag +urgent'],
];

const spanish: readonly [string, string][] = [
  ['asígnala a Priya y pásala a En curso', 'ticket: assign priya, move in-progress'],
  ['Podrías asignársela a Tomasz, por favor', 'ticket: assign tomasz'],
  ['dáselo a Jonas', 'ticket: assign jonas'],
  ['haz el favor de pasar esto a hecho', 'ticket: move done'],
  ['ciérrala', 'ticket: move done'],
  ['reábrela', 'ticket: move todo'],
  ['ponla para el viernes', 'ticket: due 2026-11-27'],
  ['cambia la fecha al 15 de diciembre', 'ticket: due 2026-12-15'],
  ['quítale la fecha', 'ticket: due null'],
  ['etiquétala como urgente', 'ticket: tag +urgent'],
  ['quita la etiqueta winter y ponle urgent', 'ticket: tag +urgent -winter'],
  ['cámbiale el título a "Pagar a Monteverde"', "ticket: rename 'Pagar a Monteverde'"],
  ['pon como descripción: hay que llamar antes', "ticket: describe 'hay que llamar antes'"],
  ['redacta una descripción', 'ticket: draft'],
  ['divídela en tres tareas', 'ticket: split 3'],
  ['comenta que falta el visto bueno', "ticket: comment 'falta el visto bueno'"],
  ['recuérdame esto el jueves', "ticket: remind nadia 2026-11-26 ''"],
  ['busca duplicados y júntalos', '{}: merge duplicates'],
  ['asígnamela a mí', 'ticket: assign nadia'],
];

test.each([...english, ...spanish])('%s', (message, expected) => {
  expect(told(message)).toBe(expected);
});
