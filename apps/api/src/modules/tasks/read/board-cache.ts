import type { CompanyDb } from '@/db/database';
import { followBoard, type KeptBoard, readBoard } from './kept-board';
import { readTaskChanges } from './task-changes.repo';

/** Bytes that are kept for all companies together; about 16 boards of 10,000 tasks. */
const capacity = 128 * 2 ** 20;

interface Turns {
  running: Promise<KeptBoard>;
  next?: Promise<KeptBoard>;
}

/**
 * Keeps each company's board as bytes, and brings it up to date by the event log when somebody opens it: what that
 * costs follows what changed. Whatever the log cannot tell is read anew.
 */
export class BoardCache {
  /** The one that was asked for longest ago comes first. */
  private readonly boards = new Map<string, KeptBoard>();
  private readonly turns = new Map<string, Turns>();
  private size = 0;

  constructor(private readonly limit = capacity) {}

  /**
   * The board as it is now. A look that began before the newest change is of no use to whoever comes after it: they
   * share the next one.
   */
  get(db: CompanyDb): Promise<KeptBoard> {
    const id = db.organizationId;
    const turns = this.turns.get(id);
    if (turns?.next) return turns.next;
    if (!turns) return this.start(id, db);
    turns.next = turns.running.then(
      () => this.start(id, db),
      () => this.start(id, db),
    );
    return turns.next;
  }

  private start(id: string, db: CompanyDb): Promise<KeptBoard> {
    const running = this.look(db);
    const turns: Turns = { running };
    this.turns.set(id, turns);
    const end = () => {
      if (!turns.next) this.turns.delete(id);
    };
    running.then(end, end);
    return running;
  }

  private async look(db: CompanyDb): Promise<KeptBoard> {
    const kept = this.boards.get(db.organizationId);
    const changes = kept && (await readTaskChanges(db, kept.seen));
    const board = (kept && changes && (await followBoard(kept, changes))) ?? (await readBoard(db));
    this.keep(db.organizationId, board);
    return board;
  }

  private keep(id: string, board: KeptBoard): void {
    this.drop(id);
    this.boards.set(id, board);
    this.size += board.held;
    for (const [oldest] of this.boards) {
      if (this.size <= this.limit) return;
      this.drop(oldest);
    }
  }

  private drop(id: string): void {
    this.size -= this.boards.get(id)?.held ?? 0;
    this.boards.delete(id);
  }
}
