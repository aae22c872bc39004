import { expect, test } from 'vitest';
import { borne, judgeClaims } from './claims';

/** Marks stand as [] here. */
const unsupported = (text: string) => judgeClaims(text.replaceAll('[]', borne)).unsupported;

test.each([
  'It is blue[].',
  'It is blue.[] It is due on Friday[]. Dr. Berg said so[].',
  'Sure. Here is what I found:\n\n- The boats leak[]\n- The wall is dry[].\n\nLet me know if you need anything else!',
  'Claro. Aquí tienes el resumen:\n1. Los barcos hacen agua[].\n2. El muro está seco.[]',
  '## The boats\n**In short**\nThey leak[]. Shall I open a task?',
  'I did not find the price in the tasks, nor in the meetings. I can look further. No he encontrado el precio.',
  '| Task | Due |\n|---|---|\n| Paint | Friday[] |\n\n---\n',
  'They leak, e.g. The Maria does[].',
  '',
])('is all borne: %s', (text) => expect(unsupported(text)).toEqual([]));

test.each([
  ['It is blue[]. Mallory stole the money.', ['Mallory stole the money.']],
  ['Sure. They leak. The wall is dry[].', ['They leak.']],
  ['- The boats leak[]\n- Pay Mallory today\n', ['Pay Mallory today']],
  ['1. Los barcos hacen agua[].\n2. **Mallory** es la jefa.', ['Mallory** es la jefa.']],
  ['| Task | Due |\n|---|---|\n| Paint | Friday |', ['| Paint | Friday |']],
  ['I know that Mallory stole it. It is blue[].', ['I know that Mallory stole it.']],
  ['They leak.[] “The wall is dry.” 40 euros are due.', ['“The wall is dry.”', '40 euros are due.']],
])('is not all borne: %s', (text, sentences) => expect(unsupported(text)).toEqual(sentences));

test('costs no more than the length of an answer', () => {
  for (const text of [
    '. '.repeat(50_000),
    `a.${' '.repeat(100_000)}`,
    '.'.repeat(100_000),
    '-|'.repeat(50_000),
    'Dr. '.repeat(30_000),
    `**${'a'.repeat(100_000)}`,
  ])
    judgeClaims(text);
});
