import { notifications } from '@mantine/notifications';
import {
  type BatchChange,
  type Column,
  columnOf,
  type Task,
  type TaskStatus,
} from '@tavla/shared/contracts/tasks';
import { batchMax } from '@tavla/shared/limits';
import { fieldsOnWire, initialFields, type TaskFields } from '@tavla/shared/task-fields';
import { landing, type Neighbours, provisionalPosition } from '@/entities/tasks/changes/column-order';
import { moveMany } from '@/entities/tasks/changes/move-many';
import { batchOf, type NewTask, type TaskChange } from '@/entities/tasks/changes/task-change';
import { changedFields, fieldsOf, isEmpty } from '@/entities/tasks/changes/task-fields';
import type { BoardSession } from '@/entities/tasks/work/board-session';
import { i18n } from '@/i18n/i18n';

type Move = TaskChange & { kind: 'move' };

/** Where a card would land: `index` counts the shown cards without those that move. */
export interface DropTarget {
  column: Column;
  index: number;
}

/** What people do to tasks, on the board and elsewhere, in their words; each becomes changes of the session. */
export class TaskActions {
  constructor(
    private readonly session: BoardSession,
    private readonly myId: string,
    private readonly reveal: (id: string) => void,
  ) {}

  /**
   * Drops cards at an index of what a column shows, in the order of the board, however they were chosen. Where they
   * already lie nothing happens.
   */
  drop(chosen: readonly string[], target: DropTarget): void {
    const { column } = target;
    const ids = this.inOrder(chosen);
    const place = this.placeOf(target, ids);
    const [first] = ids;
    if (first === undefined || this.areThere(ids, column, place)) return;
    if (ids.length === 1) this.move(first, statusIn(column, this.session.model.task(first)), place);
    else this.moveMany(ids, column, place);
  }

  /** To the top of a column, as far as it is shown. */
  moveToColumn(ids: readonly string[], column: Column): void {
    this.drop(ids, { column, index: 0 });
  }

  /** One place up or down among the shown cards. */
  moveBy(id: string, step: 1 | -1): void {
    const task = this.session.model.task(id);
    if (!task) return;
    const column = columnOf(task.currentStatus.status);
    const index = this.session.model.getIndex().shown[column].findIndex((one) => one.id === id);
    if (index + step >= 0) this.drop([id], { column, index: index + step });
  }

  /** @returns what to undo it by */
  approve(id: string): string | undefined {
    const task = this.session.model.task(id);
    return task && this.session.do([this.toTop(task, 'todo')], words('approve', task));
  }

  /** However many there are, in their order and undone together. @returns what to undo it by */
  approveAll(ids: readonly string[]): string | undefined {
    const tasks = ids.flatMap((id) => this.session.model.task(id) ?? []);
    if (!tasks.length) return undefined;
    const place = this.placeOf({ column: 'todo', index: 0 }, ids);
    const positions = this.positionsAt(ids, place);
    const changes: TaskChange[] = [];
    // The last ones first: each batch lands above those that landed before.
    for (let end = tasks.length; end > 0; end -= batchMax) {
      const some = tasks.slice(Math.max(0, end - batchMax), end);
      changes.push(batchOf(some, { kind: 'move', status: 'todo', ...place }, positions));
    }
    return this.session.do(changes, i18n.t('board:undo.approveMany', { count: tasks.length }));
  }

  /** @returns what to undo it by */
  dismiss(id: string): string | undefined {
    return this.remove(id, 'dismiss');
  }

  /** @returns what to undo it by */
  remove(id: string, why: 'delete' | 'dismiss' = 'delete'): string | undefined {
    const task = this.session.model.task(id);
    return task && this.session.do([{ kind: 'delete', taskId: id, version: task.version }], words(why, task));
  }

  /** Adds a task and scrolls to it; when the filters hide it, that is said. */
  create(input: NewTask): void {
    const { model } = this.session;
    const taskId = crypto.randomUUID();
    const cards = model.column(columnOf(input.customField.status ?? 'todo'));
    const [above, below] = input.place === 'bottom' ? [cards.at(-1), undefined] : [undefined, cards[0]];
    const position = provisionalPosition(above?.position ?? null, below?.position ?? null);
    this.session.do([{ kind: 'create', taskId, input, position, at: new Date().toISOString() }]);
    if (model.isShown(taskId)) this.reveal(taskId);
    else notifications.show({ message: i18n.t('board:addedHidden', { title: input.title }) });
  }

  /** A task that is only a title so far, below the others, where it was typed. */
  addQuickly(column: Column, title: string): void {
    const { customField, ...top } = fieldsOnWire({ ...initialFields, title });
    this.create({ ...top, customField: { ...customField, status: column }, place: 'bottom' });
  }

