import { ChatMessage, listMessages } from '@tavla/shared/contracts/chat';
import { createEntityStore } from '@/entities/entity-store';

/** The messages of all opened conversations, oldest first; load one with loadThread. */
export const chatStore = createEntityStore({
  name: 'chat',
  contracts: { list: listMessages },
  compare: (one: ChatMessage, other: ChatMessage) =>
    one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt),
  parse: (data) => ChatMessage.safeParse(data).data,
});
