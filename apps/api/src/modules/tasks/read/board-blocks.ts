import { brotliPiece } from '@/http/answers/brotli-pieces';
import { presentTask } from '../task.presenter';
import { columnRanks, type ListedTask } from './task-list.repo';

/**
 * About so many characters of JSON make a block: a little under three of the blocks that the compressor makes itself,
 * which compress as well as the whole board.
 */
export const blockSize = 380_000;

/** A stretch of the board, as it travels: the JSON of its tasks between commas, plain and compressed. */
export interface Block {
  /** By id and in the order of the board: where each task stands, and how many characters it takes. */
  rows: Map<string, { place: string; length: number }>;
  json: Buffer;
  brotli: Buffer;
}

/** A task on its way into a block. */
export interface Entry {
  id: string;
  place: string;
  json: string;
}

/** The place on the whole board, to be compared as text: rank of the column, then position. */
export function entryOf(row: ListedTask): Entry {
  const place = `${columnRanks.indexOf(row.column)}${row.position}`;
  return { id: row.id, place, json: JSON.stringify(presentTask(row)) };
}

/**
 * Tasks in their order as blocks of at least `size` characters, the last one but for what is left. Others are served
 * after each block.
 */
export async function packBlocks(entries: Iterable<Entry>, size = blockSize): Promise<Block[]> {
  const blocks: Block[] = [];
  let open: Entry[] = [];
  let length = 0;
  const close = async () => {
    const json = Buffer.from(open.map((entry) => entry.json).join());
    const rows = new Map(open.map((entry) => [entry.id, { place: entry.place, length: entry.json.length }]));
    open = [];
    length = 0;
    blocks.push({ rows, json, brotli: await brotliPiece(json) });
  };
  for (const entry of entries) {
    open.push(entry);
    length += entry.json.length;
    if (length >= size) await close();
  }
  if (open.length > 0) await close();
  return blocks;
}

/**
 * The blocks after some tasks changed, in which only those are new that a changed task was in or came to.
 * @param changed ids of all tasks that changed
 * @param entries those of them that are on the board now
 */
export async function patchBlocks(
  blocks: readonly Block[],
  changed: ReadonlySet<string>,
  entries: readonly Entry[],
): Promise<Block[]> {
  if (blocks.length === 0) return packBlocks(entries.toSorted(byPlace));
  const left = new Set([...changed].map((id) => blocks.findIndex(({ rows }) => rows.has(id))));
  const arrived = new Map<number, Entry[]>();
  for (const entry of entries) {
    const index = blockAt(blocks, entry.place);
    arrived.set(index, [...(arrived.get(index) ?? []), entry]);
  }
  const after: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    const here = arrived.get(index) ?? [];
    if (here.length > 0 || left.has(index)) after.push(...(await repack(block, changed, here)));
    else after.push(block);
  }
  return after;
}

/** Whether so much went that the board would compress better in fewer blocks. */
export function isScattered(blocks: readonly Block[]): boolean {
  const bytes = blocks.reduce((sum, { json }) => sum + json.length, 0);
  return blocks.length > 8 + (2 * bytes) / blockSize;
}

/** Pure: the last block that begins at or above the place, or the first one. */
function blockAt(blocks: readonly Block[], place: string): number {
  const index = blocks.findLastIndex(({ rows }) => {
    const [first] = rows.values();
    return first !== undefined && first.place <= place;
  });
  return Math.max(0, index);
}

/** One block as long as it is not twice too long; then equal parts of it. */
function repack(block: Block, changed: ReadonlySet<string>, arrived: readonly Entry[]): Promise<Block[]> {
  const entries = [...entriesIn(block)].filter(({ id }) => !changed.has(id)).concat(arrived);
  const length = entries.reduce((sum, { json }) => sum + json.length, 0);
  const parts = Math.max(1, Math.floor(length / blockSize));
  return packBlocks(entries.sort(byPlace), Math.ceil(length / parts));
}

function* entriesIn({ rows, json }: Block): Generator<Entry> {
  const text = json.toString();
  let at = 0;
  for (const [id, { place, length }] of rows) {
    yield { id, place, json: text.slice(at, at + length) };
    at += length + ','.length;
  }
}

/** Places are ASCII, so that the order of text is the order of bytes that the database keeps. */
function byPlace(a: Entry, b: Entry): number {
  return a.place < b.place ? -1 : 1;
}
