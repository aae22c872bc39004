import type { HistoryEntry } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { aTask } from '@/entities/tasks/task.fixture';
import { type StoryLine, storyLines, waitingLines } from './story-lines';

const entry = (part: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'e1',
  kind: 'edit',
  at: '2026-11-21T10:00:00.000Z',
  actorId: 'u1',
  token: null,
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
  ['described', edit('description', '', 'B'), [{ kind: 'written', field: 'description', from: '', to: 'B' }]],
  ['assigned', edit('userId', null, 'u2'), [{ kind: 'assigned', userId: 'u2' }]],
  ['taken from somebody', edit('userId', 'u2', null), [{ kind: 'unassigned', userId: 'u2' }]],
  ['due', edit('endDate', null, '2026-11-30'), [{ kind: 'set', field: 'endDate', value: '2026-11-30' }]],
  ['no longer due', edit('endDate', '2026-11-30', null), [{ kind: 'removed', field: 'endDate' }]],
  [
    'tagged anew',
    edit('tags', [red], [blue]),
    [
      { kind: 'tagsAdded', names: 'blue' },
      { kind: 'tagsRemoved', names: 'red' },
    ],
  ],
  ['something newer than this page', edit('colour', 1, 2), [{ kind: 'other', field: 'colour' }]],
])('%s', (_, given, expected) => {
  expect(storyLines(given)).toEqual(expected);
});

test('what waits to be saved is told as it will be', () => {
  const saved = aTask({ title: 'A' });
  expect(waitingLines(saved, saved)).toEqual([]);
  const shown = {
    ...saved,
    title: 'B',
    position: 'b',
    currentStatus: { ...saved.currentStatus, status: 'done' as const },
  };
  expect(waitingLines(saved, shown)).toEqual([
    { kind: 'title', from: 'A', to: 'B' },
    { kind: 'status', status: 'done' },
  ]);
});
