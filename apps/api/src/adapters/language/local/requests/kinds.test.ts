import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

const oven = '⟦Service the oven⟧';

/** Sentences of one kind each, in words of several trades. */
const kinds: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what is told to be so now, joined to a wish': [
    [`${oven} is in progress now, and put Friday as the due date`, 'move in-progress, due 2026-11-27'],
    [`${oven} is pending now and give it to Priya`, 'move pending, assign priya'],
    [`${oven} ya está en curso y pásala a Jonas`, 'assign jonas, move in-progress'],
    [`${oven} is in progress, give it to Priya`, 'assign priya'],
    [`${oven} is done now and tag it urgent`, 'move done, tag +urgent'],
    [`${oven} is already done and put Friday as the date`, 'move done, due 2026-11-27'],
    [`${oven} ya está terminada y ponle la etiqueta winter`, 'move done, tag +winter'],
    [`${oven} is pending now, and it goes to Tomasz`, 'move pending, assign tomasz'],
  ],
  'one task and then only what it is to become': [
    [`${oven}, Priya, Friday`, 'assign priya, due 2026-11-27'],
    [`${oven}: Jonas, by 4 December, urgent`, 'assign jonas, due 2026-12-04, tag +urgent'],
    [`${oven} to Priya please`, 'assign priya'],
    [`${oven} para Jonas`, 'assign jonas'],
    [`${oven}, Jonas, viernes`, 'assign jonas, due 2026-11-27'],
    [`${oven}: in progress, Tomasz`, 'move in-progress, assign tomasz'],
    [`${oven} → pending, waiting for the parts`, 'move pending'],
    [`${oven}: no due date`, 'due null'],
  ],
  'why, behind until or while': [
    [`move ${oven} to pending until the landlord answers`, 'move pending'],
    [`move ${oven} to pending until we hear back`, 'move pending'],
    [`pasa ${oven} a pendiente hasta que conteste el cliente`, 'move pending'],
    [`give ${oven} to Priya while Jonas is away`, 'assign priya'],
    [`${oven} goes to Priya while he is in Lisbon`, 'assign priya'],
    [`pasa ${oven} a Priya mientras Jonas está fuera`, 'assign priya'],
    [`move ${oven} to pending until Friday`, 'move pending, due 2026-11-27'],
    [`move ${oven} to pending, the museum is closed until January`, 'move pending'],
  ],
  'what somebody says, before a wish': [
    [`Jonas says he'll be quicker, make ${oven} due next Monday`, 'due 2026-11-30'],
    [`Jonas says it's fine, close ${oven}`, 'move done'],
    [`Jonas says he cannot do it, give ${oven} to Priya`, 'assign priya'],
    [`Jonas dice que no llega, pasa ${oven} al lunes`, 'due 2026-11-30'],
    [`Priya said there is no rush, move ${oven} to pending`, 'move pending'],
  ],
  'nobody, and none of it': [
    [`take Jonas off ${oven}, nobody for the moment`, 'assign null from jonas'],
    [`${oven}: no due date, nobody`, 'due null, assign null'],
    [`no assignee for ${oven}`, 'assign null'],
    [`take Jonas off ${oven}`, 'assign null from jonas'],
  ],
  'a person who is taken over from is not meant by him': [
    [
      `Priya takes over ${oven} from Jonas, and remind her on Tuesday`,
      "assign priya from jonas, remind priya 2026-12-01 ''",
    ],
    [`Priya takes over ${oven} from Jonas`, 'assign priya from jonas'],
    [`Jonas is taking over ${oven} from Owen`, 'assign jonas from owen'],
  ],
  'forms of a value': [
    [`put ${oven} on pending`, 'move pending'],
    [`put ${oven} on Priya's name`, 'assign priya'],
    [`could somebody put ${oven} in Jonas's name please`, 'assign jonas'],
    [`asign ${oven} to Priya w/ due date 15 dec`, 'assign priya, due 2026-12-15'],
    [`remove teh winter tag from ${oven}`, 'tag -winter'],
    [`let's do ${oven} on the 3rd instead`, 'due 2026-12-03'],
    [`${oven} should wait until 15 January`, 'due 2027-01-15'],
    [`${oven} es cosa de Jonas ahora`, 'assign jonas'],
    [`adelanta dos días ${oven}`, 'shift -2d 0m'],
    [`set ${oven} back to to do, there are mistakes in it`, 'move todo'],
    [`${oven} para Priya y que esté mañana`, 'assign priya, due 2026-11-26'],
    [`${oven} lo llevo yo`, 'assign nadia'],
    [`${oven} needs an owner: Priya`, 'assign priya'],
    [`Priya: ${oven} by 4 December`, 'assign priya, due 2026-12-04'],
  ],
  'texts with words before them': [
    [`cambia el título de ${oven} a: Horno del obrador`, "rename 'Horno del obrador'"],
    [`add to ${oven} the comment "two copies"`, "comment 'two copies'"],
    [`para ${oven}: comentario "pedir presupuesto"`, "comment 'pedir presupuesto'"],
    [`escribe en la descripción de ${oven}: Cada seis meses`, "describe 'Cada seis meses'"],
    [`split ${oven} into one per shop: North, South and East`, "split 'North' 'South' 'East'"],
  ],
};

