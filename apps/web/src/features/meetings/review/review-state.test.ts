import type { ActionItem, MeetingUpdate } from '@tavla/shared/meetings/action-items';
import { expect, test } from 'vitest';
import { aTask } from '@/entities/tasks/task.fixture';
import { progressOf, reviewOf } from './review-state';

const tasks = [
  aTask({ id: 'new', status: 'on-approval' }),
  aTask({ id: 'todo', status: 'todo' }),
  aTask({ id: 'done', status: 'done' }),
];
const taskOf = (id: string) => tasks.find((task) => task.id === id);
const item = (id: string, fields: Partial<ActionItem>): ActionItem => ({
  ...{ id, taskId: null, isMerged: false, isDismissed: false, title: id, ownerId: null, ownerCandidates: [] },
  ...{ endDate: null, confidence: 0.9, quote: '', startMs: 0, endMs: 0, version: 1, ...fields },
});
const report = (id: string, taskId: string, fields: Partial<MeetingUpdate> = {}): MeetingUpdate => ({
  ...{ id, taskId, status: 'done', decision: null, quote: '', startMs: 0, version: 1, ...fields },
});

test('items by what is to be decided of them', () => {
  const items = [
    item('proposed', { taskId: 'new' }),
    item('approved', { taskId: 'todo' }),
    item('merged', { taskId: 'new', isMerged: true }),
    item('dismissed', { taskId: 'gone' }),
    item('possible', { confidence: 0.3 }),
    item('aside', { isDismissed: true }),
  ];
  const { proposals, possible, decided } = reviewOf(items, [], taskOf);
  expect(proposals.map(({ item }) => item.id)).toEqual(['proposed']);
  expect(possible.map(({ id }) => id)).toEqual(['possible', 'aside']);
  expect(decided.map(({ item, decision }) => [item.id, decision])).toEqual([
    ['approved', 'approved'],
    ['merged', 'merged'],
    ['dismissed', 'dismissed'],
  ]);
});

test('reports: what stands there already, is only a note or has no task asks for nothing', () => {
  const updates = [
    report('open', 'todo'),
    report('there', 'done'),
    report('note', 'todo', { status: 'blocked' }),
    report('gone', 'nowhere'),
    report('applied', 'done', { decision: 'applied' }),
    report('left', 'todo', { decision: 'dismissed' }),
  ];
  const review = reviewOf([], updates, taskOf);
  expect(review.reports.map(({ update, state }) => [update.id, state])).toEqual(
    ['open', 'there', 'note', 'gone', 'applied', 'left'].map((id) => [id, id]),
  );
  expect(progressOf(review)).toEqual({ done: 2, count: 3 });
});

test('progress counts items and reports together', () => {
  const items = [item('a', { taskId: 'new' }), item('b', { taskId: 'todo' }), item('c', {})];
  expect(progressOf(reviewOf(items, [report('u', 'todo')], taskOf))).toEqual({ done: 1, count: 3 });
});
