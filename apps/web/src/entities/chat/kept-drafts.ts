import { z } from 'zod';
import { i18n } from '@/i18n/i18n';
import type { Kept } from '@/lib/kept';
import type { Conversation, ConversationsRoot } from './conversations';

const beginning = 'chat.';

/** The name of a conversation, by its key in the state. */
export const nameOf = (key: string) => beginning + key;

/** What is kept of a conversation: words. Files are too large for it, so only how many there were. */
const KeptMentions = z
  .array(z.object({ id: z.string(), name: z.string() }))
  .readonly()
  .default([]);
const KeptQuote = z
  .object({ id: z.string(), name: z.string(), excerpt: z.string() })
  .nullable()
  .default(null);
const KeptConversation = z.object({
  draft: z.string(),
  files: z.number(),
  mentions: KeptMentions,
  quote: KeptQuote,
  isComment: z.boolean().default(false),
  begun: z.record(z.string(), z.string()).default({}),
  unsent: z.array(
    z.object({
      ...{ id: z.string(), text: z.string(), at: z.string() },
      ...{ mentions: KeptMentions, quote: KeptQuote, isComment: z.boolean().default(false) },
    }),
  ),
});
export type KeptConversation = z.infer<typeof KeptConversation>;

/** The conversations as the person left them. */
export function readDrafts(kept: Kept): ConversationsRoot['conversations'] {
  return Object.fromEntries(
    kept.names(beginning).flatMap((name) => {
      const data = readConversation(kept, name);
      return data ? [[name.slice(beginning.length), conversationOf(data)]] : [];
    }),
  );
}

export function readConversation(kept: Kept, name: string): KeptConversation | undefined {
  return KeptConversation.safeParse(kept.read(name)).data;
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
