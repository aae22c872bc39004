import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import {
  begunAnew,
  begunOn,
  type ConversationsRoot,
  cleared,
  commentChosen,
  conversationsReducer,
  drafted,
  filesChosen,
  isForPeople,
  isPending,
  mentioned,
  type Outgoing,
  progressed,
  quoted,
  refused,
  selectConversation,
  sent,
  settled,
} from './conversations';

const file = new File(['x'], 'offer.pdf');
const outgoing: Outgoing = {
  id: 'm1',
  text: 'Read this',
  files: [file],
  isComment: false,
  mentions: [],
  at: '2026-11-21T10:00:00.000Z',
  phase: 'sending',
};
let store: { dispatch: (action: { type: string }) => unknown; getState: () => ConversationsRoot };
const conversation = (thread: string | null = 't1') => selectConversation(store.getState(), thread);

beforeEach(() => {
  store = configureStore({
    reducer: { conversations: conversationsReducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(drafted({ thread: 't1', text: 'Read this' }));
  store.dispatch(filesChosen({ thread: 't1', files: [file] }));
});

test('each conversation keeps its own draft', () => {
  store.dispatch(drafted({ thread: null, text: 'Mine' }));
  expect(conversation()).toMatchObject({ draft: 'Read this', files: [file] });
  expect(conversation(null)).toMatchObject({ draft: 'Mine', files: [] });
  expect(conversation('t2')).toMatchObject({ draft: '', files: [] });
});

test('words that are begun on a message stay until they are saved or given up, or it is gone', () => {
  store.dispatch(begunOn({ thread: 't1', id: 'm1', words: 'Read that' }));
  store.dispatch(begunOn({ thread: 't1', id: 'm2', words: '' }));
  expect(conversation().begun).toEqual({ m1: 'Read that', m2: '' });
  store.dispatch(begunOn({ thread: 't1', id: 'm2', words: null }));
  expect(conversation().begun).toEqual({ m1: 'Read that' });
  store.dispatch(cleared({ thread: 't1' }));
  expect(conversation().begun).toEqual({});
});

test('what is cleared and brought back has what had not arrived, for another try', () => {
  store.dispatch(begunOn({ thread: 't1', id: 'm1', words: 'Read that' }));
  store.dispatch(sent({ thread: 't1', outgoing }));
  const { begun, outgoing: unsent } = conversation();
  const before = { outgoing: unsent, ...(begun && { begun }) };
  store.dispatch(cleared({ thread: 't1' }));
  expect(conversation().outgoing).toEqual([]);
  const since = { ...outgoing, id: 'm2' };
  store.dispatch(sent({ thread: 't1', outgoing: since }));
  store.dispatch(begunAnew({ thread: 't1', before }));
  expect(conversation()).toMatchObject({
    begun: { m1: 'Read that' },
    outgoing: [{ ...outgoing, phase: 'failed' }, since],
  });
});

test('a message that leaves empties the draft and is pending until the server has it', () => {
  store.dispatch(sent({ thread: 't1', outgoing }));
  expect(conversation()).toMatchObject({ draft: '', files: [] });
  expect(isPending(conversation())).toBe(true);
  store.dispatch(progressed({ thread: 't1', id: 'm1', phase: 'sent' }));
  expect(isPending(conversation())).toBe(false);
  store.dispatch(settled({ thread: 't1', id: 'm1' }));
  expect(conversation().outgoing).toEqual([]);
});

test('a question that was not typed leaves all that is in hand', () => {
  store.dispatch(quoted({ thread: 't1', quote: { id: 'q', name: 'Priya', excerpt: 'Shall I?' } }));
  const before = conversation();
  store.dispatch(sent({ thread: 't1', outgoing, isTyped: false }));
  expect(conversation()).toEqual({ ...before, outgoing: [outgoing] });
});

test('a refused message goes back before what was typed since, with the reason', () => {
  store.dispatch(sent({ thread: 't1', outgoing }));
  store.dispatch(drafted({ thread: 't1', text: 'and this' }));
  store.dispatch(refused({ thread: 't1', id: 'm1', refusal: '"offer.pdf" is damaged.' }));
  expect(conversation()).toEqual({
    draft: 'Read this\nand this',
    isComment: false,
    mentions: [],
    quote: null,
    files: [file],
    refusal: '"offer.pdf" is damaged.',
    outgoing: [],
  });
  store.dispatch(drafted({ thread: 't1', text: 'Read this' }));
  expect(conversation().refusal).toBeNull();
});

test('another try leaves the draft alone, and a failed message waits while others are sent', () => {
  store.dispatch(sent({ thread: 't1', outgoing }));
  store.dispatch(progressed({ thread: 't1', id: 'm1', phase: 'failed' }));
  store.dispatch(drafted({ thread: 't1', text: 'Next' }));
  store.dispatch(sent({ thread: 't1', outgoing: { ...outgoing, id: 'm2', text: 'Other', files: [] } }));
  expect(conversation().outgoing.map(({ id, phase }) => [id, phase])).toEqual([
    ['m1', 'failed'],
    ['m2', 'sending'],
  ]);
  store.dispatch(drafted({ thread: 't1', text: 'Typed meanwhile' }));
  store.dispatch(sent({ thread: 't1', outgoing }));
  expect(conversation().draft).toBe('Typed meanwhile');
});

test('a draft is for people when it is a comment or mentions somebody, unless it calls the assistant', () => {
  const draft = (text: string) => store.dispatch(drafted({ thread: 't1', text }));
  store.dispatch(mentioned({ thread: 't1', person: { id: 'p', name: 'Priya Shah' } }));
  expect(isForPeople(conversation())).toBe(false);
  draft('Look, @Priya Shah');
  expect(isForPeople(conversation())).toBe(true);
  draft('@Tavla, ask @Priya Shah');
  expect(isForPeople(conversation())).toBe(false);
  store.dispatch(commentChosen({ thread: 't1', isComment: true }));
  expect(isForPeople(conversation())).toBe(false);
  draft('Done');
  expect(isForPeople(conversation())).toBe(true);
});
