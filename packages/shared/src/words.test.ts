import { expect, test } from 'vitest';
import { labelOf, namesIn, sayerOf, templateOf } from './words';

const templates = {
  taken: 'There is already a {{kind}} named "{{name}}".',
  missing: '{{field, label}} lacks {{names, list(type: unit)}} of {{most, number}}',
  waits_one: 'Wait {{count}} second',
  waits_other: 'Wait {{count}} seconds',
  plain: 'No more',
} as const;
const say = sayerOf(templates);

test('a sentence is its template with what it asks for', () => {
  expect(say('taken', { kind: 'position', name: 'Cook' })).toEqual({
    reason: 'taken',
    params: { kind: 'position', name: 'Cook' },
    message: 'There is already a position named "Cook".',
  });
  expect(say('missing', { field: 'firstName', names: ['a', 'b', 'c'], most: 10_000 }).message).toBe(
    'First name lacks a, b, c of 10,000',
  );
  expect(say('plain')).toEqual({ reason: 'plain', params: {}, message: 'No more' });
});

test('a plural is chosen by its count', () => {
  expect([0, 1, 2].map((count) => say('waits', { count }).message)).toEqual([
    'Wait 0 seconds',
    'Wait 1 second',
    'Wait 2 seconds',
  ]);
  expect(templateOf(templates, 'waits', { count: 1 })).toBe(templates.waits_one);
});

test('what was filled in is text, whatever it looks like', () => {
  expect(say('taken', { kind: '{{name}}', name: '$& $1 {{kind}}' }).message).toBe(
    'There is already a {{name}} named "$& $1 {{kind}}".',
  );
});

test('the compiler asks for what a template asks for', () => {
  // @ts-expect-error the name is missing, and would stand unfilled
  expect(say('taken', { kind: 'role' }).message).toContain('{{name}}');
  // @ts-expect-error no such reason
  expect(say('gone').message).toBe('');
  // @ts-expect-error names are a list
  say('missing', { field: 'a', names: 'a', most: 1 });
  expect(namesIn(templates.missing)).toEqual(['field', 'names', 'most']);
});

test.each([
  ['title', 'Title'],
  ['companyName', 'Company name'],
  ['tags[2]', 'Tags: entry 3'],
  ['', 'The request'],
])('the field %s is called %s', (field, label) => expect(labelOf(field)).toBe(label));
