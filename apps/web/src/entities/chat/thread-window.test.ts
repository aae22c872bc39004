import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { expect, test } from 'vitest';
import { inWindow, isWithin, withNewest, withOlder } from './thread-window';

const message = (number: number): ChatMessage => ({
  ...{ id: `m${number}`, taskId: 't1', audioId: null, author: 'user', authorId: 'u1', authorName: 'Ada' },
  ...{ content: String(number), isComment: false, mentions: [], attachments: [] },
  ...{ editedAt: null, questionId: null, quote: null, reactions: [], citations: [], proposal: null },
  // Two in each millisecond, so that their ids decide too.
  createdAt: `2026-11-21T10:00:00.${String(100 + (number >> 1))}Z`,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const page = (from: number, to: number, nextCursor: string | null) => ({ data: range(from, to), nextCursor });
const shown = (...args: Parameters<typeof inWindow>) =>
  inWindow(...args).map(({ content }) => Number(content));

test('pages join, back to the beginning', () => {
  const first = withNewest(null, [], page(15, 19, 'before 15'));
  expect(shown(range(10, 19), first)).toEqual([15, 16, 17, 18, 19]);
  const second = withOlder(first, page(12, 14, 'before 12'));
  expect(shown(range(10, 19), second)[0]).toBe(12);
  expect(withOlder(second, page(10, 11, null))).toEqual({ from: null, cursor: null });
  expect(withOlder(second, { data: [], nextCursor: null }).cursor).toBeNull();
});

test('the newest page again keeps what it meets', () => {
  const now = withNewest(null, [], page(12, 16, 'before 12'));
  expect(withNewest(now, range(12, 16), page(14, 18, 'before 14'))).toBe(now);
});

test('a page that meets nothing begins anew: nobody knows what lies between', () => {
  const now = withNewest(null, [], page(10, 12, 'before 10'));
  const next = withNewest(now, range(10, 12), page(16, 19, 'before 16'));
  expect(next.cursor).toBe('before 16');
  expect(shown([...range(10, 12), ...range(16, 20)], next)).toEqual([16, 17, 18, 19, 20]);
});

test('a page speaks for all from its oldest message to the window before which it stands', () => {
  const within = (...[its, before]: [ReturnType<typeof page>, Parameters<typeof isWithin>[2]?]) =>
    range(10, 19)
      .filter((one) => isWithin(one, its, before))
      .map(({ content }) => Number(content));
  const newest = page(16, 18, 'before 16');
  expect(within(newest)).toEqual([16, 17, 18, 19]);
  const window = withNewest(null, [], newest);
  expect(within(page(13, 14, 'before 13'), window)).toEqual([13, 14, 15]);
  expect(within({ data: [], nextCursor: null }, window)).toEqual([10, 11, 12, 13, 14, 15]);
  expect(within({ data: [], nextCursor: null })).toHaveLength(10);
});
