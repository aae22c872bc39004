import { expect, test } from 'vitest';
import { mergeDraft } from './draft';

const now = { title: 'Cake', text: 'With lemon', due: null as string | null };

test('a draft comes into what others made of the rest meanwhile', () => {
  const draft = { changed: { title: 'Pie' }, base: { title: 'Cake' } };
  expect(mergeDraft(now, draft)).toEqual({ values: { ...now, title: 'Pie' }, clashed: {} });
  expect(mergeDraft(now, undefined)).toEqual({ values: now, clashed: {} });
});

test('a field that others changed since is told with what the draft stood on, unless both say the same', () => {
  const draft = { changed: { text: 'Two layers', due: '2026-12-01' }, base: { text: '', due: null } };
  expect(mergeDraft(now, draft)).toEqual({
    values: { title: 'Cake', text: 'Two layers', due: '2026-12-01' },
    clashed: { text: '' },
  });
  expect(mergeDraft(now, { changed: { text: 'With lemon' }, base: { text: '' } }).clashed).toEqual({});
});

test('one that does not know what it stood on is shown as it is', () => {
  const draft = { changed: { text: 'Two layers' }, base: {} };
  expect(mergeDraft(now, draft)).toEqual({ values: { ...now, text: 'Two layers' }, clashed: {} });
});
