import { type ParamsIn, type ReasonIn, sayerOf, type Words } from './words';

/** What can be wrong with an input, in English; a language file for i18next. The field goes by its name: `title`. */
export const fieldTemplates = {
  required: '{{field, label}} is required',
  'must-be-text': '{{field, label}} must be text',
  'must-be-number': '{{field, label}} must be a number',
  'must-be-whole-number': '{{field, label}} must be a whole number',
  'must-be-boolean': '{{field, label}} must be true or false',
  'must-be-list': '{{field, label}} must be a list',
  'must-be-object': '{{field, label}} must be an object',
  'must-be-null': '{{field, label}} must be null',
  'must-be-kind': '{{field, label}} must be {{kind}}',
  'must-be-id': '{{field, label}} must be an id such as 0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3e',
  'must-be-instant': '{{field, label}} must be an instant such as 2026-03-31T17:00:00Z',
  'must-be-date': '{{field, label}} must be a date such as 2026-03-31',
  'must-be-email': '{{field, label}} must be an e-mail address',
  'must-be-as-documented': '{{field, label}} must be written as the documentation says',
  'must-be-value': '{{field, label}} must be {{value}}',
  'must-be-one-of': '{{field, label}} must be one of {{values, list(type: unit)}}',
  'must-be-multiple': '{{field, label}} must be a multiple of {{divisor}}',
  'too-long_one': '{{field, label}} must be at most {{count}} character',
  'too-long_other': '{{field, label}} must be at most {{count}} characters',
  'too-short_one': '{{field, label}} must be at least {{count}} character',
  'too-short_other': '{{field, label}} must be at least {{count}} characters',
  'too-many-entries_one': '{{field, label}} must have at most {{count}} entry',
  'too-many-entries_other': '{{field, label}} must have at most {{count}} entries',
  'too-few-entries_one': '{{field, label}} must have at least {{count}} entry',
  'too-few-entries_other': '{{field, label}} must have at least {{count}} entries',
  'too-great': '{{field, label}} must be at most {{max}}',
  'too-small': '{{field, label}} must be at least {{min}}',
  'length-between': '{{field, label}} must be between {{min}} and {{max}} characters',
  'kind-not-accepted': '{{field, label}} is not of a kind that is accepted here',
  'name-not-accepted': '{{field, label}} has a name that is not accepted here',
  'not-accepted': '{{field, label}} is not accepted here',
  'not-known_one': '{{names, list(type: unit)}} is not known here',
  'not-known_other': '{{names, list(type: unit)}} are not known here',
  'not-known-and-more': '{{names, list(type: unit)}} and {{count}} more are not known here',
  'half-character': 'This text holds half a character. Type it again',
  'text-too-long': 'Must be at most {{count}} characters',
  'not-a-day': 'Must be a day of the calendar such as 2026-03-31',
  'day-outside': 'Must be a day between {{first}} and {{last}}',
  'year-outside': 'Must be a date between the years {{first}} and {{last}}',
  'not-a-time-zone': 'Must be an IANA time zone such as Europe/Stockholm',
  'not-a-web-address':
    'Enter an address such as https://example.com/hooks, without a name and password in it',
  'not-an-issuer':
    'Enter an address such as https://login.example.com, without a name, a password or a query in it',
  'choose-events': 'Choose at least one thing that it is told of',
  'not-an-email': 'Enter a valid email',
  'invalid-email': 'Invalid email',
  'email-too-long': 'Email must be less than {{count}} characters',
  'not-a-code': 'Code must be {{count}} digits',
  'too-many-tags': 'A task may have at most {{count}} tags',
  'too-many-tags-removed': 'Remove at most {{count}} tags at once',
  'too-many-mentions': 'A message may mention at most {{count}} people',
  'too-many-words': 'Search for at most {{count}} words at once',
  'too-many-versions': 'At most {{count}} versions',
} as const;

type Templates = typeof fieldTemplates;
export type FieldReason = ReasonIn<Templates>;

export const sayOfField = sayerOf(fieldTemplates);

/** An issue of zod, which carries its words from where they are known to where they are told. */
interface Told {
  words?: Words;
}

let speak = (words: Words): string => words.message;

/** Has what is wrong with an input said in another language, wherever a schema of ours is asked. */
export function sayIssuesWith(voice: (words: Words) => string): void {
  speak = voice;
}

/** Gives an issue its words, as zod asks for them; it keeps what is noted on the issue. */
export function tell(issue: object, words: Words): string {
  (issue as Told).words = words;
  return speak(words);
}

/** The words of an issue; every schema of a contract gives them (a test walks through all). */
export function wordsOfIssue(issue: object & { message?: string | undefined }): Words {
  return (issue as Told).words ?? sayOfField('not-accepted', { field: '' });
}

/** A rule with words of its own, for the schema or the check that it belongs to. */
export function rule<R extends FieldReason>(
  reason: R,
  ...params: keyof ParamsIn<Templates, R> extends never ? [] : [params: ParamsIn<Templates, R>]
): { error: (issue: object) => string } {
  const words = sayOfField(reason, ...(params as never));
  return { error: (issue) => tell(issue, words) };
}
