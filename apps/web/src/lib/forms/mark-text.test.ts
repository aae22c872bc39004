import { expect, test } from 'vitest';
import { byPlainLetters } from './mark-text';

test('options are found by plain letters, at most as many as are shown', () => {
  const options = ['Lucía Prado', 'Łukasz Zieliński', 'Luca Rossi'].map((label) => ({ value: label, label }));
  const found = (search: string, limit = 10) =>
    byPlainLetters({ options, search, limit }).map((option) => 'label' in option && option.label);
  expect(found(' LUC')).toEqual(['Lucía Prado', 'Luca Rossi']);
  expect(found('zielin')).toEqual(['Łukasz Zieliński']);
  expect(found('Lucí')).toEqual(['Lucía Prado']);
  expect(found('', 2)).toHaveLength(2);
});
