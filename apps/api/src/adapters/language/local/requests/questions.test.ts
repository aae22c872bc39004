import { expect, test } from 'vitest';
import { told } from './requests.test-kit';

const asked: readonly [string, string][] = [
  ['What is overdue?', 'list? {due=overdue}'],
  ['How many tasks are in progress?', 'count? {statuses=in-progress}'],
  ['cuantas tareas hay en curso?', 'count? {statuses=in-progress}'],
  ['Which tasks are about backups?', 'list? {about=backups}'],
  ['Is there anything about backups?', 'list? {about=backups}'],
  ['¿qué hay para mañana?', 'list? {due=2026-11-26..2026-11-26 statuses=pending,todo,in-progress}'],
  ["show me Tomasz's overdue tasks", 'list? {assigneeId=tomasz due=overdue}'],
  ['who has the most on their plate?', 'most? {statuses=pending,todo,in-progress} by=assignee'],
  ['What is Tomasz working on?', 'working-on? userId=tomasz'],
  ['¿En qué trabaja Finance?', 'working-on? departmentId=finance'],
  ['What else did Jonas promise?', 'promises? userId=jonas'],
  ['What did we decide about logs?', 'decisions? about=logs'],
  ['What changed since Monday?', 'changes? board since=2026-11-23'],
  ['Who said this?', 'who-said? ticket'],
  ['¿Quién lo dijo?', 'who-said? ticket'],
  ['Why do we need this?', 'why? ticket'],
  ['Summarise the meeting', 'summary? of=meeting'],
  ['hazme un resumen de la reunión', 'summary? of=meeting'],
  ['dame un resumen de la reunión', 'summary? of=meeting'],
  ['Give me a short summary of the harbour meeting', 'summary? of=meeting meeting=harbour'],
  ['necesito un breve resumen de la reunión del puerto', 'summary? of=meeting meeting=puerto'],
  ['What else did Jonas promise in the meeting this comes from?', 'promises? userId=jonas meeting=open'],
  ['¿qué más prometió Jonas en la reunión de la que sale esto?', 'promises? userId=jonas meeting=open'],
  ['Why do we need new ones?', 'why? ticket'],
  ['¿por qué necesitamos más?', 'why? ticket'],
  ['who was in the meeting?', 'attendees?'],
  ['when is this due?', 'field? field=due ticket'],
  ['¿A quién está asignada la tarea?', 'field? field=assignee ticket'],
  ['desde cuándo está esto en curso?', 'field? field=since ticket'],
  ['who is responsible for the loyalty card?', "field? field=assignee 'loyalty card'"],
  ['how strong was the wind when they stopped?', 'search? words=strong+wind+stopped'],
];

test.each(asked)('%s', (message, expected) => {
  expect(told(message)).toBe(expected);
});
