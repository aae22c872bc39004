import { say } from '@tavla/shared/error-words';
import { expect, test } from 'vitest';
import { invalid, notFound, toErrorBody } from '@/http/errors/errors';
import { expectKnownWords, expectKnownWordsIn } from './known-words';

const refusal = (words: object) => ({ ...toErrorBody(notFound('task')).body, ...words });
const json = 'application/json; charset=utf-8';

test('what the catalogue says passes, and what is no refusal', () => {
  expectKnownWords(refusal({}));
  expectKnownWords(toErrorBody(invalid('name', say('role-name-taken', { name: '{{name}}' }))).body);
  for (const answer of [null, 'text', { data: [] }, { code: '123456' }]) expectKnownWords(answer);
});

test.each([
  ['a sentence that was put together by hand', refusal({ message: 'No such task.' }), 'the words are'],
  ['a reason that nobody knows', refusal({ reason: 'gone-fishing' }), 'stands in no catalogue'],
  ['no reason', refusal({ reason: undefined }), 'stands in no catalogue'],
  ['no parameters', refusal({ params: undefined }), 'without parameters'],
  ['one parameter too many', refusal({ params: { email: 'a@b.test' } }), 'asks for'],
  ['one that is missing', refusal({ ...say('role-name-taken', { name: 'A' }), params: {} }), 'asks for'],
  ['a field without a reason', refusal({ errors: [{ path: 'a', message: 'Wrong' }] }), 'without parameters'],
  ['a row without causes', { failed: [{ reason: 'Wrong' }] }, 'the words are'],
  [
    'a meeting with another cause',
    { error: 'Wrong', cause: { reason: 'recogniser-stopped', params: {} } },
    'the words are',
  ],
])('%s does not', (_, answer, why) => {
  expect(() => expectKnownWords(answer)).toThrow(why);
  expect(() => expectKnownWordsIn(JSON.stringify(answer), json)).toThrow(why);
});
