import type { CompanyDb } from '@/db/database';
import { findAttachedNames, findAttachedPart, type Thread } from './chat.repo';

const filesNamed = 20;

/** The newest files of a conversation, oldest first. */
export async function listAttached(db: CompanyDb, thread: Thread): Promise<{ id: string; name: string }[]> {
  return (await findAttachedNames(db, thread, filesNamed)).reverse();
}

/**
 * A part of what could be read of a file; undefined where there is none. Whether somebody may read it is for the caller
 * to know: they have found it in a search or in a conversation of theirs.
 * @param from characters before the part
 */
export const readAttachedText = findAttachedPart;
