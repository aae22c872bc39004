import { setImmediate as nextTurn } from 'node:timers/promises';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { HttpError } from '@/http/errors/errors';
import { type Block, type Entry, entryOf, isScattered, packBlocks, patchBlocks } from './board-blocks';
import type { TaskChanges } from './task-changes.repo';
import { boardBytes, readTasks } from './task-list.repo';

/** A company's whole board. */
export interface KeptBoard {
  /** The number that it carries; no task changed between this event and `seen`. */
  newestEvent: number;
  /** Up to which event the log was followed. */
  seen: number;
  /** Whether people may have tasks beside it. */
  hasClosed: boolean;
  blocks: readonly Block[];
  /** About how many bytes of memory it takes. */
  held: number;
  /** Made when somebody first asks for it. */
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
}

/** A company whose board is longer than this must not take the memory of all others. */
const boardMax = 100 * 2 ** 20;
/** What a task takes beside its bytes. */
const rowBytes = 250;
/** So many characters are written between two turns of the event loop. */
const partSize = 2 ** 17;

/** @throws HttpError 413 when the board is too long to be read at once */
export async function readBoard(db: CompanyDb): Promise<KeptBoard> {
  if ((await boardBytes(db)) > boardMax) {
    throw new HttpError(413, 'too-large', say('board-too-large', { megabytes: boardMax / 2 ** 20 }));
  }
  const { rows, ...progress } = await readTasks(db);
  return boardOf(progress, await packBlocks(mapped(rows, entryOf)));
}

/** The board after changes; undefined when it had better be read anew. */
export async function followBoard(
  board: KeptBoard,
  { tasks, ...progress }: TaskChanges,
): Promise<KeptBoard | undefined> {
  const { newestEvent: seen, hasClosed } = progress;
  if (tasks.size === 0) return { ...board, seen, hasClosed };
  const entries: Entry[] = [];
  let written = 0;
  for (const task of tasks.values()) {
    if (!task) continue;
    const entry = entryOf(task);
    entries.push(entry);
    written += entry.json.length;
    if (written < partSize) continue;
    written = 0;
    await nextTurn();
  }
  const blocks = await patchBlocks(board.blocks, new Set(tasks.keys()), entries);
  return isScattered(blocks) || jsonBytes(blocks) > boardMax ? undefined : boardOf(progress, blocks);
}

function boardOf(
  { newestEvent, hasClosed }: Pick<KeptBoard, 'newestEvent' | 'hasClosed'>,
  blocks: readonly Block[],
): KeptBoard {
  // Compressed bytes count twice: in their blocks and as a whole.
  const beside = blocks.reduce((sum, { brotli, rows }) => sum + 2 * brotli.length + rows.size * rowBytes, 0);
  const held = jsonBytes(blocks) + beside;
  return { newestEvent, hasClosed, seen: newestEvent, blocks, held, compressed: {} };
}

function jsonBytes(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { json }) => sum + json.length, 0);
}

function* mapped<From, To>(items: Iterable<From>, map: (item: From) => To): Generator<To> {
  for (const item of items) yield map(item);
}
