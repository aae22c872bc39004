import { FileReading, type Pages } from '@tavla/shared/chat/file-places';
import type { CompanyDb } from '@/db/database';
import type { Reply } from '@/modules/assistant/reply';
import { findReadings } from '../chat.repo';

/** A file of which some pages could not be read. */
export interface PagesUnread {
  name: string;
  pages: Pages[];
}

/** Of more files nobody reads it. */
const most = 5;

/**
 * The files that an answer concerns of which some pages could not be read: what they say may stand there. It concerns
 * those of the message, those that it cites, and those of the conversation that it names.
 */
export async function findPagesUnread(
  db: CompanyDb,
  messageId: string,
  files: readonly { id: string; name: string }[],
  { text, citations }: Pick<Reply, 'text' | 'citations'>,
): Promise<PagesUnread[]> {
  const cited = citations.flatMap(({ kind, id }) => (kind === 'file' ? [id] : []));
  const named = files.filter(({ name }) => text.includes(name)).map(({ id }) => id);
  const rows = await findReadings(db, messageId, [...cited, ...named]);
  const unread = rows.flatMap(({ name, reading }) => {
    const pages = FileReading.safeParse(reading).data?.withoutText ?? [];
    return pages.length > 0 ? [{ name, pages }] : [];
  });
  return unread.slice(0, most);
}
