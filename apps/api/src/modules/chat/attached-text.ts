import type { CompanyDb } from '@/db/database';
import { type FilesOf, findAttachedNames, findAttachedPart } from './chat.repo';

const filesNamed = 20;

/** The newest files of a conversation, or of one message, oldest first. */
export async function listAttached(db: CompanyDb, files: FilesOf): Promise<{ id: string; name: string }[]> {
  return (await findAttachedNames(db, files, filesNamed)).reverse();
}

/**
 * A part of what could be read of a file; undefined where there is none. Whether somebody may read it is for the caller
 * to know: they have found it in a search or in a conversation of theirs.
 * @param from characters before the part
 */
export const readAttachedText = findAttachedPart;
