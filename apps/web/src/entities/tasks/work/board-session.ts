import type { Store } from '@reduxjs/toolkit';
import { Task } from '@tavla/shared/contracts/tasks';
import type { PersonSession } from '@/api/person-session';
import type { AppDispatch, RootOf } from '@/entities/entity-store';
import { noteStale } from '@/entities/live/live-lists';
import { getStreamStatus, onStreamStatus, reconnectStream } from '@/entities/live/stream-status';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { invertStep } from '../changes/invert-change';
import type { Choices } from '../changes/merge-task';
import { resolveConflict, resolveEdit } from '../changes/resolve-conflict';
import { isMove, placedBy, type TaskChange } from '../changes/task-change';
import type { UndoEntry } from '../changes/undo-stack';
import { BoardModel } from './board-model';
import { outcomeOf, SessionExpired, sendChange } from './send-change';
import { TaskWriter } from './task-writer';
import { UndoHistory } from './undo-history';
import { closeUp, rebase, type Write, withoutSending } from './write-queue';
import { moveOldWrites, WriteStorage } from './write-storage';

const retryAfter = 5_000;

export type TasksRoot = RootOf<typeof tasksStore>;

export interface SessionDeps {
  session: PersonSession;
  store: Store<TasksRoot>;
  checkSession: () => Promise<boolean>;
}

/** What happens that somebody has to put into words. What waits, or is asked about, is seen in the queue. */
export type SessionEvent =
  | { kind: 'undoable'; entry: UndoEntry }
  | { kind: 'undoable-no-more'; entry: UndoEntry }
  /** It was to be taken back, but others have changed all of it since. */
  | { kind: 'nothing-to-undo'; entry: UndoEntry }
  /** The change is no longer shown, and was not made. */
  | { kind: 'refused'; change: TaskChange; error: unknown }
  /** They were to be deleted, and are not: somebody has changed them since. */
  | { kind: 'not-deleted'; tasks: readonly Task[] }
  | { kind: 'session-expired' };

/**
 * One person's work on the board, for as long as their session is open: what waits to be saved, what can be
 * undone, and what is shown. It outlives the board's screen, so that leaving it loses no write. When the session
 * closes it sends nothing more, and leaves what waits to the same person's next session.
 */
export class BoardSession {
  readonly writer: TaskWriter;
  readonly model: BoardModel;
  /** Conflicts that the person is asked about: the task as it is now, by write. */
  readonly currents = new Map<string, Task>();

  private readonly undoable = new UndoHistory();
  private readonly listeners = new Set<(event: SessionEvent) => void>();
  private readonly store: Store<TasksRoot>;
  private readonly storage: WriteStorage;
  private readonly endings: (() => void)[];
  private hasBegun = false;
  private isChecking = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor({ session, store, checkSession }: SessionDeps) {
    this.store = store;
    moveOldWrites(session.kept, session.personId);
    this.storage = new WriteStorage(session.kept, navigator.locks);
    const sendDeps = {
      dispatch: store.dispatch,
      checkSession: async () => {
        this.isChecking = true;
        try {
          return await session.whileOpen(checkSession());
        } finally {
          // Not where the session has closed meanwhile: the promise never settles then.
          this.isChecking = false;
        }
      },
      onLeft: (tasks: readonly Task[]) => this.publish({ kind: 'not-deleted', tasks }),
      findThere: async (ids: readonly string[]) => {
        const dispatch: AppDispatch = store.dispatch;
        await session.whileOpen(dispatch(tasksStore.getAll()));
        return ids.filter((id) => tasksStore.selectById(store.getState(), id));
      },
    };
    this.writer = new TaskWriter({
      send: (write) => sendChange(write, { ...sendDeps, onSaved: (saved) => this.takeSaved(write, saved) }),
      hasNetwork: () => navigator.onLine,
      isOffline: () => getStreamStatus() === 'offline',
      save: (queue) => this.storage.save(queue),
      onRefused: this.onRefused,
      onConflict: this.onConflict,
      onSaved: this.onSaved,
      later: (retry) => {
        this.retry = setTimeout(retry, retryAfter);
      },
    });
    this.model = new BoardModel(this.writer);
    const takeTasks = () => this.model.setTasks(tasksStore.selectTable(store.getState()));
    takeTasks();
    this.endings = [store.subscribe(takeTasks), onStreamStatus(this.resume), onNetwork(this.resume)];
    session.onClose(() => this.close());
  }

