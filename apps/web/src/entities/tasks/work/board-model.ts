import { type Column, columns, type Task } from '@tavla/shared/contracts/tasks';
import { changesBetween, createTable, type EntityTable, entitiesOf } from '@/entities/entity-table';
import type { ShownTasks } from '@/entities/tasks/shown-tasks';
import { applyChanges } from '../changes/apply-change';
import { type BoardIndex, buildIndex, filterIndex, type Matches, updateIndex } from './board-index';
import type { TaskWriter } from './task-writer';
import { changesOf, idsBetween, touchedIds, type WriteQueue } from './write-queue';

type Tasks = EntityTable<Task>;
const table = createTable<Task>();

/** More changes than this at once and sorting the board anew is cheaper than placing each. */
const wholesale = 500;

/**
 * What the board shows: the tasks of the store with the waiting changes in them, in columns, filtered. It
 * holds nothing of its own; every answer follows from the store, the queue and the filters.
 */
export class BoardModel implements ShownTasks {
  private tasks: Tasks = table.empty;
  private shownTasks = new Map<string, Task>();
  private queue: WriteQueue;
  private touched: Set<string>;
  private matches: Matches = () => true;
  private index: BoardIndex = buildIndex([], this.matches);
  private listeners = new Set<() => void>();

  constructor(private readonly writer: TaskWriter) {
    writer.subscribe(this.takeWrites);
    this.queue = writer.getState().queue;
    this.touched = touchedIds(this.queue);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getIndex = (): BoardIndex => this.index;

  /** A task as it is shown. */
  task = (id: string): Task | undefined => this.shownTasks.get(id);

  /** A task as the server last told it. */
  savedTask = (id: string): Task | undefined => table.get(this.tasks, id);

  /** Whether the filters let a task through. */
  isShown(id: string): boolean {
    const task = this.shownTasks.get(id);
    return task !== undefined && this.matches(task);
  }

  column = (column: Column): readonly Task[] => this.index.all[column];

  isWaiting = (id: string): boolean => this.writer.getState().isWaiting && this.touched.has(id);

  /** The ids in the order of the board: column by column, as shown. */
  order(): string[] {
    return columns.flatMap((column) => this.index.shown[column].map((task) => task.id));
  }

  setMatches(matches: Matches): void {
    this.matches = matches;
    this.index = filterIndex(this.index.all, matches);
    this.tell();
  }

  /** Takes the store's tasks in. */
  setTasks(tasks: Tasks): void {
    if (tasks === this.tasks) return;
    const changes = changesBetween(this.tasks, tasks);
    this.tasks = tasks;
    if (changes.length > wholesale) this.rebuild();
    else for (const { before, after } of changes) this.refresh((after ?? before)?.id ?? '');
    if (changes.length) this.tell();
  }

  private takeWrites = () => {
    const { queue } = this.writer.getState();
    const changed = idsBetween(this.queue, queue);
    const hasAny = this.touched.size > 0 || queue.length > 0;
    this.queue = queue;
    this.touched = touchedIds(queue);
    // What waits unchanged is shown as it was: many writes at once cost what each of them costs.
    if (changed.size > wholesale) this.rebuild();
    else for (const id of changed) this.refresh(id);
    if (hasAny) this.tell();
  };

  private view(id: string): Task | undefined {
    const saved = table.get(this.tasks, id);
    if (!this.touched.has(id)) return saved;
    const changes = changesOf(this.writer.getState().queue, id);
    return applyChanges(saved, id, changes);
  }

  private refresh(id: string): void {
    const before = this.shownTasks.get(id);
    const after = this.view(id);
    this.index = updateIndex(this.index, before, after, this.matches);
    if (after) this.shownTasks.set(id, after);
    else this.shownTasks.delete(id);
  }

  private rebuild(): void {
    this.shownTasks = new Map();
    for (const task of entitiesOf(this.tasks)) this.shownTasks.set(task.id, task);
    for (const id of this.touched) {
      const task = this.view(id);
      if (task) this.shownTasks.set(id, task);
      else this.shownTasks.delete(id);
    }
    this.index = buildIndex(this.shownTasks.values(), this.matches);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
