import { groupBy } from '@/lib/group-by';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { TaskRow } from '@/modules/tasks/task-row';

type Edit = Extract<KeptChange, { kind: 'edit' }>;

/** Pure: a task as the edits among these changes would leave it, for planning what is to come on top of them. */
export function asLeft(row: TaskRow, changes: readonly KeptChange[]): TaskRow {
  const values = changes.flatMap((one) => (one.kind === 'edit' && one.taskId === row.id ? [one.after] : []));
  // What a change says of its task is what that is called now.
  return Object.assign({}, row, ...values, { title: row.title });
}

/**
 * Pure: edits of one field of a task as one. Each holds the whole value, so of two only the last would be made, whichever
 * is chosen. What needs one of them needs that one then.
 */
export function foldEdits(changes: readonly KeptChange[]): KeptChange[] {
  const edits = changes.filter((one): one is Edit => one.kind === 'edit');
  const whole = new Map<string, Edit>();
  for (const ofTask of groupBy(edits, ({ taskId }) => taskId).values())
    for (const ofField of alike(ofTask)) {
      const one = asOne(ofField);
      for (const { id } of ofField.length > 1 ? ofField : []) whole.set(id, one);
    }
  return changes.flatMap((change) => {
    const one = whole.get(change.id);
    if (one) return one.id === change.id ? [one] : [];
    const needed = change.needs === undefined ? undefined : whole.get(change.needs);
    return [needed ? { ...change, needs: needed.id } : change];
  });
}

/** Edits of one task, together where they share a field. */
function alike(edits: readonly Edit[]): Edit[][] {
  let groups: Edit[][] = [];
  for (const edit of edits) {
    const isShared = (group: Edit[]) =>
      group.some(({ after }) => Object.keys(after).some((name) => name in edit.after));
    const shared = groups.filter(isShared);
    groups = [...groups.filter((group) => !shared.includes(group)), [...shared.flat(), edit]];
  }
  return groups;
}

function asOne(edits: readonly Edit[]): Edit {
  const isGuess = edits.some((one) => one.isGuess);
  return Object.assign({}, edits[0], isGuess && { isGuess }, {
    before: Object.assign({}, ...edits.map(({ before }) => before).reverse()),
    after: Object.assign({}, ...edits.map(({ after }) => after)),
  });
}
