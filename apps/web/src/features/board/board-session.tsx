import { notifications } from '@mantine/notifications';
import type { Store } from '@reduxjs/toolkit';
import { Task } from '@tavla/shared/contracts/tasks';
import { errorStatus, errorText, isUnreachable } from '@/api/error-text';
import type { PersonSession } from '@/api/person-session';
import type { AppDispatch, RootOf } from '@/entities/entity-store';
import { getStreamStatus, onStreamStatus, reconnectStream } from '@/entities/live/stream-status';
import { bringBack } from '@/entities/tasks/changes/invert-change';
import { type Choices, conflicts, resolve } from '@/entities/tasks/changes/merge-task';
import type { TaskChange } from '@/entities/tasks/changes/task-change';
import { fieldsOf, isEmpty } from '@/entities/tasks/changes/task-fields';
import {
  pushUndo,
  takeUndo,
  type UndoEntry,
  type UndoStack,
  type UndoStep,
} from '@/entities/tasks/changes/undo-stack';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { BoardModel } from '@/entities/tasks/work/board-model';
import { SessionExpired, sendChange } from '@/entities/tasks/work/send-change';
import { TaskWriter } from '@/entities/tasks/work/task-writer';
import { rebase, type Write, withoutSending } from '@/entities/tasks/work/write-queue';
import { moveOldWrites, WriteStorage } from '@/entities/tasks/work/write-storage';
import { i18n } from '@/i18n/i18n';
import { keepRefused } from './form/task-drafts';
import { hideUndo, showUndo } from './UndoToast';

const retryAfter = 5_000;

export type TasksRoot = RootOf<typeof tasksStore>;

export interface SessionDeps {
  session: PersonSession;
  store: Store<TasksRoot>;
  checkSession: () => Promise<boolean>;
}

/**
 * One person's work on the board, for as long as their session is open: what waits to be saved, what can be
 * undone, and what is shown. It outlives the board's screen, so that leaving it loses no write. When the session
 * closes it sends nothing more, and leaves what waits to the same person's next session.
 */
export class BoardSession {
  readonly writer: TaskWriter;
  readonly model: BoardModel;
  private undoStack: UndoStack = [];
  /** The undo entry of each write. */
  private readonly entryOf = new Map<string, string>();
  private readonly endings: (() => void)[];
  /** Conflicts that the user is asked about: the task as it is now, by write. */
  readonly currents = new Map<string, Task>();

