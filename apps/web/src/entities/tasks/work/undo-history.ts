import type { Task } from '@tavla/shared/contracts/tasks';
import {
  pushUndo,
  replaceUndo,
  takeUndo,
  type UndoEntry,
  type UndoStack,
  type UndoStep,
} from '../changes/undo-stack';

type Placed = Pick<Task, 'id' | 'position'>;

/** What can be taken back, and which of the waiting writes belongs to what. */
export class UndoHistory {
  private stack: UndoStack = [];
  /** Which step of which entry a write makes, while it is under way. */
  private readonly madeBy = new Map<string, { entryId: string; step: UndoStep | undefined }>();
  /** The entries that are being taken back, by the ids of the writes that do so. */
  private readonly undoneBy = new Map<string, UndoEntry>();

  /** The places that the person's own moves have given to tasks, as shown and as saved. */
  private readonly places = new Map<string, Set<string>>();

  /** A move of the person's own has put the tasks there. */
  placed(tasks: readonly Placed[]): void {
    for (const { id, position } of tasks) {
      this.places.set(id, (this.places.get(id) ?? new Set()).add(position));
    }
  }

  /** Whether it stands where the person has put it: others have not moved it on since. */
  isPlaced = ({ id, position }: Placed): boolean => this.places.get(id)?.has(position) ?? false;

  /** @param writes what makes the steps, in their order */
  remember(label: string, steps: readonly UndoStep[], writes: readonly { id: string }[]): UndoEntry {
    const entry: UndoEntry = { id: crypto.randomUUID(), label, steps };
    this.stack = pushUndo(this.stack, entry);
    for (const [at, { id }] of writes.entries()) this.madeBy.set(id, { entryId: entry.id, step: steps[at] });
    return entry;
  }

  /** Takes out one entry, or the newest when none is named. */
  take(id?: string): UndoEntry | undefined {
    const { entry, rest } = takeUndo(this.stack, id);
    this.stack = rest;
    return entry;
  }

  /** A write takes back an entry that was taken out, or a part of it. */
  takenBackBy(writeId: string, entry: UndoEntry): void {
    this.undoneBy.set(writeId, entry);
  }

  /** The write could not be made for now. Puts the entry back that it was to take back, once for all its writes. */
  postponed(writeId: string): UndoEntry | undefined {
    const entry = this.undoneBy.get(writeId);
    this.undoneBy.delete(writeId);
    if (!entry || this.stack.includes(entry)) return undefined;
    this.stack = pushUndo(this.stack, entry);
    return entry;
  }

  /** The write was made: it can be taken back for as long as its entry is there. */
  saved(writeId: string): void {
    this.madeBy.delete(writeId);
    this.undoneBy.delete(writeId);
  }

  /**
   * The write was not made: its step is nothing to take back. Gives the entry where that is gone with it, and nothing
   * where others of its steps are left.
   */
  refused(writeId: string): UndoEntry | undefined {
    const made = this.madeBy.get(writeId);
    this.saved(writeId);
    const entry = this.stack.find(({ id }) => id === made?.entryId);
    const steps = entry?.steps.filter((step) => step !== made?.step) ?? [];
    if (!entry || steps.length === 0) return entry && this.take(entry.id);
    this.stack = replaceUndo(this.stack, { ...entry, steps });
    return undefined;
  }
}
