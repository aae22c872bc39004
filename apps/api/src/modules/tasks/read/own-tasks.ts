import { createHash } from 'node:crypto';
import type { CompanyDb } from '@/db/database';
import { type Entry, entryOf, packBlocks } from './board-blocks';
import type { KeptBoard } from './kept-board';
import { readClosedTasks } from './task-list.repo';

/** What stands on a person's board and is not the same for everybody: tasks of meetings that are not open to all. */
export interface OwnTasks {
  entries: Entry[];
  /** Of what they look like; empty when there are none. */
  digest: string;
}

export async function readOwnTasks(db: CompanyDb, { hasClosed }: { hasClosed: boolean }): Promise<OwnTasks> {
  if (!hasClosed) return { entries: [], digest: '' };
  const entries = (await readClosedTasks(db)).map(entryOf);
  if (entries.length === 0) return { entries, digest: '' };
  const hash = createHash('sha256');
  for (const { json } of entries) hash.update(json);
  return { entries, digest: hash.digest('hex').slice(0, 32) };
}

/** The kept board, which stays as it is, with these behind it: a client puts them where they belong. */
export async function withOwnTasks(board: KeptBoard, { entries }: OwnTasks): Promise<KeptBoard> {
  if (entries.length === 0) return board;
  return { ...board, blocks: [...board.blocks, ...(await packBlocks(entries))], compressed: {} };
}
