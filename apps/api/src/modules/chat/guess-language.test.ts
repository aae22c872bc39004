import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language';

test.each([
  ['Who is responsible for this?', 'en'],
  ['deadline?', 'en'],
  ['', 'en'],
  ['¿Quién es el responsable?', 'es'],
  ['cuando hay que entregarlo', 'es'],
  ['Vem är ansvarig för det här?', 'sv'],
  ['När ska det vara klart?', 'sv'],
])('%j is %s', (text, language) => expect(guessLanguage(text)).toBe(language));
