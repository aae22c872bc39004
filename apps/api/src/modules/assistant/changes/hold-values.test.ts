import type { Tag } from '@tavla/shared/contracts/tasks';
import { tagsMax } from '@tavla/shared/limits';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { TaskRow } from '@/modules/tasks/task-row';
import { holdValues } from './hold-values';
import { comment, creation, deletion, edit } from './plan-changes';

const row = {
  ...{ id: newId(), title: 'Order chairs', description: '', status: 'todo', column: 'todo', userId: null },
  ...{ endDate: null, tags: [], version: 3 },
} as unknown as TaskRow;
const tags = Array.from({ length: tagsMax + 1 }, (_, at): Tag => {
  return { id: `${at}`, name: `Tag ${at}`, category: 'Area', color: 'blue' };
});

test.each([
  ['title', 'x'.repeat(151)],
  ['title', '\u200b\u2060'],
  ['title', ' '],
  ['title', '\ud83d'],
  ['description', 'x'.repeat(20_001)],
  ['endDate', '0026-03-01'],
  ['endDate', '10000-01-01'],
  ['tags', tags],
])('what no task can hold is not offered: %s', (field, value) => {
  expect(holdValues(edit(row, { [field]: value }))).toEqual({ field });
  if (field !== 'title') expect(holdValues(creation({ title: 'New', [field]: value }))).toEqual({ field });
});

test('a title is offered as it will stand there, on one line', () => {
  const made = holdValues(creation({ title: ' Order\nchairs\t', status: 'todo' }));
  expect(made).toMatchObject({
    change: { title: 'Order chairs', after: { title: 'Order chairs', status: 'todo' } },
  });
});

test('what can be held stays as it is, and so does what writes no field', () => {
  for (const change of [
    edit(row, {
      title: 'Order 20 chairs',
      endDate: '2027-03-01',
      userId: null,
      status: 'done',
      tags: tags.slice(1),
    }),
    ...[comment(row, 'Soon'), deletion(row), creation({ title: 'New', status: 'todo', endDate: null })],
  ])
    expect(holdValues(change)).toEqual({ change });
});
