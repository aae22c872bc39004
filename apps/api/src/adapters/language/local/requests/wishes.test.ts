import { expect, test } from 'vitest';
import { read, told } from './requests.test-kit';

/** Wishes as people put them: in their own order, with reasons and courtesies around them. */
const onATicket: readonly [string, string][] = [
  ['could we move this one to monday? the room is taken', 'ticket: due 2026-11-30'],
  ['sorry to bother you, but can you put Priya on this? she knows the port', 'ticket: assign priya'],
  ["Jonas can't come, so give it to Priya please. Many thanks!", 'ticket: assign priya'],
  ['we are not painting this year, so get rid of the deadline', 'ticket: due null'],
  ['park it until the 7th of december and put it back in to do', 'ticket: move todo, due 2026-12-07'],
  ['nobody should own this for the moment', 'ticket: assign null'],
  ['it really is urgent, tag it that way', 'ticket: tag +urgent'],
  ['drop the winter tag, it is obvious', 'ticket: tag -winter'],
  ['add a note here: the key hangs behind the door', "ticket: comment 'the key hangs behind the door'"],
  ['quítale la etiqueta urgent, que ya no corre prisa', 'ticket: tag -urgent'],
  ['ponelo para el lunes 7', 'ticket: due 2026-12-07'],
  ['ya está hecho, márcalo', 'ticket: move done'],
  ['¿sería tan amable de pasárselo a Jonas? Saludos', 'ticket: assign jonas'],
];

const onTheBoard: readonly [string, string][] = [
  ["everything of Jonas's that's overdue can go to pending", '{assigneeId=jonas due=overdue}: move pending'],
  [
    'give the ramp to Priya instead and the refund policy to Jonas',
    "'ramp': assign priya; 'refund policy': assign jonas",
  ],
  ['berth licence: tomorrow, in progress', "'berth licence': move in-progress, due 2026-11-26"],
  ['Jonas should get a nudge on friday about the ramp', "'ramp': remind jonas 2026-11-27 ''"],
  [
    "I'd like the licence done by the 11th, take it off Jonas, I'll do it myself",
    "'licence': due 2026-12-11, assign nadia from jonas",
  ],
  [
    '"Double charges" is the same thing as "Charged twice", would you merge them?',
    "'Double charges': merge 'Charged twice'",
  ],
  ["mark Priya's task as done", 'one of {assigneeId=priya}: move done'],
  ['delete the waiting room one, we are not painting', "'waiting room': delete"],
  [
    'whatever has no due date and is not done should be due on 18 December',
    '{due=none statuses=pending,todo,in-progress}: due 2026-12-18',
  ],
  [
    'Las tareas que no tienen a nadie, asígnaselas todas a Jonas por favor',
    '{assigneeId=null}: assign jonas',
  ],
  [
    'lo que tiene Priya en curso, ponlo en pendiente',
    '{assigneeId=priya statuses=in-progress}: move pending',
  ],
  [
    'los extintores, que los haga Jonas antes del 4 de diciembre',
    "'los extintores': assign jonas, due 2026-12-04",
  ],
  ['la de contratar el seguro pásala a hecho, ya firmé', "'la de contratar el seguro': move done"],
  ['create "Check the engine" and leave it unassigned', "ticket: create 'Check the engine'"],
  ['new task: buy salt, Jonas, by monday', "ticket: create 'Buy salt' jonas 2026-11-30"],
  ['Jonas, by friday, tag urgent', "unclear task '' unsaid []"],
  ['can Ana take the ramp from me?', "unclear person 'Ana' several [ana-g ana-l]"],
];

/** What only tells, doubts, supposes or asks. */
const nothing: readonly string[] = [
  'I want to move it to done tomorrow',
  'Jonas should have finished this by Friday',
  'I will assign this to Priya later',
  'I think this should go to Priya',
  'this would be better in pending',
  'Priya said she will take it',
  'tell Priya to move it to done',
  'can we finish this by Friday?',
  'is it due on Friday?',
  'nobody moved it to pending',
  'leave it as it is',
  'no need to move it to done',
  'the deadline might move to the 7th of December',
  'in the meeting Jonas promised to take the ramp',
  'once Jonas is back give him the ramp',
  'move it to done, but I am not sure',
  'it goes to Priya, right?',
  'Rubén needs to see the doctor on Friday',
  'Priya should not take it',
  "let's talk about the ramp on Friday",
  'quizás deberíamos pasarla a pendiente',
  'la rampa iba para el viernes',
  '¿debería llevarla Priya?',
  'cuando lleguen las piezas, pasa la rampa a en curso',
];

test.each(onATicket)('on a ticket: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each(onTheBoard)('on the board: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test.each(nothing)('asks for no change: %s', (message) => {
  for (const place of ['ticket', 'board'] as const)
    expect(read(message, { place }).kind).not.toBe('commands');
});
