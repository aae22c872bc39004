import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asksAssistant } from '@tavla/shared/contracts/chat';

/** Whose conversation: a ticket's id, the person's own about a meeting (`thread-place.ts` makes it), or null for their own. */
export type ThreadId = string | null;

/** Somebody who was chosen from the list while a message was written, under the name that they had then. */
export interface ChosenMention {
  id: string;
  name: string;
}

/** What a message quotes, as the box shows it in which the message is written. */
export interface ChosenQuote {
  id: string;
  name: string;
  excerpt: string;
}

/**
 * A message on its way: `sending` until the server has kept it, then `sent` until the store has it; `failed` waits for
 * another try. Its answer comes from the server, to this browser as to every other one.
 */
export interface Outgoing {
  /** Also the message's own id on the server, so that another try does not double it. */
  id: string;
  text: string;
  files: readonly File[];
  /** Whether it asks nobody, as far as this browser can tell. */
  isComment: boolean;
  mentions: readonly ChosenMention[];
  quote?: ChosenQuote | null;
  at: string;
  phase: 'sending' | 'sent' | 'failed';
}

/** What one person has in hand in one conversation; it outlives the drawer. */
export interface Conversation {
  draft: string;
  files: readonly File[];
  /** Chosen for the draft, or for one that was sent. */
  mentions: readonly ChosenMention[];
  /** Whether messages are for people, and ask the assistant nothing. */
  isComment: boolean;
  quote?: ChosenQuote | null;
  /** Words that were begun on a message and not saved, by its id: another text for it, or why an answer was right or not. */
  begun?: Readonly<Record<string, string>>;
  /** The server's words about a message that it did not take; the message is back in the draft. */
  refusal: string | null;
  outgoing: readonly Outgoing[];
  /** How often it was emptied or filled anew as a whole: then what is shown of it begins anew. */
  age?: number;
}

/** What is lost of a conversation that is cleared, beside what has arrived. */
export type InHand = Pick<Conversation, 'outgoing' | 'begun'>;

type Conversations = Record<string, Conversation>;
type At<Payload> = PayloadAction<{ thread: ThreadId } & Payload>;

/** One in which nothing is in hand. */
export const untouched: Conversation = {
  ...{ draft: '', files: [], mentions: [], isComment: false },
  ...{ refusal: null, outgoing: [] },
};
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
    mentioned: (state, { payload: { thread, person } }: At<{ person: ChosenMention }>) =>
      change(state, thread, ({ mentions }) => ({ mentions: [...mentions, person] })),
    commentChosen: (state, { payload: { thread, isComment } }: At<{ isComment: boolean }>) =>
      change(state, thread, () => ({ isComment })),
    quoted: (state, { payload: { thread, quote } }: At<{ quote: ChosenQuote | null }>) =>
      change(state, thread, () => ({ quote })),
    /** Words are written on a message; null when they are saved, or given up. */
    begunOn: (state, { payload: { thread, id, words } }: At<{ id: string; words: string | null }>) =>
      change(state, thread, ({ begun: { [id]: _, ...others } = {} }) => ({
        begun: words === null ? others : { ...others, [id]: words },
      })),
    /** A message leaves: out of the draft when it is new and was typed there, in its place when it is tried again. */
    sent: (
      state,
      { payload: { thread, outgoing, isTyped = true } }: At<{ outgoing: Outgoing; isTyped?: boolean }>,
    ) =>
      change(state, thread, (now) => {
        const isAgain = now.outgoing.some(({ id }) => id === outgoing.id);
        const others = now.outgoing.filter(({ id, phase }) => id !== outgoing.id && phase === 'failed');
        return {
          outgoing: [...others, outgoing],
          refusal: null,
          ...(isAgain || !isTyped ? {} : { draft: '', files: [], mentions: [], quote: null }),
        };
      }),
    progressed: (state, { payload: { thread, id, ...step } }: At<{ id: string } & Pick<Outgoing, 'phase'>>) =>
      change(state, thread, (now) => ({
        outgoing: now.outgoing.map((one) => (one.id === id ? { ...one, ...step } : one)),
      })),
    /** It is empty, with what was on its way. */
    cleared: (state, { payload: { thread } }: At<object>) =>
      change(state, thread, ({ age = 0 }) => ({ outgoing: [], begun: {}, age: age + 1 })),
    /**
     * What is there is another whole; what was written since stays on its way. What was in hand before it was cleared is
     * in hand again: what had not arrived by then waits for another try.
     */
    begunAnew: (state, { payload: { thread, before } }: At<{ before: InHand }>) =>
      change(state, thread, ({ age = 0, outgoing, begun }) => {
        const left = before.outgoing.filter(({ id }) => !outgoing.some((one) => one.id === id));
        return {
          age: age + 1,
          begun: { ...before.begun, ...begun },
          outgoing: [...left.map((one) => ({ ...one, phase: 'failed' as const })), ...outgoing],
        };
      }),
    settled: (state, { payload: { thread, id } }: At<{ id: string }>) =>
      change(state, thread, (now) => ({ outgoing: now.outgoing.filter((one) => one.id !== id) })),
    /** The server did not take the message: it goes back where it was written, before what was typed since. */
    refused: (state, { payload: { thread, id, refusal } }: At<{ id: string; refusal: string | null }>) =>
      change(state, thread, (now) => {
        const one = now.outgoing.find((candidate) => candidate.id === id);
        return {
          outgoing: now.outgoing.filter((candidate) => candidate !== one),
          draft: [one?.text, now.draft].filter(Boolean).join('\n'),
          files: [...(one?.files ?? []), ...now.files],
          mentions: [...(one?.mentions ?? []), ...now.mentions],
          ...(now.quote ? {} : one?.quote && { quote: one.quote }),
          refusal,
        };
      }),
  },
});

export const conversationsReducer = slice.reducer;
export const { drafted, filesChosen, mentioned, commentChosen, quoted, begunOn } = slice.actions;
export const { sent, progressed, settled, refused, cleared, begunAnew } = slice.actions;

export interface ConversationsRoot {
  conversations: Conversations;
}

export function selectConversation(root: ConversationsRoot, thread: ThreadId): Conversation {
  return root.conversations[keyOf(thread)] ?? untouched;
}

/** Whether a message is being sent: the next one waits for it. */
export function isPending({ outgoing }: Conversation): boolean {
  return outgoing.some(({ phase }) => phase === 'sending');
}

/** Those of the chosen people whose names still stand in a text. */
export function mentionedIn(text: string, mentions: readonly ChosenMention[]): ChosenMention[] {
  return mentions.filter(({ name }) => text.includes(`@${name}`));
}

/** Whether the draft is for people: it is a comment, or mentions somebody, and does not ask the assistant by name. */
export function isForPeople({ draft, mentions, isComment }: Conversation): boolean {
  return !asksAssistant(draft) && (isComment || mentionedIn(draft, mentions).length > 0);
}

function keyOf(thread: ThreadId): string {
  return thread ?? 'own';
}