  /**
   * Saves what differs from `base`, which the form started from, and moves when the status differs.
   * @returns what to undo it by
   */
  edit(base: Task, fields: TaskFields, status: TaskStatus): string | undefined {
    const changes = changedFields(fieldsOf(base), fields);
    const todo: TaskChange[] = [];
    if (!isEmpty(changes)) {
      todo.push({ kind: 'edit', taskId: base.id, base: fieldsOf(base), changes, version: base.version });
    }
    if (status !== base.currentStatus.status) todo.push(this.toTop(base, status));
    return todo.length ? this.session.do(todo, words('edit', base)) : undefined;
  }

  assignToMe(ids: readonly string[]): void {
    const [first] = ids;
    const task = first === undefined ? undefined : this.session.model.task(first);
    if (ids.length > 1) this.batch(ids, { kind: 'assign', userId: this.myId });
    else if (task) this.edit(task, { ...fieldsOf(task), userId: this.myId }, task.currentStatus.status);
  }

  /** One change to several tasks, in one request. */
  batch(ids: readonly string[], change: BatchChange): void {
    const tasks = ids.slice(0, batchMax).flatMap((id) => this.session.model.task(id) ?? []);
    if (!tasks.length) return;
    const kind = change.kind === 'delete' ? 'deletedMany' : 'many';
    const label = i18n.t(`board:undo.${kind}`, { count: tasks.length });
    this.session.do([batchOf(tasks, change)], label);
  }

  private moveMany(chosen: readonly string[], column: Column, place: Neighbours): void {
    const ids = chosen.slice(0, batchMax);
    const positions = this.positionsAt(ids, place);
    const landings = ids.flatMap((id) => {
      const task = this.session.model.task(id);
      return task ? [{ task, status: statusIn(column, task), place, position: positions[id] ?? '' }] : [];
    });
    const changes = moveMany(landings);
    if (changes.length) this.session.do(changes, i18n.t('board:undo.many', { count: landings.length }));
  }

  private inOrder(ids: readonly string[]): readonly string[] {
    if (ids.length < 2) return ids;
    const placeOf = new Map(this.session.model.order().map((id, place) => [id, place]));
    return ids.toSorted((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0));
  }

  /** Where cards are shown between those neighbours, one below the other, until the server has placed them. */
  private positionsAt(ids: readonly string[], place: Neighbours): Record<string, string> {
    const { model } = this.session;
    const below = place.beforeId === null ? null : (model.task(place.beforeId)?.position ?? null);
    let above = place.afterId === null ? null : (model.task(place.afterId)?.position ?? null);
    const positions: Record<string, string> = {};
    for (const id of ids) {
      above = provisionalPosition(above, below);
      positions[id] = above;
    }
    return positions;
  }

  private move(id: string, status: TaskStatus, place: Neighbours): void {
    const task = this.session.model.task(id);
    if (!task) return;
    const isReorder = columnOf(status) === columnOf(task.currentStatus.status);
    const column = i18n.t(`board:column.${columnOf(status)}`);
    const label = isReorder
      ? words('reorder', task)
      : i18n.t('board:undo.move', { title: task.title, column });
    this.session.do([this.moveChange(task, status, place)], label);
  }

  /** Where cards land in a column of which the filters may hide a part. */
  private placeOf({ column, index }: DropTarget, moving: readonly string[]): Neighbours {
    const { model } = this.session;
    const all = model.column(column).map((task) => task.id);
    const shown = model.getIndex().shown[column].map((task) => task.id);
    return landing(all, shown, index, new Set(moving));
  }

  /** To the top of its new column, as far as that is shown. */
  private toTop(task: Task, status: TaskStatus): Move {
    return this.moveChange(task, status, this.placeOf({ column: columnOf(status), index: 0 }, [task.id]));
  }

  private moveChange(task: Task, status: TaskStatus, place: Neighbours): Move {
    const { model } = this.session;
    const positionOf = (id: string | null) => (id === null ? null : (model.task(id)?.position ?? null));
    const position = provisionalPosition(positionOf(place.afterId), positionOf(place.beforeId));
    const { id, version } = task;
    return { kind: 'move', taskId: id, from: task.currentStatus.status, status, place, position, version };
  }

  private areThere(ids: readonly string[], column: Column, { afterId }: Neighbours): boolean {
    const list = this.session.model.column(column).map((task) => task.id);
    const at = list.indexOf(ids[0] ?? '');
    return at >= 0 && (list[at - 1] ?? null) === afterId && ids.every((id, index) => list[at + index] === id);
  }
}

/** A proposal that is moved inside Pending stays one; dropped anywhere else it is approved. */
function statusIn(column: Column, task: Task | undefined): TaskStatus {
  const status = task?.currentStatus.status;
  return status && columnOf(status) === column ? status : column;
}

function words(kind: 'reorder' | 'edit' | 'delete' | 'approve' | 'dismiss', { title }: Task): string {
  return i18n.t(`board:undo.${kind}`, { title });
}
