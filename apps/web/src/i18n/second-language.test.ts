import { createTask } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import { sayIssuesWith, wordsOfIssue } from '@tavla/shared/field-words';
import { AxiosError, type AxiosResponse } from 'axios';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { errorText, failedText, fieldErrors } from '@/api/error-text';
import { checkedResolver } from '@/lib/forms/checked-resolver';
import { i18n } from './i18n';
import { inLanguage, type SaidTexts } from './said';

/** A language that nobody speaks, made of German. The server knows nothing of it. */
const toy: SaidTexts = {
  'role-name-taken': 'Eine Rolle „{{name}}“ gibt es schon.',
  'role-in-use_one': 'Eine Person hat diese Rolle.',
  'role-in-use_other': '{{count}} Personen haben diese Rolle.',
  required: '{{field, label}} fehlt',
  'must-be-text': '{{field, label}} muss Text sein',
  'not-known_other': 'Unbekannt: {{names, list(type: unit)}}',
  'csv-too-many-rows': 'Mehr als {{most, number}} Zeilen.',
  'invalid-email': 'Keine Adresse',
  'label-title': 'Titel',
  'label-tags': 'Schlagworte',
  entry: '{{label}}, Eintrag {{count}}',
};

beforeAll(() => {
  i18n.addResourceBundle('de', 'said', toy);
  sayIssuesWith(inLanguage);
});
afterEach(() => i18n.changeLanguage('en'));
afterAll(() => {
  i18n.removeResourceBundle('de', 'said');
  sayIssuesWith(({ message }) => message);
});

function refusal(words: object): AxiosError {
  const data = { statusCode: 409, code: 'conflict', ...words };
  return new AxiosError('', 'ERR_BAD_REQUEST', undefined, undefined, { status: 409, data } as AxiosResponse);
}
/** The same in English and in the other language. */
async function bothOf<Result>(read: () => Result) {
  const english = await read();
  await i18n.changeLanguage('de');
  return [english, await read()];
}

test('the server’s refusal', async () => {
  const error = refusal(say('role-name-taken', { name: 'Cook' }));
  expect(await bothOf(() => errorText(error))).toEqual([
    'There is already a role named "Cook".',
    'Eine Rolle „Cook“ gibt es schon.',
  ]);
});

test('a plural, also where the specification asks for the first that failed', async () => {
  const texts = (count: number) => {
    const { reason, params, message } = say('role-in-use', { count });
    const failed = [{ reason: message, causes: [{ reason, params }], count }];
    return errorText(refusal({ ...say('internal'), failed }));
  };
  expect(await bothOf(() => [1, 3].map(texts))).toEqual([
    [
      '1 person has this role. Give them another role first.',
      '3 people have this role. Give them another role first.',
    ],
    ['Eine Person hat diese Rolle.', '3 Personen haben diese Rolle.'],
  ]);
});

test('the fields that the server refused, each by its own name', async () => {
  const { issues } = createTask.body.safeParse({ customField: { tags: ['a', 'b', 7] }, x: 1, y: 2 })
    .error ?? {
    issues: [],
  };
  const errors = issues.map((issue) => ({ path: issue.path.join('.'), ...wordsOfIssue(issue) }));
  const [english, german] = await bothOf(() => fieldErrors(refusal({ ...say('not-valid'), errors })));
  expect(english).toMatchObject({ title: 'Title is required', '': 'x, y are not known here' });
  expect(german).toMatchObject({ title: 'Titel fehlt', '': 'Unbekannt: x, y' });
});

test('what a form refuses by itself', async () => {
  const check = checkedResolver(createTask.body as never);
  const check2 = async () => {
    const { errors } = await check({ title: ' ' } as never, undefined, { fields: {} } as never);
    return (errors as { title?: { message?: string } }).title?.message;
  };
  expect(await bothOf(check2)).toEqual(['Title is required', 'Titel fehlt']);
});

test('formats are those of the language, and an entry is one of its field', async () => {
  await i18n.changeLanguage('de');
  expect(inLanguage(say('csv-too-many-rows', { most: 10_000 }))).toBe('Mehr als 10.000 Zeilen.');
  const params = { field: 'tags[2]' };
  expect(inLanguage({ reason: 'must-be-text', params, message: '' })).toBe(
    'Schlagworte, Eintrag 3 muss Text sein',
  );
});

test('what the language lacks is said in English, whole, and never with its braces filled from elsewhere', async () => {
  await i18n.changeLanguage('de');
  const name = '{{count}} $t(common:form.save) {{name}}';
  expect(inLanguage(say('role-not-deletable', { name }))).toBe(`The role "${name}" cannot be deleted.`);
  expect(inLanguage(say('role-name-taken', { name }))).toBe(`Eine Rolle „${name}“ gibt es schon.`);
  const causes = [
    { reason: 'invalid-email', params: {} },
    { reason: 'row-existing', params: {} },
  ];
  expect(failedText({ reason: 'Invalid email; There already', causes })).toBe('Invalid email; There already');
  expect(failedText({ reason: 'Invalid email', causes: causes.slice(0, 1) })).toBe('Keine Adresse');
  expect(errorText(refusal({ message: 'From before there were reasons' }))).toBe(
    'From before there were reasons',
  );
});
