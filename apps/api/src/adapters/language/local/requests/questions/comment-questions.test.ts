import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

test.each([
  ['has anyone commented on this', 'comments? ticket'],
  ['any comments yet?', 'comments? ticket'],
  ['what did people write about this?', 'comments? ticket'],
  ['read me the last comment', 'comments? ticket'],
  ['any comments on the boiler?', "comments? 'boiler'"],
  ['did Priya reply?', 'comments? ticket userId=priya'],
  ['what did Tomasz write here', 'comments? ticket userId=tomasz'],
  ['¿ha comentado alguien?', 'comments? ticket'],
  ['¿qué comenta la gente de esto?', 'comments? ticket'],
  ['¿qué ha contestado Tomasz?', 'comments? ticket userId=tomasz'],
])('asks for what people wrote on a ticket: %s', (message, expected) => {
  expect(told(message)).toBe(expected);
});

test.each([
  'what did people say about the boiler?',
  'what was said about the boiler',
  'what was said about this?',
  'what was discussed today?',
  '¿qué se dijo?',
  'did anyone say anything about the boiler in the meeting?',
  'has Jonas answered the letter?',
  'what did Tomasz say about the printer',
  '¿qué se dijo de la caldera?',
])('asks for what was said or done anywhere: %s', (message) => {
  expect(told(message)).not.toContain('comments?');
});

test.each([
  ['any comments in the last meeting?', 'ticket'],
  ["are there any comments in today's meeting?", 'meeting'],
  ['¿hay comentarios en la reunión?', 'meeting'],
  ['any messages for Priya?', 'board'],
  ['do we have any messages for tomorrow', 'board'],
  ['any new comments on the board?', 'board'],
] as const)('names no task: %s', (message, place) => {
  expect(told(message, { place })).not.toContain('comments?');
});

test.each(['any comments?', 'what was written here?', 'has Priya replied?'])(
  'asks for no ticket where none is open: %s',
  (message) => {
    for (const place of ['board', 'meeting'] as const)
      expect(told(message, { place })).not.toContain('comments?');
  },
);
