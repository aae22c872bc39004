import type { z } from 'zod';

/** An issue as zod finds it, before it has words. */
type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Record<string, string> = {
  uuid: 'an id such as 0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3e',
  datetime: 'an instant such as 2026-03-31T17:00:00Z',
  date: 'a date such as 2026-03-31',
  email: 'an e-mail address',
};

/**
 * Pure: what is wrong with an input, as a sentence that names the field and the limit. A schema that has words
 * of its own keeps them; this is for all the others.
 */
export function issueWords(issue: Issue): string {
  const label = labelOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${label} is required`
        : `${label} must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${label} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `${label} must ${sizeOf(issue.origin)}at most ${amount(Number(issue.maximum), issue.origin)}`;
    case 'too_small':
      return `${label} must ${sizeOf(issue.origin)}at least ${amount(Number(issue.minimum), issue.origin)}`;
    case 'invalid_format':
      return `${label} must be ${formats[issue.format] ?? 'written as the documentation says'}`;
    case 'unrecognized_keys':
      return `${namesOf(issue.keys)} ${issue.keys.length > 1 ? 'are' : 'is'} not known here`;
    case 'invalid_union':
      return Array.isArray(issue.options) && issue.options.length > 0
        ? `${label} must be one of ${issue.options.map(String).join(', ')}`
        : `${label} is not of a kind that is accepted here`;
    case 'invalid_key':
      return `${label} has a name that is not accepted here`;
    case 'not_multiple_of':
      return `${label} must be a multiple of ${issue.divisor}`;
    default:
      return `${label} is not accepted here`;
  }
}

/** A name that somebody sent is repeated so far. */
const nameShown = 100;
const namesShown = 5;

/** Some of the names, for there may be thousands, as long as they like. */
function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).map((name) => cut(name));
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

/** Pure: the beginning of what somebody sent, and a sign where there is more of it. */
export function cut(text: string, most = nameShown): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The last name of the path in words: customField.tags.0.categoryName is 'Category name'. */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string' && !/^\d+$/.test(part));
  if (typeof name !== 'string' || name === '') return 'The request';
  const words = cut(name)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const at = path.at(-1);
  return typeof at === 'number' ? `${label}: entry ${at + 1}` : label;
}

const sizeOf = (origin: string) => (origin === 'array' ? 'have ' : 'be ');

function amount(limit: number, origin: string): string {
  const unit = origin === 'string' ? ' character' : origin === 'array' ? ' entr' : '';
  if (unit === ' entr') return `${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `${limit}${unit}${unit && limit !== 1 ? 's' : ''}`;
}
