import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';
import { marked } from './likely.test-kit';

const shown = (message: string, language: 'en' | 'es' = 'en') =>
  marked(message, { language }).marks.map((mark) => {
    switch (mark.kind) {
      case 'word':
        return mark.text;
      case 'task':
        return `<${mark.titles.join('|')}>`;
      case 'person':
        return `<${mark.ids.join('|')}${mark.isPossessive ? '’s' : ''}>`;
      case 'day':
        return `<${mark.day}>`;
      default:
        return `<${mark.kind}>`;
    }
  });

test.each([
  ['Priya takes the oven', ['<priya>', 'takes', '<Repair the oven>']],
  ["Tomasz's lease by friday", ['<tomasz’s>', '<Sign the lease of the new shop>', 'by', '<2026-11-27>']],
  ['the delivery: urgent', ['<Clean the delivery van|Paint the delivery entrance>', ':', '<tags>']],
  ['“repair the oven” and “bake bread”', ['<Repair the oven>', 'and', '<quote>']],
  ['a week more, then “Done at last”', ['<span>', ',', 'then', '<quote>']],
  ['Owen and the Finance', ['<owen>', 'and', 'the', '<department>']],
])('what is named is known by its kind: %s', (message, kinds) => {
  expect(shown(message)).toEqual(kinds);
});

/** 'Van 7' is not the seventh, 'los dos' not the second. */
test.each([
  ['van 7 is back', 'en', ['<Clean the delivery van>', '7', 'is', 'back']],
  ['los dos van bien', 'es', ['los', 'dos', '<Clean the delivery van>', 'bien']],
  ['para el 7', 'es', ['para', '<2026-12-07>']],
] as const)('a number is a day only where it is called one: %s', (message, language, kinds) => {
  expect(shown(message, language)).toEqual(kinds);
});

test('every token is in one mark, in order', () => {
  const { tokens, marks } = marked('Oven, van and lease: Priya, by friday, urgent, done, a week, “x”');
  expect(marks.map(({ from }) => from)).toEqual([0, ...marks.slice(0, -1).map(({ to }) => to)]);
  expect(marks.at(-1)?.to).toBe(tokens.length);
});

test('somebody is named without an apostrophe where a name is written, and the plural of a word is nobody', () => {
  const people = [{ id: 'bill', firstName: 'Bill', lastName: 'Stone', isActive: true }];
  const kinds = (message: string) => marked(message, { people }).marks.map(({ kind }) => kind);
  expect(kinds('what about Bills oven')).toContain('person');
  expect(kinds('what about bills tasks')).toContain('person');
  expect(kinds('which bills are overdue')).not.toContain('person');
});

test('a department is named without its accents, too', () => {
  const departments = [
    { id: 'board', name: 'Dirección' },
    { id: 'lodz', name: 'Łódź' },
    { id: 'street', name: 'Straße und Büro' },
  ];
  const named = (message: string) =>
    marked(message, { departments }).marks.flatMap((mark) => (mark.kind === 'department' ? [mark.id] : []));
  expect(named('lo de direccion, DIRECCIÓN y dirección')).toEqual(['board', 'board', 'board']);
  expect(named('all that Lodz has')).toEqual(['lodz']);
  expect(named('all that strasse und buro has')).toEqual(['street']);
  expect(told('what does the strasse und buro team have', { departments, place: 'board' })).toContain(
    'street',
  );
});
