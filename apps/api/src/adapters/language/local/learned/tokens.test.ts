import { expect, test } from 'vitest';
import { tokens } from './tokens';

test.each([
  ["I 'll um send you the the draft , {vocalsound} okay ?", "I'll send you the draft, okay?"],
  ["So w we 're gonna {disfmarker} uh we 're gonna order them .", "So we're going to order them."],
  ["That 's what I don't know", 'that’s what I do not know'],
  ["Alright , I can't come", 'All right, I cannot come!'],
  ['Yeah , e-mail them', 'Yes, email them'],
])('%s', (spoken, written) => expect(tokens(spoken)).toEqual(tokens(written)));

test('words, a question mark, and nothing else', () => {
  expect(tokens("Who'll order #12 — the “badges”?")).toEqual([
    'who',
    'will',
    'order',
    '12',
    'the',
    'badges',
    '?',
  ]);
  expect(tokens('{vocalsound} Mm - hmm .')).toEqual([]);
});

test('a word that an object happens to know is a word', () => {
  expect(tokens("constructor __proto__'constructor toString")).toEqual([
    'constructor',
    'proto',
    'constructor',
    'tostring',
  ]);
});
