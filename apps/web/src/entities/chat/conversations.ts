import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whose conversation: a ticket's id, or the person's own without one. */
export type ThreadId = string | null;

/**
 * A message on its way. `sending` until the first word of the answer, `answering` while it is written, then
 * `answered` or `stopped` until the store has what the server kept; `failed` waits for another try.
 */
export interface Outgoing {
  /** Also the message's own id on the server, so that another try does not double it. */
  id: string;
  text: string;
  files: readonly File[];
  at: string;
  phase: 'sending' | 'answering' | 'answered' | 'stopped' | 'failed';
  answer: string;
}

/** What one person has in hand in one conversation; it outlives the drawer. */
export interface Conversation {
  draft: string;
  files: readonly File[];
  /** The server's words about a message that it did not take; the message is back in the draft. */
  refusal: string | null;
  outgoing: readonly Outgoing[];
}

type Conversations = Record<string, Conversation>;
type At<Payload> = PayloadAction<{ thread: ThreadId } & Payload>;

const untouched: Conversation = { draft: '', files: [], refusal: null, outgoing: [] };
const initial: Conversations = {};

function change(
  state: Conversations,
  thread: ThreadId,
  next: (now: Conversation) => Partial<Conversation>,
): Conversations {
  const now = state[keyOf(thread)] ?? untouched;
  return { ...state, [keyOf(thread)]: { ...now, ...next(now) } };
}

const slice = createSlice({
  name: 'conversations',
  initialState: initial,
  reducers: {
    drafted: (state, { payload: { thread, text } }: At<{ text: string }>) =>
      change(state, thread, () => ({ draft: text, refusal: null })),
    filesChosen: (state, { payload: { thread, files } }: At<{ files: readonly File[] }>) =>
      change(state, thread, () => ({ files, refusal: null })),
    /** A message leaves: out of the draft when it is new, in its place when it is tried again. */
    sent: (state, { payload: { thread, outgoing } }: At<{ outgoing: Outgoing }>) =>
      change(state, thread, (now) => {
        const isAgain = now.outgoing.some(({ id }) => id === outgoing.id);
        const others = now.outgoing.filter(({ id, phase }) => id !== outgoing.id && phase === 'failed');
        return {
          outgoing: [...others, outgoing],
          refusal: null,
          ...(isAgain ? {} : { draft: '', files: [] }),
        };
      }),
    progressed: (
      state,
      { payload: { thread, id, ...step } }: At<{ id: string } & Partial<Pick<Outgoing, 'phase' | 'answer'>>>,
    ) =>
      change(state, thread, (now) => ({
        outgoing: now.outgoing.map((one) => (one.id === id ? { ...one, ...step } : one)),
      })),
    settled: (state, { payload: { thread, id } }: At<{ id: string }>) =>
      change(state, thread, (now) => ({ outgoing: now.outgoing.filter((one) => one.id !== id) })),
    /** The server did not take the message: it goes back where it was written, before what was typed since. */
    refused: (state, { payload: { thread, id, refusal } }: At<{ id: string; refusal: string }>) =>
      change(state, thread, (now) => {
        const one = now.outgoing.find((candidate) => candidate.id === id);
        return {
          outgoing: now.outgoing.filter((candidate) => candidate !== one),
          draft: [one?.text, now.draft].filter(Boolean).join('\n'),
          files: [...(one?.files ?? []), ...now.files],
          refusal,
        };
      }),
  },
});

export const conversationsReducer = slice.reducer;
export const { drafted, filesChosen, sent, progressed, settled, refused } = slice.actions;

export interface ConversationsRoot {
  conversations: Conversations;
}

export function selectConversation(root: ConversationsRoot, thread: ThreadId): Conversation {
  return root.conversations[keyOf(thread)] ?? untouched;
}

/** Whether the assistant is being asked: the next message has to wait for the answer. */
export function isPending({ outgoing }: Conversation): boolean {
  return outgoing.some(({ phase }) => phase === 'sending' || phase === 'answering');
}

function keyOf(thread: ThreadId): string {
  return thread ?? 'own';
}
