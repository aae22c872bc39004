import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const board = (message: string, language: 'en' | 'es') => told(message, { place: 'board', language });

// It is Wednesday, the 25th of November.
test.each([
  ['en', 'What changed yesterday?'],
  ['en', 'did anything change yesterday?'],
  ['en', 'any news from yesterday?'],
  ['es', '¿Qué cambió ayer?'],
  ['es', '¿hubo cambios ayer?'],
  ['es', '¿qué pasó ayer?'],
  ['es', 'cambios de ayer'],
] as const)('yesterday is that day alone, in %s: %s', (language, message) => {
  expect(board(message, language)).toBe('changes? board since=2026-11-24 until=2026-11-24');
});

test.each([
  ['en', 'what changed on Monday', 'since=2026-11-23 until=2026-11-23'],
  ['en', 'what changed since Monday', 'since=2026-11-23'],
  ['es', 'qué cambió el lunes', 'since=2026-11-23 until=2026-11-23'],
  ['es', 'qué ha cambiado desde el lunes', 'since=2026-11-23'],
  ['en', 'changes since yesterday', 'since=2026-11-24'],
  ['en', 'what changed last week', 'since=2026-11-16 until=2026-11-22'],
  ['en', 'updates of last week', 'since=2026-11-16 until=2026-11-22'],
  ['en', 'what changed in the past week', 'since=2026-11-18'],
  ['es', 'qué cambió la semana pasada', 'since=2026-11-16 until=2026-11-22'],
  ['en', 'what changed this week', 'since=2026-11-23'],
  ['es', 'qué ha cambiado esta semana', 'since=2026-11-23'],
  ['en', 'what changed on the weekend', 'since=2026-11-21 until=2026-11-22'],
  ['en', 'what changed between Monday and Tuesday', 'since=2026-11-23 until=2026-11-24'],
  ['es', 'qué cambió entre el lunes y el martes', 'since=2026-11-23 until=2026-11-24'],
  ['es', 'qué cambió desde el viernes hasta el lunes', 'since=2026-11-20 until=2026-11-23'],
  ['en', 'what changed between Wednesday and Friday', 'since=2026-11-18 until=2026-11-20'],
  // Today counts as far as it goes.
  ['en', 'what changed between Monday and Wednesday', 'since=2026-11-23'],
  ['en', 'what changed yesterday and today', 'since=2026-11-24'],
  // What is not over yet was last week.
  ['en', 'what changed from Monday to Friday', 'since=2026-11-16 until=2026-11-20'],
  ['en', 'what changed between the 20th and the 23rd of November', 'since=2026-11-20 until=2026-11-23'],
  ['en', 'what changed three days ago', 'since=2026-11-22 until=2026-11-22'],
  ['es', 'qué cambió hace tres días', 'since=2026-11-22 until=2026-11-22'],
  ['en', 'what changed two weeks ago', 'since=2026-11-09 until=2026-11-15'],
  ['en', 'what changed in the last three days', 'since=2026-11-22'],
  ['es', 'qué ha cambiado en los últimos tres días', 'since=2026-11-22'],
] as const)('days in %s: %s', (language, message, days) => {
  expect(board(message, language)).toBe(`changes? board ${days}`);
});

test.each([
  ['en', 'which tasks changed yesterday', '{changedSince=2026-11-24 changedUntil=2026-11-24}'],
  ['en', 'which tasks were created yesterday', '{createdSince=2026-11-24 createdUntil=2026-11-24}'],
  ['es', 'qué tareas se crearon ayer', '{createdSince=2026-11-24 createdUntil=2026-11-24}'],
  ['en', 'tasks created since Monday', '{createdSince=2026-11-23}'],
  ['en', 'tasks changed since Monday', '{changedSince=2026-11-23}'],
  [
    'en',
    'which tasks were closed between Monday and Tuesday',
    '{statuses=done finishedSince=2026-11-23 finishedUntil=2026-11-24}',
  ],
] as const)('tasks of some days in %s: %s', (language, message, filter) => {
  expect(board(message, language)).toBe(`list? ${filter}`);
});