  /** Takes over what earlier pages could not save. Only once it is sure that this session is the one shown. */
  begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const adopt = () => void this.storage.adopt((queue) => this.writer.adopt(queue));
    adopt();
    // Another tab may have been closed meanwhile, with what it could not save.
    this.endings.push(onNetwork(adopt), onShown(adopt));
  }

  /** Tells a listener what happens from now on. */
  onEvent(listener: (event: SessionEvent) => void): void {
    this.listeners.add(listener);
  }

  /**
   * Makes changes, shown at once and undone together; without a label they cannot be undone.
   * @returns what to undo them by
   */
  do(changes: readonly TaskChange[], label?: string): string | undefined {
    let undoId: string | undefined;
    const steps = changes.map((done) => ({ done, before: this.tasksOf(done) }));
    const writes = changes.map((change) => ({ id: crypto.randomUUID(), change }));
    if (label !== undefined) {
      const entry = this.undoable.remember(label, steps, writes);
      undoId = entry.id;
      this.publish({ kind: 'undoable', entry });
    }
    this.writer.writeAll(writes);
    return undoId;
  }

  /** Takes back one thing, or the last one. Says whether there was any. */
  undo(id?: string): boolean {
    const entry = this.undoable.take(id);
    if (!entry) return false;
    this.publish({ kind: 'undoable-no-more', entry });
    let count = 0;
    for (const step of entry.steps.toReversed()) {
      const changes = invertStep(step, this.model, this.undoable.isPlaced);
      const writes = changes.map((change) => ({ id: crypto.randomUUID(), change }));
      count += writes.length;
      for (const { id, change } of writes) {
        this.undoable.takenBackBy(id, entry);
        // What this puts back can be taken on by the undo of an earlier move.
        this.undoable.placed(placedBy(change));
      }
      this.writer.writeAll(writes);
    }
    if (count === 0) this.publish({ kind: 'nothing-to-undo', entry });
    return true;
  }

  /** The person's answer to a conflict; null keeps what the others wrote. */
  answer(writeId: string, choices: Choices | null): void {
    const change = this.writer.getState().queue.find((write) => write.id === writeId)?.change;
    const current = this.currents.get(writeId);
    this.currents.delete(writeId);
    const isAnswered = choices && current && change?.kind === 'edit';
    this.writer.answer(writeId, isAnswered ? resolveEdit(change, current, choices) : null);
  }

  /** Nothing is sent, shown or followed any more; what waits is kept as it is. */
  private close(): void {
    // A move whose session check failed is refused, and not made later behind the person's back.
    if (this.isChecking) this.storage.save(withoutSending(this.writer.getState().queue));
    this.storage.close();
    this.writer.close();
    clearTimeout(this.retry);
    for (const end of this.endings) end();
  }

  private publish(event: SessionEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  private resume = () => {
    if (navigator.onLine && this.writer.getState().isWaiting) this.writer.resume();
  };

  private tasksOf(change: TaskChange): Task[] {
    if (change.kind === 'batch') return change.tasks;
    if (change.kind === 'create' || change.kind === 'restore') return [];
    const task = this.model.task(change.taskId);
    return task ? [task] : [];
  }

  private takeSaved({ change }: Write, saved: readonly Task[]): void {
    if (isMove(change)) this.undoable.placed(saved);
    this.writer.rewrite((queue) => rebase(queue, saved));
  }

  private onSaved = ({ id }: Write) => {
    this.undoable.saved(id);
    // It shows that the server answers again; the stream had given up asking.
    if (getStreamStatus() === 'offline') reconnectStream();
  };

  private onConflict = ({ id, change }: Write, data: unknown): TaskChange | 'ask' | 'nothing' => {
    const current = Task.safeParse(data).data;
    if (!current) return 'nothing';
    this.store.dispatch(tasksStore.received([current]));
    const decision = resolveConflict(change, current);
    if (decision === 'ask') this.currents.set(id, current);
    if (change.kind === 'delete') {
      this.forgetUndo(id);
      this.publish({ kind: 'not-deleted', tasks: [current] });
    }
    return decision;
  };

  private onRefused = ({ id, change }: Write, error: unknown) => {
    // Nobody answers just now: it can be taken back as before.
    const again = outcomeOf(error).kind === 'unreachable' ? this.undoable.postponed(id) : undefined;
    this.forgetUndo(id);
    this.writer.rewrite((queue) => closeUp(queue, change));
    if (again) this.publish({ kind: 'undoable', entry: again });
    if (error instanceof SessionExpired) this.publish({ kind: 'session-expired' });
    else this.publish({ kind: 'refused', change, error });
    // It may have been refused because our list is old.
    if (change.kind === 'move' || change.kind === 'batch') this.reload();
  };

  private forgetUndo(writeId: string): void {
    const entry = this.undoable.refused(writeId);
    if (entry) this.publish({ kind: 'undoable-no-more', entry });
  }

  private reload(): void {
    const dispatch: AppDispatch = this.store.dispatch;
    dispatch(tasksStore.getAll()).catch(() => noteStale('tasks'));
  }
}

/** When the person comes back to the page. */
function onShown(listener: () => void): () => void {
  const onChange = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
