import { notifications } from '@mantine/notifications';
import { asksAssistant, listMessages, newMessage } from '@tavla/shared/contracts/chat';
import * as contracts from '@tavla/shared/contracts/messages';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import type { AppDispatch, RootOf } from '@/entities/entity-store';
import { entitiesOf } from '@/entities/entity-table';
import { knownMe } from '@/entities/me/use-me';
import { i18n } from '@/i18n/i18n';
import { chatStore } from './chat-store';
import {
  type ConversationsRoot,
  isForPeople,
  isPending,
  mentionedIn,
  type Outgoing,
  progressed,
  refused,
  selectConversation,
  sent,
  type ThreadId,
} from './conversations';
import { isIn, placeOf } from './thread-place';
import { isWithin, type ThreadWindow } from './thread-window';

type Thunk = (dispatch: AppDispatch, getState: () => unknown) => Promise<void>;

/** The requests that are running, by message: a request is no state. They end with their session. */
const running = new Map<string, AbortController>();

/** Answers that say what is wrong with the message itself: trying again as it is would not help. */
const refusals = [400, 403, 404, 409, 413, 415, 429];

/**
 * Sends the draft of a conversation; does nothing while it is empty or another message is being sent.
 * @param wantsComment it asks nobody, whatever is chosen for the conversation
 */
export function sendDraft(thread: ThreadId, wantsComment = false): Thunk {
  return async (dispatch, getState) => {
    const conversation = selectConversation(getState() as ConversationsRoot, thread);
    const { draft, files } = conversation;
    const mentions = mentionedIn(draft, conversation.mentions);
    const isOff = knownMe()?.data.organization.assistant === 'off';
    const isComment = wantsComment || isForPeople(conversation);
    if (isPending(conversation) || (draft.trim() === '' && files.length === 0)) return;
    const at = new Date().toISOString();
    const outgoing = { id: crypto.randomUUID(), text: draft.trim(), files, at };
    const toWhom = {
      ...{ isComment: isOff || (isComment && !asksAssistant(draft)), mentions },
      quote: conversation.quote ?? null,
    };
    await send(thread, { ...outgoing, ...toWhom, phase: 'sending' })(dispatch, getState);
  };
}

/** Asks the assistant what nobody typed; what is in hand stays. Does nothing while another message is being sent. */
export function sendQuestion(thread: ThreadId, text: string): Thunk {
  return async (dispatch, getState) => {
    if (isPending(selectConversation(getState() as ConversationsRoot, thread))) return;
    const outgoing = { id: crypto.randomUUID(), text, files: [], at: new Date().toISOString() };
    const toAsk = { isComment: false, mentions: [], phase: 'sending' } as const;
    await send(thread, { ...outgoing, ...toAsk }, false)(dispatch, getState);
  };
}

/** Sends a message that failed once more. */
export function sendAgain(thread: ThreadId, failed: Outgoing): Thunk {
  return async (dispatch, getState) => {
    if (isPending(selectConversation(getState() as ConversationsRoot, thread))) return;
    await send(thread, { ...failed, phase: 'sending' })(dispatch, getState);
  };
}

/** Ends the sending of a message that is still on its way. */
export function stopSending(id: string): void {
  running.get(id)?.abort();
}

/** Ends the answer to a message, wherever it is written; what was written stays. Rejects with the error of the call. */
export function stopAnswer(id: string): Promise<unknown> {
  return call(contracts.stopAnswer, { params: { id } });
}

/** Asks once more what was not answered. Rejects with the error of the call. */
export function askAgain(id: string): Thunk {
  return chatStore.asking(async (dispatch, ask) => {
    const question = await call(contracts.askAgain, { params: { id } });
    dispatch(chatStore.received([question], ask));
  });
}

/**
 * Loads the newest messages of a conversation, or those before a window of it, and forgets what stood among them and
 * does not any more; rejects with the error of the call.
 */
export function loadThread(thread: ThreadId, window?: ThreadWindow) {
  return (dispatch: AppDispatch, getState: () => unknown) => {
    const loading = chatStore.asking(async (_, ask) => {
      const cursor = window?.cursor;
      const page = await call(listMessages, { query: { ...placeOf(thread), ...(cursor && { cursor }) } });
      const here = new Set(page.data.map(({ id }) => id));
      const known = entitiesOf(chatStore.selectTable(getState() as RootOf<typeof chatStore>));
      const gone = [...known].filter(
        (one) => isIn(thread)(one) && isWithin(one, page, window) && !here.has(one.id),
      );
      dispatch(
        chatStore.received(
          page.data,
          ask,
          gone.map(({ id }) => id),
        ),
      );
      return page;
    });
    return dispatch(loading);
  };
}

function send(thread: ThreadId, outgoing: Outgoing, isTyped = true): Thunk {
  return async (dispatch, getState) => {
    const { id } = outgoing;
    const request = new AbortController();
    running.set(id, request);
    dispatch(sent({ thread, outgoing, isTyped }));
    try {
      const { data } = await call(newMessage, {
        body: formOf(thread, outgoing),
        signal: request.signal,
        // Files may take long to arrive.
        timeout: 0,
      });
      tellUnreached(data.unreached ?? []);
      dispatch(progressed({ thread, id, phase: 'sent' }));
    } catch (error) {
      if (request.signal.aborted) {
        // Back where it was written; cleared meanwhile, it is nowhere any more.
        dispatch(refused({ thread, id, refusal: null }));
      } else if (refusals.includes(errorStatus(error) ?? 0)) {
        dispatch(refused({ thread, id, refusal: errorText(error) }));
      } else dispatch(progressed({ thread, id, phase: 'failed' }));
    } finally {
      running.delete(id);
    }
    // It may have arrived whatever became of the call, and the event stream may be closed.
    if (isHere(getState, thread, id)) await dispatch(loadThread(thread)).catch(() => undefined);
  };
}

const isHere = (getState: () => unknown, thread: ThreadId, id: string) =>
  selectConversation(getState() as ConversationsRoot, thread).outgoing.some((one) => one.id === id);

/** Says whom a message mentions in vain. */
function tellUnreached(people: readonly { name: string }[]): void {
  if (people.length === 0) return;
  const names = people.map(({ name }) => name);
  notifications.show({
    color: 'orange',
    message: i18n.t('thread:unreached', { names, count: names.length }),
  });
}

function formOf(thread: ThreadId, { id, text, files, isComment, mentions, quote }: Outgoing): FormData {
  const form = new FormData();
  // Fields first: the server knows them before it reads the files.
  form.append('message', text);
  form.append('messageId', id);
  // The answer comes over the event stream, to every tab.
  form.append('isAwaited', 'false');
  for (const [name, place] of Object.entries(placeOf(thread))) form.append(name, place);
  if (quote) form.append('quotedId', quote.id);
  if (isComment) form.append('isComment', 'true');
  if (mentions.length > 0) form.append('mentions', mentions.map((person) => person.id).join());
  for (const file of files) form.append('files', file, file.name);
  return form;
}
