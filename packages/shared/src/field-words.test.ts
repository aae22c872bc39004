import { afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { login } from './contracts/auth';
import { changeTasks, createTask } from './contracts/tasks';
import { type FieldReason, sayIssuesWith, wordsOfIssue } from './field-words';
import { fill, templateOf, type Words } from './words';

const told = (schema: z.ZodType, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map((issue) => wordsOfIssue(issue));
const english = (words: Words) => words.message;
afterEach(() => sayIssuesWith(english));

test('an issue carries its reason: of a rule of the schema, of a general one, and of an entry', () => {
  expect(told(createTask.body, { title: ' ', description: 7, size: 1 })).toEqual([
    { reason: 'required', params: { field: 'title' }, message: 'Title is required' },
    { reason: 'must-be-text', params: { field: 'description' }, message: 'Description must be text' },
    { reason: 'not-known', params: { names: ['size'], count: 1 }, message: 'size is not known here' },
  ]);
  const change = { kind: 'tag', remove: ['a', 7] };
  expect(told(changeTasks.body, { ids: [], change })).toEqual([
    {
      reason: 'too-few-entries',
      params: { field: 'ids', count: 1 },
      message: 'Ids must have at least 1 entry',
    },
    { reason: 'required', params: { field: 'tagId' }, message: 'Tag id is required' },
  ]);
});

test('what somebody sent is told as far as the message shows it', () => {
  const keys = Array.from({ length: 9 }, (_, index) => String(index).repeat(500));
  const [words] = told(login.body, { email: 'a@b.test', ...Object.fromEntries(keys.map((key) => [key, 1])) });
  expect(words).toMatchObject({ reason: 'not-known-and-more', params: { count: 4 } });
  expect(JSON.stringify(words?.params).length).toBeLessThan(600);
});

test('another voice says all that is wrong in another language, without another contract', () => {
  const words: Partial<Record<FieldReason | 'too-many-entries_other', string>> = {
    required: '{{field}} fehlt',
    'not-an-email': 'Das ist keine Adresse',
    'too-many-entries_other': 'höchstens {{count}}',
  };
  sayIssuesWith(({ reason, params, message }) => {
    const template = templateOf(words, reason, params);
    return template ? fill(template, params) : message;
  });
  const messages = (schema: z.ZodType, input: unknown) =>
    schema.safeParse(input).error?.issues.map(({ message }) => message);
  expect(messages(createTask.body, {})).toEqual(['title fehlt']);
  expect(messages(login.body, { email: 'x' })).toEqual(['Das ist keine Adresse']);
  const ids = Array.from({ length: 600 }, () => '0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3e');
  expect(messages(changeTasks.body, { ids, change: { kind: 'delete' } })).toEqual(['höchstens 500']);
  expect(messages(login.body, 7)).toEqual(['The request must be an object']);
});
