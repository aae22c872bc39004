import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { listThread } from '@/modules/chat/list-thread';
import type { Asked } from './asked';
import { onlyAsks } from './only-asks';

/** So many messages are read at once, and so often: what stands before them is of another time. */
const ofPage = 100;
const pages = 5;

/** How many, and of whom alone. */
interface Wanted {
  most: number;
  userId?: string | undefined;
}

/** What people wrote in the conversation of a task, oldest first: without what only asks the assistant. */
export async function commentsOn(
  asked: Asked,
  taskId: string,
  { most, userId }: Wanted,
): Promise<ChatMessage[]> {
  const found: ChatMessage[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages && found.length < most; page += 1) {
    const { data, nextCursor } = await listThread(asked.db, { taskId }, { limit: ofPage, cursor });
    found.unshift(...data.filter((one) => isComment(asked, one) && (!userId || one.authorId === userId)));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found.slice(-most);
}

function isComment(asked: Asked, { id, author, content, isComment }: ChatMessage): boolean {
  if (author !== 'user' || asked.exceptMessageIds.includes(id)) return false;
  return isComment || !onlyAsks(asked, content);
}