  private readonly dispatch: AppDispatch;
  private readonly kept: PersonSession['kept'];
  private readonly storage: WriteStorage;
  private hasBegun = false;
  private isChecking = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor({ session, store, checkSession }: SessionDeps) {
    this.dispatch = store.dispatch;
    this.kept = session.kept;
    moveOldWrites(this.kept, session.personId);
    this.storage = new WriteStorage(this.kept, navigator.locks);
    const check = async () => {
      this.isChecking = true;
      const holds = await session.whileOpen(checkSession());
      this.isChecking = false;
      return holds;
    };
    const sendDeps = { dispatch: this.dispatch, checkSession: check, onSaved: this.onTaskSaved };
    this.writer = new TaskWriter({
      send: (write) => sendChange(write, sendDeps),
      hasNetwork: () => navigator.onLine,
      isOffline: () => getStreamStatus() === 'offline',
      save: (queue) => this.storage.save(queue),
      onRefused: this.onRefused,
      onConflict: this.onConflict,
      onSaved: reconnectIfOffline,
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
    void this.storage.adopt((queue) => this.writer.adopt(queue));
  }

  /** Nothing is sent, shown or followed any more; what waits is kept as it is. */
  private close(): void {
    // A move whose session check failed is refused (§4), and not made later behind the person's back.
    if (this.isChecking) this.storage.save(withoutSending(this.writer.getState().queue));
    this.storage.close();
    this.writer.close();
    clearTimeout(this.retry);
    for (const end of this.endings) end();
  }

  private resume = () => {
    if (navigator.onLine && this.writer.getState().isWaiting) this.writer.resume();
  };

  /** Makes one change, shown at once; without a label it cannot be undone. */
  do(change: TaskChange, label?: string): void {
    this.doAll([change], label);
  }

  /** Several changes that are undone together. */
  doAll(changes: readonly TaskChange[], label?: string): void {
    const steps: UndoStep[] = changes.map((done) => ({ done, before: this.tasksOf(done) }));
    const entry: UndoEntry = { id: crypto.randomUUID(), label: label ?? '', steps };
    if (label !== undefined) {
      this.undoStack = pushUndo(this.undoStack, entry);
      showUndo(entry, () => this.undo(entry.id));
    }
    for (const change of changes) this.entryOf.set(this.writer.write(change), entry.id);
  }

  /** Takes back one thing, or the last one. Says whether there was any. */
  undo(id?: string): boolean {
    const { entry, rest } = takeUndo(this.undoStack, id);
    this.undoStack = rest;
    if (!entry) return false;
    hideUndo(entry.id);
    for (const step of entry.steps.toReversed()) {
      for (const change of bringBack(step, this.model)) this.writer.write(change);
    }
    return true;
  }

  /** The user's answer to a conflict; null keeps what the others wrote. */
  answer(writeId: string, choices: Choices | null): void {
    const change = this.writer.getState().queue.find((write) => write.id === writeId)?.change;
    const current = this.currents.get(writeId);
    this.currents.delete(writeId);
    if (!choices || !current || change?.kind !== 'edit') {
      this.writer.answer(writeId, null);
      return;
    }
    const changes = resolve(change, current, choices);
    const next = { ...change, base: fieldsOf(current), changes, version: current.version };
    this.writer.answer(writeId, isEmpty(changes) ? null : next);
  }

  private tasksOf(change: TaskChange): Task[] {
    if (change.kind === 'batch') return change.tasks;
    if (change.kind === 'create' || change.kind === 'restore') return [];
    const task = this.model.task(change.taskId);
    return task ? [task] : [];
  }

  private onTaskSaved = (saved: Pick<Task, 'id' | 'version'>) => {
    this.writer.rewrite((queue) => rebase(queue, saved));
  };

  private onConflict = (write: Write, data: unknown): TaskChange | 'ask' | 'nothing' => {
    const current = Task.safeParse(data).data;
    const { change } = write;
    if (current) this.dispatch(tasksStore.received([current]));
    // Only an edit is worth a question; anything else that was overtaken gives way.
    if (!current || change.kind !== 'edit') return 'nothing';
    if (conflicts(change, current).length) {
      this.currents.set(write.id, current);
      return 'ask';
    }
    const changes = resolve(change, current, {});
    if (isEmpty(changes)) return 'nothing';
    return { ...change, base: fieldsOf(current), changes, version: current.version };
  };

  private onRefused = ({ id, change }: Write, error: unknown) => {
    const entry = this.entryOf.get(id);
    if (entry) {
      this.undoStack = takeUndo(this.undoStack, entry).rest;
      hideUndo(entry);
    }
    if (change.kind === 'create') keepRefused(this.kept, change.input);
    notifications.show({ color: 'red', ...refusal(change, error) });
    if (change.kind === 'move' || change.kind === 'batch') this.reload();
  };

  /** After a refused move the list is loaded again: it may have been refused because ours is old. */
  private reload(): void {
    this.dispatch(tasksStore.getAll()).catch(() => undefined);
  }
}

/** A change that was saved shows that the server answers again; the stream had given up asking. */
function reconnectIfOffline(): void {
  if (getStreamStatus() === 'offline') reconnectStream();
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

function refusal(change: TaskChange, error: unknown): { id?: string; title: string; message: string } {
  if (error instanceof SessionExpired) {
    return {
      id: 'session-expired',
      title: i18n.t('session.expiredTitle'),
      message: i18n.t('session.expired'),
    };
  }
  const title = i18n.t(`board:errors.${change.kind}`);
  if (isUnreachable(error)) return { title, message: i18n.t('board:errors.unreachable') };
  if (errorStatus(error) === 404) return { title, message: i18n.t('board:errors.gone') };
  return { title, message: errorText(error) };
}
