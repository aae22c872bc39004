import type { Answering, ChatMessage } from '@tavla/shared/contracts/chat';
import { expect, test } from 'vitest';
import { awaiting, hasFailed } from './answers-coming';
import type { Outgoing } from './conversations';
import { arrived, underway } from './shown-messages';

const message = (id: string, author: ChatMessage['author'], content: string): ChatMessage => ({
  id,
  taskId: 't1',
  audioId: null,
  author,
  authorId: null,
  authorName: 'Ada',
  content,
  createdAt: '2026-11-21T10:00:00.000Z',
  isComment: false,
  mentions: [],
  editedAt: null,
  questionId: null,
  quote: null,
  reactions: [],
  attachments: [],
  citations: [],
  proposal: null,
});
const outgoing = (phase: Outgoing['phase']): Outgoing => ({
  id: 'q',
  text: 'Why?',
  files: [],
  isComment: false,
  mentions: [],
  at: '2026-11-21T10:00:00.000Z',
  phase,
});
const question = message('q', 'user', 'Why?');
const answering = (state: Answering['state']): ChatMessage => ({
  ...question,
  answering: { state, attempt: 1, text: '', failure: null },
});

test.each(['sending', 'sent', 'failed'] as const)(
  'a message that is %s is shown until the one that was kept is there',
  (phase) => {
    const one = outgoing(phase);
    expect(underway([message('p', 'user', 'Why?')], [one])).toEqual([one]);
    expect(arrived([message('p', 'user', 'Why?')], [one])).toEqual([]);
    expect(underway([question], [one])).toEqual([]);
    expect(arrived([question], [one])).toEqual([one]);
  },
);

test('an answer is awaited until it is there, or has failed', () => {
  const answer = { ...message('a', 'assistant', 'Because.'), questionId: 'q' };
  const other = { ...message('b', 'assistant', 'On Friday.'), questionId: 'p' };
  const ids = (...messages: ChatMessage[]) => awaiting(messages).map(({ id }) => id);
  expect(ids(question)).toEqual([]);
  expect(ids(answering('waiting'), other)).toEqual(['q']);
  expect(ids(answering('writing'))).toEqual(['q']);
  expect(ids(answering('writing'), answer)).toEqual([]);
  expect(ids(answering('failed'))).toEqual([]);
  expect(hasFailed(answering('failed'), [other])).toBe(true);
  expect(hasFailed(answering('failed'), [answer])).toBe(false);
  expect(hasFailed(answering('waiting'), [])).toBe(false);
});
