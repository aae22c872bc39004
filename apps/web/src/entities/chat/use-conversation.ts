import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/entities/store-hooks';
import {
  begunOn,
  type Conversation,
  type ConversationsRoot,
  selectConversation,
  type ThreadId,
} from './conversations';

/** What the person has in hand in a conversation. */
export function useConversation(thread: ThreadId): Conversation {
  return useSelector((root: ConversationsRoot) => selectConversation(root, thread));
}

/**
 * What the person has begun to write on one message, undefined where they have not, and the way to write it. It
 * outlives the drawer as a draft does.
 */
export function useBegun(thread: ThreadId, id: string) {
  const dispatch = useAppDispatch();
  const words = useSelector((root: ConversationsRoot) => selectConversation(root, thread).begun?.[id]);
  return { words, write: (next: string | null) => dispatch(begunOn({ thread, id, words: next })) };
}
