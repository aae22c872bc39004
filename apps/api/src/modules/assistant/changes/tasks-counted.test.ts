import { expect, test } from 'vitest';
import { tasksCounted } from './tasks-counted';

test.each([
  ['Delete two tasks of Ada', 2],
  ["Assign one of Ada's tasks to Jonas", 1],
  ['Close one of the tasks in To Do', 1],
  ["Delete both of Ada's tasks", 2],
  ['Move 3 overdue tasks to done', 3],
  ["Ada's two go to Jonas", 2],
  ['the next two go to Jonas', 2],
  ["close some of Ada's tasks", Number.NaN],
  ['Pasa una de las tareas de Ada a Jonas', 1],
  ['borra dos tareas de Ada', 2],
  ['pásale sus dos tareas a Jonas', 2],
  ['cierra un par de tareas de Ada', 2],
  ['Add the tag urgent to the 3 overdue tasks', 3],
  ['Add the tag urgent to the next two', 2],
  ['Give the 3 of this month to Jonas', 3],
  ["Move two of this week's tasks to Friday", 2],
  ['borra 5 de este mes', 5],
  ['mueve las 2 de Ana al 5 de este mes', 2],
  ['cierra la mitad de las tareas de Ada', Number.NaN],
])('how many tasks are spoken of: %s', (message, many) => {
  expect(new Set(tasksCounted(message))).toEqual(new Set([many]));
});

test.each([
  "push all of Ada's tasks back by two weeks",
  'move everything overdue to 3 December',
  "split all of Ada's tasks into two tasks",
  'retrasa dos semanas las tareas de Ada',
  'pon las tareas de Ada para el 3 de diciembre',
  'Mueve todas las tareas de Ana al 5 de este mes',
  'Mueve todas las tareas de Ana al 5 del próximo mes',
  'pon para el 5 todas las tareas de Ana',
  'Mueve todas las tareas de Ana a mañana a las tres de la tarde',
  'avísame de las tareas de Ana a la una y media de la tarde',
  "Move all of Ana's tasks to the 5 of next month",
  "Move all of Ana's tasks to the 5 of December",
  'set all overdue tasks due on the 15',
  'push everything overdue to the 5, please',
  'close the overdue task "Order two tables"',
  'tag all of them both urgent and winter',
  'give everything overdue to one of us',
])('what counts something else counts no tasks: %s', (message) => {
  expect(tasksCounted(message)).toEqual([]);
});
