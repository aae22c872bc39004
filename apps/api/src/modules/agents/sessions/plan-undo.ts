import type { TaskValues } from '@tavla/shared/chat/answers';
import { type FieldName, fieldNames, isSameField } from '@tavla/shared/task-fields';
import { groupBy } from '@/lib/group-by';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { TaskWork } from '@/modules/tasks/write/change-several';

/** Something to be done to a task, and the parts of changes that are taken back by it: by change, what of it. */
export interface UndoWork {
  work: TaskWork;
  of: readonly { id: string; part: string }[];
}

/** How a session is taken back: first whether tasks are there, then what stands in them. */
export interface UndoPlan {
  /** New tasks go, deleted ones come back; comments and reminders are taken back beside these. */
  tasks: UndoWork[];
  /** What was edited goes back. */
  edits: UndoWork[];
  /** Tasks that the session made and deleted: they leave the trash as well, where nobody else wrote on them. */
  erased: { taskId: string; version: number; of: UndoWork['of'] }[];
}

type Edit = Extract<KeptChange, { kind: 'edit' }>;
type Part = keyof TaskValues;
const whole = 'whole';

/** Pure: what a change consists of, for taking it back. */
export const partsOf = (change: KeptChange): readonly string[] =>
  change.kind === 'edit' ? Object.keys(change.after) : [whole];

/**
 * Pure: takes all changes of a session back as one, so that a field that it changed three times goes back once, and only
 * as far as nobody else has changed it in between. Versions say up to where the session knows a task.
 * @param changes those that are made, in their order
 */
export function planUndo(changes: readonly KeptChange[]): UndoPlan {
  const plan: UndoPlan = { tasks: [], edits: [], erased: [] };
  for (const [taskId, ofTask] of groupBy(changes, (change) => change.taskId)) {
    const all = (kinds: readonly string[]) =>
      ofTask
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap((one) => partsOf(one).map((part) => ({ id: one.id, part })));
    const version = Math.max(...ofTask.filter(({ kind }) => isOfTask(kind)).map((one) => one.version), 0);
    const isMade = ofTask.some(({ kind }) => kind === 'create');
    const isDeleted = ofTask.some(({ kind }) => kind === 'delete');
    const beside = all(['comment', 'remind']);
    if (isMade && isDeleted) {
      plan.erased.push({ taskId, version, of: [...all(['create', 'edit', 'delete']), ...beside] });
      continue;
    }
    if (isMade) {
      plan.tasks.push({
        work: { kind: 'delete', taskId, version },
        of: [...all(['create', 'edit']), ...beside],
      });
      continue;
    }
    // What stands beside a deleted task comes back with it, and goes then.
    if (isDeleted)
      plan.tasks.push({ work: { kind: 'restore', taskId, version }, of: [...all(['delete']), ...beside] });
    for (const one of isDeleted ? [] : beside) plan.tasks.push({ work: { kind: 'hold', taskId }, of: [one] });
    plan.edits.push(
      ...editsBack(
        taskId,
        ofTask.filter((one): one is Edit => one.kind === 'edit'),
      ),
    );
  }
  return plan;
}

const isOfTask = (kind: KeptChange['kind']) => kind === 'edit' || kind === 'create' || kind === 'delete';

/** Pure: of each field the way back, each by itself: where one was changed since by others, the rest still goes back. */
function editsBack(taskId: string, edits: readonly Edit[]): UndoWork[] {
  const names: readonly Part[] = [...fieldNames, 'status'];
  return names.flatMap((name) => {
    const ofField = edits.filter(({ after }) => after[name] !== undefined).reverse();
    const [last] = ofField;
    if (!last) return [];
    const chain = [last];
    for (const one of ofField.slice(1)) {
      // Where somebody else came in between, it is their value that the session found.
      if (!isSame(name, one.after[name], chain.at(-1)?.before[name])) break;
      chain.push(one);
    }
    const [first = last] = chain.slice(-1);
    const values = { [name]: first.before[name] } as TaskValues;
    const position = name === 'status' ? (first.position ?? undefined) : undefined;
    const work = { kind: 'edit', taskId, values, version: last.version, position } as const;
    return [{ work, of: chain.map(({ id }) => ({ id, part: name })) }];
  });
}

const isSame = (name: Part, a: unknown, b: unknown) =>
  name === 'status' ? a === b : isSameField(name as FieldName, a as never, b as never);
