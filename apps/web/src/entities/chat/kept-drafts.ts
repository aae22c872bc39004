import type { Store } from '@reduxjs/toolkit';
import { z } from 'zod';
import type { PersonSession } from '@/api/person-session';
import { i18n } from '@/i18n/i18n';
import type { Kept } from '@/lib/kept';
import type { Conversation, ConversationsRoot } from './conversations';

const beginning = 'chat.';

/** What is kept of a conversation: words. Files are too large for it, so only how many there were. */
const KeptMentions = z
  .array(z.object({ id: z.string(), name: z.string() }))
  .readonly()
  .default([]);
const KeptConversation = z.object({
  draft: z.string(),
  files: z.number(),
  mentions: KeptMentions,
  isComment: z.boolean().default(false),
  begun: z.record(z.string(), z.string()).default({}),
  unsent: z.array(
    z.object({
      ...{ id: z.string(), text: z.string(), at: z.string() },
      ...{ mentions: KeptMentions, isComment: z.boolean().default(false) },
    }),
  ),
});
type KeptConversation = z.infer<typeof KeptConversation>;

/** Keeps what a person has written in their conversations and not sent, for as long as the session is open. */
export function keepDrafts(session: PersonSession, store: Store<ConversationsRoot>): void {
  let before = store.getState().conversations;
  const stop = store.subscribe(() => {
    const now = store.getState().conversations;
    if (now === before) return;
    for (const [key, conversation] of Object.entries(now)) {
      if (conversation !== before[key]) keep(session.kept, beginning + key, conversation);
    }
    before = now;
  });
  session.onClose(stop);
}

/** The conversations as the person left them. */
export function readDrafts(kept: Kept): ConversationsRoot['conversations'] {
  return Object.fromEntries(
    kept.names(beginning).flatMap((name) => {
      const { data } = KeptConversation.safeParse(kept.read(name));
      return data ? [[name.slice(beginning.length), conversationOf(data)]] : [];
    }),
  );
}

function keep(kept: Kept, name: string, { draft, files, outgoing, ...rest }: Conversation): void {
  // What was sent with files cannot be sent again without them: only its words are worth keeping, before those that
  // were typed since.
  const open = outgoing.filter(({ phase }) => phase !== 'sent');
  const whole = open.filter((one) => one.files.length === 0);
  const cut = open.filter((one) => one.files.length > 0);
  const next: KeptConversation = {
    draft: [...cut.map(({ text }) => text), draft].filter(Boolean).join('\n'),
    files: files.length + cut.reduce((sum, one) => sum + one.files.length, 0),
    mentions: [...cut.flatMap(({ mentions }) => mentions), ...rest.mentions],
    isComment: rest.isComment,
    begun: rest.begun ?? {},
    unsent: whole.map(({ id, text, at, mentions, isComment }) => ({ id, text, at, mentions, isComment })),
  };
  const isBegun = Object.keys(next.begun).length > 0;
  if (next.draft || next.files || next.isComment || isBegun || next.unsent.length) kept.write(name, next);
  else kept.remove(name);
}

function conversationOf({ files, unsent, begun, ...words }: KeptConversation): Conversation {
  return {
    ...words,
    ...(Object.keys(begun).length > 0 && { begun }),
    files: [],
    refusal: files > 0 ? i18n.t('thread:filesNotKept', { count: files }) : null,
    outgoing: unsent.map((one) => ({ ...one, files: [], phase: 'failed' })),
  };
}
