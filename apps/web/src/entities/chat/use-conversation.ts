import { useSelector } from 'react-redux';
import {
  type Conversation,
  type ConversationsRoot,
  selectConversation,
  type ThreadId,
} from './conversations';

/** What the person has in hand in a conversation. */
export function useConversation(thread: ThreadId): Conversation {
  return useSelector((root: ConversationsRoot) => selectConversation(root, thread));
}
