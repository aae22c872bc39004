import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

/** Other ways to say the same, and several things at once. */
const onTicket: readonly [string, string][] = [
  ['give this ticket to Priya and set it due on Friday', 'ticket: assign priya, due 2026-11-27'],
  ['assign it to priya raman, due 4 December', 'ticket: assign priya, due 2026-12-04'],
  ['reassign this from Jonas to Priya', 'ticket: assign priya from jonas'],
  ['let Priya handle this one', 'ticket: assign priya'],
  ['assign it to Priya because Jonas is away', 'ticket: assign priya'],
  ['send it back to pending', 'ticket: move pending'],
  ['Tavla, could you please close this one? Thanks!', 'ticket: move done'],
  ['deadline: 15 December', 'ticket: due 2026-12-15'],
  ['make the deadline 3 December', 'ticket: due 2026-12-03'],
  ['swap winter for urgent', 'ticket: tag +urgent -winter'],
  ['rename it to Order jackets and move it to done', "ticket: rename 'Order jackets', move done"],
  ['split into three tasks: order, paint, clean', "ticket: split 'order' 'paint' 'clean'"],
  ['split it in two: order and paint', "ticket: split 'order' 'paint'"],
  ['break this down into smaller tasks', 'ticket: split'],
  ["add a comment saying I'll be late tomorrow", "ticket: comment 'I'll be late tomorrow'"],
  ['comment "waiting" and move it to pending', "ticket: comment 'waiting', move pending"],
  ['create a task "X" and assign it to Priya', "ticket: create 'X' priya"],
  ['create a task to buy flowers for Priya', "ticket: create 'Buy flowers for Priya'"],
  ['quiero que la asignes a Priya', 'ticket: assign priya'],
  ['¿me la pasas a hecho, por favor?', 'ticket: move done'],
  ['asígnamela', 'ticket: assign nadia'],
  ['quítasela a Jonas', 'ticket: assign null from jonas'],
  ['pon a Priya de responsable', 'ticket: assign priya'],
  ['dala por terminada', 'ticket: move done'],
  ['ponle fecha del 15 de diciembre', 'ticket: due 2026-12-15'],
  ['aplázala hasta el lunes', 'ticket: due 2026-11-30'],
  ['divide esto en dos: comprar y pintar', "ticket: split 'comprar' 'pintar'"],
  ['deja un comentario diciendo que llegan mañana', "ticket: comment 'llegan mañana'"],
  ['recuérdale a Jonas el viernes que llame', "ticket: remind jonas 2026-11-27 'llame'"],
  ['crea una tarea para llamar al banco', "ticket: create 'Llamar al banco'"],
  ['hazme un borrador de la descripción', 'ticket: draft'],
];

test.each(onTicket)('%s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

const onBoard: readonly [string, string][] = [
  ['move the loyalty card to done and assign it to Priya', "'loyalty card': move done, assign priya"],
  ['assign "Loyalty card" and "Paint" to Jonas', "'Loyalty card': assign jonas; 'Paint': assign jonas"],
  ['la tarea de la rampa ya está hecha, ciérrala', "'la rampa': move done"],
  ['todas las tareas de Jonas, pásalas a Priya', '{assigneeId=jonas}: assign priya'],
  ['mark all Finance tasks as urgent', '{departmentId=finance}: tag +urgent'],
  ['tag everything about backups as urgent', '{about=backups}: tag +urgent'],
  ['approve all proposals', '{isProposal=true}: move todo'],
  ['move all overdue tasks to done and tag them urgent', '{due=overdue}: move done, tag +urgent'],
  ['pasa a hecho todo lo que tiene Jonas', '{assigneeId=jonas}: move done'],
  ['move the loyalty card to done. What is overdue?', "'loyalty card': move done; list? {due=overdue}"],
];

test.each(onBoard)('%s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test('on a ticket, "this" is the ticket whatever was spoken of', () => {
  expect(told('move the loyalty card to done and assign this to Priya')).toBe(
    "'loyalty card': move done; ticket: assign priya",
  );
});
