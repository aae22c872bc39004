import { expect, test } from 'vitest';
import { rankSimilar } from './similar-tasks';

const tasks = (...titles: string[]) =>
  titles.map((title, at) => ({ id: `${at}`, title, status: 'todo' as const }));
const found = (title: string, ...titles: string[]) =>
  rankSimilar(title, tasks(...titles)).map((task) => task.title);

test('what shares most words comes first, whatever their order, forms and accents', () => {
  expect(
    found(
      'Review the migration plan',
      'Plan of migrations: reviewing',
      'Migration plan',
      'Buy milk',
      'Planes',
    ),
  ).toEqual(['Plan of migrations: reviewing', 'Migration plan']);
  expect(found('Enviar las diapositivas a Lucía', 'ENVIAR DIAPOSITIVAS (LUCIA)')).toHaveLength(1);
});

test('one word in common is chance, unless it is the whole title', () => {
  expect(found('Update the website', 'Update the contract', 'Website')).toEqual([]);
  expect(found('Website', 'website')).toEqual(['website']);
  expect(found('it', 'it')).toEqual([]);
});

test('no more are offered than fit', () => {
  expect(found('Login fix', ...Array.from({ length: 9 }, (_, at) => `Login fix ${at}`))).toHaveLength(5);
});
