import { notifications } from '@mantine/notifications';
import { asksAssistant } from '@tavla/shared/contracts/chat';
import { bodyText } from '@/api/error-text';
import { getSession } from '@/api/person-session';
import type { AppDispatch } from '@/entities/entity-store';
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
  settled,
  type ThreadId,
} from './conversations';
import { AnswerFailed, streamAnswer } from './stream-answer';
import { placeOf } from './thread-place';

type Thunk = (dispatch: AppDispatch, getState: () => unknown) => Promise<void>;

/** The requests that are running, by message: a request is no state. They end with their session. */
const running = new Map<string, AbortController>();

/** Answers that say what is wrong with the message itself: trying again as it is would not help. */
const refusals = [400, 403, 404, 409, 413, 415, 429];

/**
 * Sends the draft of a conversation; does nothing while it is empty or another message waits for its answer.
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
    const outgoing = { id: crypto.randomUUID(), text: draft.trim(), files, at, answer: '' };
    const toWhom = {
      ...{ isComment: isOff || (isComment && !asksAssistant(draft)), mentions },
      quote: conversation.quote ?? null,
    };
    await send(thread, { ...outgoing, ...toWhom, phase: 'sending' })(dispatch, getState);
  };
}

/** Sends a message that failed once more. */
export function sendAgain(thread: ThreadId, failed: Outgoing): Thunk {
  return async (dispatch, getState) => {
    if (isPending(selectConversation(getState() as ConversationsRoot, thread))) return;
    await send(thread, { ...failed, phase: 'sending', answer: '' })(dispatch, getState);
  };
}

/** Ends the answer that is being written; what was written stays. */
export function stopAnswer(id: string): void {
  running.get(id)?.abort();
}

/** Loads the newest messages of a conversation, or those before a cursor; rejects with the error of the call. */
export function loadThread(thread: ThreadId, cursor?: string) {
  return chatStore.getMore({ ...placeOf(thread), ...(cursor && { cursor }) });
}

function send(thread: ThreadId, outgoing: Outgoing): Thunk {
  return async (dispatch, getState) => {
    const { id } = outgoing;
    const session = getSession();
    if (!session) return;
    const request = new AbortController();
    running.set(id, request);
    dispatch(sent({ thread, outgoing }));
    let answer = '';
    const onDelta = (delta: string) => {
      answer += delta;
      dispatch(progressed({ thread, id, phase: 'answering', answer }));
    };
    try {
      const question = { form: formOf(thread, outgoing), signal: request.signal, onDelta };
      const answering = streamAnswer(session, question).finally(() => running.delete(id));
      const data = await session.whileOpen(answering);
      answer = data.answer ?? '';
      tellUnreached(data.unreached ?? []);
      dispatch(progressed({ thread, id, phase: 'answered', answer }));
    } catch (error) {
      const { status, body } = error instanceof AnswerFailed ? error : {};
      if (request.signal.aborted || answer !== '') {
        // Broken off or stopped: the server keeps what was written, and tells it as it tells every message.
        const phase = request.signal.aborted ? 'stopped' : 'failed';
        dispatch(progressed({ thread, id, phase }));
      } else if (status !== undefined && refusals.includes(status)) {
        dispatch(refused({ thread, id, refusal: bodyText(body) ?? String(status) }));
      } else {
        dispatch(progressed({ thread, id, phase: 'failed' }));
      }
    }
    await settle(thread, id)(dispatch, getState);
  };
}

/**
 * Takes over what the server kept, also while no event stream is open. After that an answered message is no
 * longer on its way; one that was stopped stays until its answer, cut as it is, has arrived.
 */
function settle(thread: ThreadId, id: string): Thunk {
  return async (dispatch, getState) => {
    const find = () =>
      selectConversation(getState() as ConversationsRoot, thread).outgoing.find((one) => one.id === id);
    if (!find()) return;
    await dispatch(loadThread(thread)).then(
      () => find()?.phase === 'answered' && dispatch(settled({ thread, id })),
      () => undefined,
    );
  };
}

/** Says whom a message mentions in vain. */
function tellUnreached(people: readonly { name: string }[]): void {
  if (people.length === 0) return;
  const names = people.map(({ name }) => name);
  notifications.show({
    color: 'orange',
    message: i18n.t('ticket:chat.unreached', { names, count: names.length }),
  });
}

function formOf(thread: ThreadId, { id, text, files, isComment, mentions, quote }: Outgoing): FormData {
  const form = new FormData();
  // Fields first: the server knows them before it reads the files.
  form.append('message', text);
  form.append('messageId', id);
  for (const [name, place] of Object.entries(placeOf(thread))) form.append(name, place);
  if (quote) form.append('quotedId', quote.id);
  if (isComment) form.append('isComment', 'true');
  if (mentions.length > 0) form.append('mentions', mentions.map((person) => person.id).join());
  for (const file of files) form.append('files', file, file.name);
  return form;
}
