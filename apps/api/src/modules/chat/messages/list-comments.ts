import type { CompanyDb } from '@/db/database';
import { type CommentRow, findComments, type WantedComments } from './comments.repo';

/** The newest of what people wrote on tasks, oldest first. Whoever asks may see the tasks and read the chat. */
export function listComments(db: CompanyDb, wanted: WantedComments): Promise<CommentRow[]> {
  return findComments(db, wanted);
}