test.each(Object.entries(kinds).flatMap(([kind, rows]) => rows.map((row) => [kind, ...row] as const)))(
  '%s: %s',
  (_, message, expected) => {
    expect(told(message, { place: 'board' })).toBe(`'Service the oven': ${expected}`);
  },
);

test.each([
  ['retrasa la entrega una semana', 'ticket: shift 7d 0m'],
  ['que venza dentro de dos semanas, contando desde hoy', 'ticket: due 2026-12-09'],
  ['no owner, no due date', 'ticket: assign null, due null'],
  ['all done here, the family was delighted', 'ticket: move done'],
  ['Priya, Friday, urgent', 'ticket: assign priya, due 2026-11-27, tag +urgent'],
  ['Take the urgent tag off every task that has it', '{tags=urgent}: tag -urgent'],
  ['quita la etiqueta urgent de todas las tareas que la tengan', '{tags=urgent}: tag -urgent'],
  ["Jonas isn't with us any more, give whatever he still has to Priya", '{assigneeId=jonas}: assign priya'],
  ['Jonas ha terminado sus dos tareas, márcalas como hechas', '{assigneeId=jonas}: move done'],
  ["give Jonas's two to Priya", '{assigneeId=jonas}: assign priya'],
  ['las dos de Jonas a Priya', '{assigneeId=jonas}: assign priya'],
  ['everything in winter to Priya', '{tags=winter}: assign priya'],
  [
    'new task - sharpen the knives - for Jonas, due 3 dec',
    "ticket: create 'Sharpen the knives' jonas 2026-12-03",
  ],
  [
    'crea una tarea para Jonas con fecha del lunes: ir al banco',
    "ticket: create 'Ir al banco' jonas 2026-11-30",
  ],
])('and of others: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

/** A part of each is not understood, or nothing is asked for. */
test.each([
  'Jonas says close it',
  'Jonas says she wants it closed',
  'Jonas said we should close it, close it',
  `${oven}, Priya, the client wants it by Monday`,
  `give ${oven} to Priya and water the plants`,
  'no budget, no due date',
  `don't touch ${oven} until Friday`,
  `push both ${oven}`,
  'pásala a Priya y que lo termine mañana',
  'pásala a Priya, que lo riegue',
  'ciérrala y que Jonas riegue las plantas',
])('nothing is certain: %s', (message) => {
  expect(told(message)).not.toMatch(/^(?:ticket|'|\{)[^?]*: (?:assign|move|due|tag|shift)/);
});
