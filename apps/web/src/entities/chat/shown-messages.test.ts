import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { expect, test } from 'vitest';
import type { Outgoing } from './conversations';
import { underway } from './shown-messages';

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
const outgoing = (phase: Outgoing['phase'], answer: string): Outgoing => ({
  id: 'q',
  text: 'Why?',
  files: [],
  isComment: false,
  mentions: [],
  at: '2026-11-21T10:00:00.000Z',
  phase,
  answer,
});
const question = message('q', 'user', 'Why?');
const shown = (messages: ChatMessage[], one: Outgoing) =>
  underway(messages, [one]).map(({ showsQuestion, showsAnswer }) => ({ showsQuestion, showsAnswer }));

test.each([
  ['on its way', [], outgoing('sending', ''), [{ showsQuestion: true, showsAnswer: true }]],
  [
    'told, and being answered',
    [question],
    outgoing('answering', 'Be'),
    [{ showsQuestion: false, showsAnswer: true }],
  ],
  [
    'told with its answer',
    [question, message('a', 'assistant', 'Because.')],
    outgoing('answering', 'Because.'),
    [],
  ],
  [
    'stopped, and told with more than was read here',
    [question, message('a', 'assistant', 'Because of')],
    outgoing('stopped', 'Because'),
    [],
  ],
  [
    'beside an answer to somebody else',
    [question, message('a', 'assistant', 'It is due on Friday.')],
    outgoing('answering', 'Be'),
    [{ showsQuestion: false, showsAnswer: true }],
  ],
  ['stopped before its first word', [question], outgoing('stopped', ''), []],
  ['failed', [question], outgoing('failed', ''), [{ showsQuestion: false, showsAnswer: true }]],
])('%s', (_, messages, one, expected) => {
  expect(shown(messages, one)).toEqual(expected);
});

test('nobody is awaited to answer a comment', () => {
  const comment: Outgoing = { ...outgoing('sending', ''), isComment: true };
  expect(shown([], comment)).toEqual([{ showsQuestion: true, showsAnswer: false }]);
  expect(shown([question], comment)).toEqual([]);
});
