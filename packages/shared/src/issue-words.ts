import type { z } from 'zod';
import { sayOfField, tell } from './field-words';
import type { Words } from './words';

/** An issue as zod finds it, before it has words. */
type Issue = z.core.$ZodRawIssue;

const kinds = {
  string: 'must-be-text',
  number: 'must-be-number',
  int: 'must-be-whole-number',
  boolean: 'must-be-boolean',
  array: 'must-be-list',
  object: 'must-be-object',
  record: 'must-be-object',
  null: 'must-be-null',
} as const;

const formats = {
  uuid: 'must-be-id',
  datetime: 'must-be-instant',
  date: 'must-be-date',
  email: 'must-be-email',
} as const;

/** Tells what is wrong with an input where a schema has no words of its own. */
export const tellIssue = (issue: Issue): string => tell(issue, issueWords(issue));

/** Pure: what is wrong with an input, in words that name the field and the limit. */
export function issueWords(issue: Issue): Words {
  const field = fieldOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return sayOfField('required', { field });
      return issue.expected in kinds
        ? sayOfField(kinds[issue.expected as keyof typeof kinds], { field })
        : sayOfField('must-be-kind', { field, kind: issue.expected });
    case 'invalid_value':
      return oneOf(field, issue.values);
    case 'too_big':
      return tooBig(field, issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(field, issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return sayOfField(formats[issue.format as keyof typeof formats] ?? 'must-be-as-documented', { field });
    case 'unrecognized_keys':
      return notKnown(issue.keys);
    case 'invalid_union':
      return Array.isArray(issue.options) && issue.options.length > 0
        ? sayOfField('must-be-one-of', { field, values: issue.options.map(String) })
        : sayOfField('kind-not-accepted', { field });
    case 'invalid_key':
      return sayOfField('name-not-accepted', { field });
    case 'not_multiple_of':
      return sayOfField('must-be-multiple', { field, divisor: Number(issue.divisor) });
    default:
      return sayOfField('not-accepted', { field });
  }
}

function oneOf(field: string, accepted: readonly unknown[]): Words {
  const values = accepted.map(String);
  return values.length > 1
    ? sayOfField('must-be-one-of', { field, values })
    : sayOfField('must-be-value', { field, value: values[0] ?? '' });
}

function tooBig(field: string, origin: string, most: number): Words {
  if (origin === 'string') return sayOfField('too-long', { field, count: most });
  if (origin === 'array') return sayOfField('too-many-entries', { field, count: most });
  return sayOfField('too-great', { field, max: most });
}

function tooSmall(field: string, origin: string, least: number): Words {
  if (origin === 'string') return sayOfField('too-short', { field, count: least });
  if (origin === 'array') return sayOfField('too-few-entries', { field, count: least });
  return sayOfField('too-small', { field, min: least });
}

/** A name that somebody sent is repeated so far. */
const nameShown = 100;
const namesShown = 5;

/** Some of the names, for there may be thousands, as long as they like. */
function notKnown(keys: readonly string[]): Words {
  const names = keys.slice(0, namesShown).map((name) => cut(name));
  const more = keys.length - names.length;
  return more > 0
    ? sayOfField('not-known-and-more', { names, count: more })
    : sayOfField('not-known', { names, count: keys.length });
}

/** Pure: the beginning of what somebody sent, and a sign where there is more of it. */
export function cut(text: string, most = nameShown): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The last name of a path, with the entry where it is one of several: customField.tags.0 is `tags[0]`. */
function fieldOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string' && !/^\d+$/.test(part));
  if (typeof name !== 'string' || name === '') return '';
  const at = path.at(-1);
  return typeof at === 'number' ? `${cut(name)}[${at}]` : cut(name);
}
