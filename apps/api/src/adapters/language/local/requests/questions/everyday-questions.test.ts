import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

test.each([
  ['Who was in this meeting besides me?', 'attendees?'],
  ['quién estuvo en la reunión aparte de mí', 'attendees?'],
  ['who was against the new prices?', 'search? words=against+new+prices'],
  ['¿cuál es la tarea que lleva más tiempo en curso?', 'extreme? by=since status=in-progress'],
  ['which task has been in progress for the longest time', 'extreme? by=since status=in-progress'],
  ['since when has the old ramp been sitting in pending?', "field? field=since 'old ramp'"],
  ['¿cuánto tiempo lleva en curso?', 'field? field=since ticket'],
  ['qué etiquetas tiene?', 'field? field=tags ticket'],
  ['which label does the ramp task have?', "field? field=tags 'ramp'"],
  ['what does Priya do here?', 'person? userId=priya'],
  ['¿a qué se dedica Tomasz?', 'person? userId=tomasz'],
  ['what is Owen still holding?', 'list? {assigneeId=owen statuses=pending,todo,in-progress}'],
  ['cuántas tareas están esperando aprobación', 'count? {isProposal=true}'],
  ['is there a task for the broken lamp? whose is it?', 'tasks-about? words=broken+lamp'],
  ['¿hay alguna tarea sobre la grúa?', 'tasks-about? words=grua'],
  ['por qué tarda tanto el taller? qué dijo Jonas', 'search? words=tarda+tanto+taller+jonas'],
  ['Good morning! which bolts do we use on the ramp?', 'search? words=bolts+use+ramp'],
  ['good morning!', 'help?'],
])('%s', (message, expected) => {
  expect(told(message)).toBe(expected);
});
