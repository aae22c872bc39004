import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CompanyDb } from '@/db/database';
import { jsonInParts } from '@/http/bodies/json-in-parts';
import { HttpError } from '@/http/errors/errors';
import { presentTask } from '../task.presenter';
import { boardBytes, readProgress, readTasks } from './task-list.repo';

/** The whole board as it travels. */
interface Board {
  newestEvent: number;
  json: Buffer;
  /** Made when somebody first asks for it. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export type Encoding = 'br' | 'gzip';

/** The lowest level: the higher ones save a tenth of the bytes for six times the work. */
const compressors: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) => promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (json) => promisify(gzip)(json, { level: 1 }),
};

/** Bytes of JSON that are kept for all companies together. */
const capacity = 128 * 2 ** 20;

/**
 * Keeps each company's board as bytes for as long as its tasks do not change, so that people who open it
 * one after the other cost one reading, one serialisation and one compression.
 */
export class BoardCache {
  private readonly boards = new Map<string, Board>();
  private readonly loading = new Map<string, Promise<Board>>();
  private size = 0;

  /** Whether nothing about the tasks changed after the event of this number. */
  async isUnchanged(db: CompanyDb, since: number): Promise<boolean> {
    return (await readProgress(db, since)).isUnchanged;
  }

  /** The board as it is now. */
  async get(db: CompanyDb): Promise<Board> {
    const kept = this.boards.get(db.organizationId);
    const { newestEvent, isUnchanged } = await readProgress(db, kept?.newestEvent ?? 0);
    if (kept && isUnchanged) return kept;
    // A load that began before the newest change is of no use to whoever came after it.
    for (;;) {
      const board = await (this.loading.get(db.organizationId) ?? this.load(db));
      if (board.newestEvent >= newestEvent) return board;
    }
  }

  /** The bytes of a board in an encoding; compressed once. */
  static bytes(board: Board, encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (!encoding) return board.json;
    const made = board.compressed[encoding] ?? compressors[encoding](board.json);
    board.compressed[encoding] = made;
    return made;
  }

  private load(db: CompanyDb): Promise<Board> {
    const id = db.organizationId;
    const loading = read(db).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading.then((board) => {
      this.keep(id, board);
      return board;
    });
  }

  private keep(id: string, board: Board): void {
    this.drop(id);
    this.boards.set(id, board);
    this.size += board.json.length;
    for (const [oldest] of this.boards) {
      if (this.size <= capacity) return;
      this.drop(oldest);
    }
  }

  private drop(id: string): void {
    this.size -= this.boards.get(id)?.json.length ?? 0;
    this.boards.delete(id);
  }
}

/** A company whose board is longer than this must not take the memory of all others. */
const boardMax = 100 * 2 ** 20;

/** @throws HttpError 413 when the board is too long to be read at once */
async function read(db: CompanyDb): Promise<Board> {
  if ((await boardBytes(db)) > boardMax) {
    const words =
      'The board is larger than 100 MB. Delete tickets, or ask for it in pages with limit and cursor.';
    throw new HttpError(413, 'too-large', words);
  }
  const { rows, total, newestEvent } = await readTasks(db);
  const rest = JSON.stringify({ total, nextCursor: null, lastEventId: String(newestEvent) });
  const json = await jsonInParts(rows, presentTask, ['{"data":', `,${rest.slice(1)}`]);
  return { newestEvent, json, compressed: {} };
}
