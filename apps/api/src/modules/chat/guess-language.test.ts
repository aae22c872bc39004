import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language';

test.each([
  ['Who is responsible for this?', 'en'],
  ['deadline?', 'en'],
  ['', 'en'],
  ['¿Quién es el responsable?', 'es'],
  ['cuando hay que entregarlo', 'es'],
  ['Mueve todas mis tareas vencidas a Pendiente', 'es'],
  ['Asígnala a Tomasz', 'es'],
  ['Recuérdame mañana', 'es'],
  ['está hecho', 'es'],
  ['cuántos ejemplares son?', 'es'],
  ['Divide esta tarea en tres', 'es'],
  ['Rename it to "Plan de la reunión del lunes"', 'en'],
  ['Move it to done and assign it to José de la Cruz', 'en'],
  ['Renombra «What is the plan for this» a «Plan»', 'es'],
  ['Vem är ansvarig för det här?', 'sv'],
  ['Är på väg', 'sv'],
  ['När ska det vara klart?', 'sv'],
])('%j is %s', (text, language) => expect(guessLanguage(text)).toBe(language));

test('a long message is read at both ends', () => {
  for (const part of ['"', '“', '«a', 'e\u0301', ' zzz '])
    expect(guessLanguage(`¿Qué vence hoy?\n${part.repeat(20_000)}`)).toBe('es');
});
