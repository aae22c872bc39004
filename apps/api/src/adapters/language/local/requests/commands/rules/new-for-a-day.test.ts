import { expect, test } from 'vitest';
import { told } from '../../requests.test-kit';

const onBoard = (message: string) => told(message, { place: 'board' });

test.each([
  ['crea una tarea llamar al banco mañana', "ticket: create 'Llamar al banco' 2026-11-26"],
  ['crea una tarea llamar al banco el lunes', "ticket: create 'Llamar al banco' 2026-11-30"],
  ['crea una tarea: llamar al banco pasado mañana', "ticket: create 'Llamar al banco' 2026-11-27"],
  ['new task call the bank on monday', "ticket: create 'Call the bank' 2026-11-30"],
  ['new task: call the bank on monday', "ticket: create 'Call the bank' 2026-11-30"],
  ['create a task call the bank tomorrow', "ticket: create 'Call the bank' 2026-11-26"],
  ['new task for Jonas: call the bank on monday', "ticket: create 'Call the bank' jonas 2026-11-30"],
])('the day behind a new title is when it is due: %s', (message, expected) => {
  expect(onBoard(message)).toBe(expected);
});

test.each([
  ['crea una tarea preparar la reunión del lunes', "ticket: create 'Preparar la reunión del lunes'"],
  ['crea una tarea preparar la reunión de mañana', "ticket: create 'Preparar la reunión de mañana'"],
  ['crea una tarea limpiar el horno por la mañana', "ticket: create 'Limpiar el horno por la mañana'"],
  ['create a task to water the plants every monday', "ticket: create 'Water the plants every monday'"],
  ["create a task print today's menu", "ticket: create 'Print today's menu'"],
])('a day of the title stays there: %s', (message, expected) => {
  expect(onBoard(message)).toBe(expected);
});

test.each([
  'create a task review what broke on monday',
  'crea una tarea revisar lo que pasó el lunes',
  'crea una tarea llamar al banco mañana por la tarde',
])('a day that may be of the title or not is asked back: %s', (message) => {
  expect(onBoard(message)).toMatch(/^unclear titles/);
});

test.each(['new ticket prices on monday', 'new year plan', 'new task call the bank'])(
  '"new" is no day: %s',
  (message) => {
    expect(onBoard(message)).toBe('unread');
  },
);

test.each([
  ['ponle la tarea de las fotos a Priya porfa', "'la tarea de las fotos': assign priya"],
  ['pon la tarea de las fotos para Priya', "'la tarea de las fotos': assign priya"],
  ['ponme una tarea: comprar pan', "ticket: create 'Comprar pan'"],
  ['pon una tarea de comprar pan', "ticket: create 'Comprar pan'"],
])('"la tarea" is there already, "una tarea" is not: %s', (message, expected) => {
  expect(onBoard(message)).toBe(expected);
});
