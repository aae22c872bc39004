import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '@/api/person.fixture';
import { PersonSession } from '@/api/person-session';
import { Kept } from '@/lib/kept';
import { aStorage } from '@/lib/storage.fixture';
import {
  begunOn,
  type ChosenQuote,
  conversationsReducer,
  drafted,
  filesChosen,
  progressed,
  quoted,
  sent,
} from './conversations';
import { keepDrafts } from './keep-drafts';
import { readDrafts } from './kept-drafts';

const file = new File(['x'], 'offer.pdf');
const at = '2026-11-21T10:00:00.000Z';
const toAsk = { isComment: false, mentions: [], quote: null };
const quote = { id: 'q', name: 'Priya', excerpt: 'Shall I?' };
let storage: ReturnType<typeof aStorage>;

beforeEach(() => {
  storage = aStorage();
});

/** A person's store, which begins with what they left; and the way to end the session. */
function begin(id: string) {
  const session = new PersonSession(aPerson(id));
  const kept = new Kept(session, storage);
  Object.assign(session, { kept });
  const store = configureStore({
    reducer: combineReducers({ conversations: conversationsReducer }),
    preloadedState: { conversations: readDrafts(kept) },
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  keepDrafts(session, store);
  const sending = (thread: string, text: string, files: File[] = [], quote: ChosenQuote | null = null) =>
    store.dispatch(
      sent({
        thread,
        outgoing: {
          id: `m-${text}`,
          text,
          files,
          at,
          phase: 'sending',
          isComment: false,
          mentions: [],
          quote,
        },
      }),
    );
  return { ...store, session, sending };
}

test('what was typed is there again for the one who typed it, and for nobody else', () => {
  const ann = begin('ann');
  ann.dispatch(drafted({ thread: 't1', text: 'Half a sen' }));
  ann.dispatch(drafted({ thread: null, text: 'Own' }));
  ann.session.close();
  ann.dispatch(drafted({ thread: 't1', text: 'too late' }));
  expect(begin('bob').getState().conversations).toEqual({});
  expect(begin('ann').getState().conversations).toMatchObject({
    t1: { draft: 'Half a sen', refusal: null },
    own: { draft: 'Own' },
  });
});

test('what was begun on a message is there again, and gone with what was given up', () => {
  const ann = begin('ann');
  ann.dispatch(begunOn({ thread: 't1', id: 'm1', words: 'Half a cor' }));
  expect(begin('ann').getState().conversations).toMatchObject({ t1: { begun: { m1: 'Half a cor' } } });
  ann.dispatch(begunOn({ thread: 't1', id: 'm1', words: null }));
  expect(begin('ann').getState().conversations).toEqual({});
});

test('a message that did not leave can be sent again as it was; one that did is gone', () => {
  const ann = begin('ann');
  ann.sending('t1', 'lost');
  ann.sending('t2', 'there');
  ann.dispatch(progressed({ thread: 't2', id: 'm-there', phase: 'sent' }));
  expect(begin('ann').getState().conversations).toEqual({
    t1: {
      draft: '',
      files: [],
      refusal: null,
      ...toAsk,
      outgoing: [{ id: 'm-lost', text: 'lost', files: [], at, phase: 'failed', ...toAsk }],
    },
  });
});

test('files are not kept, and that is said; their message is to be sent by hand', () => {
  const ann = begin('ann');
  ann.sending('t1', 'Read this', [file]);
  ann.dispatch(drafted({ thread: 't1', text: 'and that' }));
  ann.dispatch(filesChosen({ thread: 't1', files: [file] }));
  const { t1 } = begin('ann').getState().conversations;
  expect(t1).toMatchObject({ draft: 'Read this\nand that', files: [], outgoing: [] });
  expect(t1?.refusal).not.toBeNull();
});

test('what a draft, a message that did not leave, or one that lost its files quotes is kept with it', () => {
  const ann = begin('ann');
  ann.dispatch(quoted({ thread: 't1', quote }));
  ann.sending('t2', 'Yes, do that one', [], quote);
  ann.sending('t3', 'See here', [file], quote);
  const kept = begin('ann').getState().conversations;
  expect(kept).toMatchObject({ t1: { quote }, t2: { quote: null, outgoing: [{ quote }] }, t3: { quote } });
  ann.dispatch(quoted({ thread: 't1', quote: null }));
  expect(begin('ann').getState().conversations).not.toHaveProperty('t1');
});

test('two tabs of one person keep beside each other what each of them left', () => {
  const [one, other] = [begin('ann'), begin('ann')];
  one.sending('t1', 'lost');
  one.dispatch(begunOn({ thread: 't1', id: 'm1', words: 'Half a cor' }));
  other.dispatch(drafted({ thread: 't1', text: 'Typed later' }));
  other.sending('t1', 'lost as well');
  one.dispatch(begunOn({ thread: 't1', id: 'm2', words: 'Why not' }));
  other.dispatch(drafted({ thread: 't1', text: 'Typed since' }));
  const left = () => begin('ann').getState().conversations;
  expect(left()).toMatchObject({
    t1: {
      draft: 'Typed since',
      begun: { m1: 'Half a cor', m2: 'Why not' },
      outgoing: [{ id: 'm-lost' }, { id: 'm-lost as well' }],
    },
  });
  one.dispatch(progressed({ thread: 't1', id: 'm-lost', phase: 'sent' }));
  one.dispatch(begunOn({ thread: 't1', id: 'm1', words: null }));
  expect(left()).toMatchObject({
    t1: { draft: 'Typed since', begun: { m2: 'Why not' }, outgoing: [{ id: 'm-lost as well' }] },
  });
});

test('who sends what they wrote in one tab does not take away what is being written in another', () => {
  const [one, other] = [begin('ann'), begin('ann')];
  one.dispatch(drafted({ thread: 't1', text: 'First' }));
  other.dispatch(drafted({ thread: 't1', text: 'Second' }));
  one.sending('t1', 'First');
  one.dispatch(progressed({ thread: 't1', id: 'm-First', phase: 'sent' }));
  const { t1 } = begin('ann').getState().conversations;
  expect(t1).toMatchObject({ draft: 'Second', outgoing: [] });
  other.dispatch(drafted({ thread: 't1', text: '' }));
  expect(storage.items.size).toBe(0);
});

test('what a tab found at its start is gone once it is given up there', () => {
  const before = begin('ann');
  before.dispatch(drafted({ thread: 't1', text: 'With a file' }));
  before.dispatch(filesChosen({ thread: 't1', files: [file] }));
  begin('ann').dispatch(drafted({ thread: 't1', text: '' }));
  expect(storage.items.size).toBe(0);
});

test('nothing is kept of a conversation in which nothing waits', () => {
  const ann = begin('ann');
  ann.dispatch(drafted({ thread: 't1', text: 'x' }));
  ann.dispatch(drafted({ thread: 't1', text: '' }));
  expect(storage.items.size).toBe(0);
});
