import type { HistoryEntry, Task } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { type StoryLine, storyLines, waitingLines } from './story-lines';

const entry = (part: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'e1',
  kind: 'edit',
  at: '2026-11-21T10:00:00.000Z',
  actorId: 'u1',
  actorName: 'Ada Admin',
  ...part,
});
const edit = (field: string, from: unknown, to: unknown) => entry({ changes: [{ field, from, to }] });
const red = { id: 'r', name: 'red', category: 'Colour', color: 'red' };
const blue = { id: 'b', name: 'blue', category: 'Colour', color: 'blue' };

test.each<[string, HistoryEntry, StoryLine[]]>([
  ['created', entry({ kind: 'created' }), [{ kind: 'created' }]],
  ['moved', entry({ kind: 'status', status: 'done' }), [{ kind: 'status', status: 'done' }]],
  ['proposed', entry({ kind: 'status', status: 'on-approval' }), [{ kind: 'proposed' }]],
  ['renamed', edit('title', 'A', 'B'), [{ kind: 'title', from: 'A', to: 'B' }]],
  ['described', edit('description', '', 'B'), [{ kind: 'descriptionAdded', from: '', to: 'B' }]],
  ['assigned', edit('userId', null, 'u2'), [{ kind: 'assigned', userId: 'u2' }]],
  ['taken from somebody', edit('userId', 'u2', null), [{ kind: 'unassigned', userId: 'u2' }]],
  [
    'due',
    edit('endDate', null, '2026-11-30T22:59:59.999Z'),
    [{ kind: 'due', date: '2026-11-30T22:59:59.999Z' }],
  ],
  ['no longer due', edit('endDate', '2026-11-30T22:59:59.999Z', null), [{ kind: 'noDue' }]],
  [
    'tagged anew',
    edit('tags', [red], [blue]),
    [
      { kind: 'tagsAdded', names: 'blue' },
      { kind: 'tagsRemoved', names: 'red' },
    ],
  ],
  ['something newer than this page', edit('estimate', 1, 2), [{ kind: 'other', field: 'estimate' }]],
])('%s', (_, given, expected) => {
  expect(storyLines(given)).toEqual(expected);
});

test('what waits to be saved is told as it will be', () => {
  const at = '2026-11-21T10:00:00.000Z';
  const saved: Task = {
    ...{ id: 't1', title: 'A', description: '', endDate: null, userId: 'u1', position: 'a', version: 1 },
    ...{ createdAt: at, updatedAt: at, origin: null },
    currentStatus: { status: 'todo', createdAt: at },
    customField: { tags: [], status: 'todo' },
  };
  expect(waitingLines(saved, saved)).toEqual([]);
  const shown = {
    ...saved,
    title: 'B',
    position: 'b',
    currentStatus: { status: 'done' as const, createdAt: at },
  };
  expect(waitingLines(saved, shown)).toEqual([
    { kind: 'title', from: 'A', to: 'B' },
    { kind: 'status', status: 'done' },
  ]);
});
