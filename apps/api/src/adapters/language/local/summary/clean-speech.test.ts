import { expect, test } from 'vitest';
import { words } from '@/adapters/language/fold-text';
import { cleanSpeech } from './clean-speech';
import { wordListsOf } from './word-lists';

const english = (text: string) => cleanSpeech(text, wordListsOf('en'));
const spanish = (text: string) => cleanSpeech(text, wordListsOf('es'));

test.each([
  ['So, um, I think the the plan is, you know, to um ship it', 'I think the plan is, to ship it.'],
  ['Well, okay, and then we w we moved the {laugh} deadline.', 'We moved the deadline.'],
  ['They use spee speech recognition', 'They use speech recognition.'],
  ["what's the what's the best way to do an average?", "What's the best way to do an average?"],
  ['No people want that. ', 'No people want that.'],
  ['No, that is relative.', 'That is relative.'],
  ['It was 20 20 vision.', 'It was 20 20 vision.'],
  ['[inaudible] The budget, uh, is fixed ,', 'The budget, is fixed.'],
  ['Like channel zero would switch it off', 'Channel zero would switch it off.'],
  ['Um. Yeah.', ''],
])('English: %s', (text, shown) => {
  expect(english(text)).toBe(shown);
});

test.each([
  ['Bueno, pues eh la la fecha es el lunes', 'La fecha es el lunes.'],
  ['Y, o sea, necesitamos más tiempo.', 'Necesitamos más tiempo.'],
  ['¿Qué hacemos con el presupuesto?', '¿Qué hacemos con el presupuesto?'],
])('Spanish: %s', (text, shown) => {
  expect(spanish(text)).toBe(shown);
});

test('says nothing that was not said, in the order in which it was', () => {
  const said =
    'And so, um, we we should should we b buy the, the new, uh, T_V_, I mean, the one that that works, right';
  const left = words(said).map(({ text }) => text);
  for (const { text } of words(english(said))) {
    const at = left.indexOf(text);
    expect(at).toBeGreaterThanOrEqual(0);
    left.splice(0, at + 1);
  }
});
