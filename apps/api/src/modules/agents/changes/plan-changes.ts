import type { TaskValues } from '@tavla/shared/chat/answers';
import { say } from '@tavla/shared/error-words';
import { fieldNames, isSameField } from '@tavla/shared/task-fields';
import type { CompanyDb } from '@/db/database';
import { HttpError, invalid } from '@/http/errors/errors';
import { comment, creation, deletion, edit } from '@/modules/assistant/changes/plan-changes';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { requireAssignee } from '@/modules/tasks/find/assignees';
import { requireTask } from '@/modules/tasks/read/get-task';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { AgentChangeInput } from './change-input';

/**
 * What an agent wants, as the changes that the assistant would suggest; without what is so already. Nothing is done.
 * @throws HttpError 404 for a task that the agent's person does not see, 400 for an assignee who is unknown or blocked, for
 *   two changes of one task, and where nothing is left
 */
export async function planChanges(db: CompanyDb, inputs: readonly AgentChangeInput[]): Promise<KeptChange[]> {
  refuseTwice(inputs);
  const planned: KeptChange[] = [];
  for (const [at, input] of inputs.entries())
    planned.push(...(await planOne(db, input, `changes.${at}.userId`)));
  if (planned.length === 0) throw new HttpError(409, 'conflict', say('nothing-to-change'));
  return planned;
}

async function planOne(db: CompanyDb, input: AgentChangeInput, field: string): Promise<KeptChange[]> {
  if (input.kind === 'create') {
    const { kind: _, title, status = 'todo', ...more } = input;
    await requireAssignee(db, db.pool, more.userId ?? null, [], field);
    return [creation({ ...stated(more), title, status })];
  }
  const row = await requireTask(db, input.taskId);
  if (input.kind === 'comment') return [comment(row, input.text)];
  const version = input.version ?? row.version;
  if (input.kind === 'delete') return [{ ...deletion(row), version }];
  const { kind: _, taskId: _id, version: _version, ...fields } = input;
  const values = changed(row, stated(fields));
  await requireAssignee(db, db.pool, values.userId ?? null, [row.id], field);
  return Object.keys(values).length === 0 ? [] : [{ ...edit(row, values), version }];
}

const stated = (values: object): TaskValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Pure: of these values those that the task does not have. */
function changed(row: TaskRow, { status, ...fields }: TaskValues): TaskValues {
  const names = fieldNames.filter(
    (name) => fields[name] !== undefined && !isSameField(name, row[name] as never, fields[name] as never),
  );
  const values = Object.fromEntries(names.map((name) => [name, fields[name]]));
  return status === undefined || status === row.status ? values : { ...values, status };
}

/** An edit and a deletion of one task, or two edits, would each be made for a task that the other has changed. */
function refuseTwice(inputs: readonly AgentChangeInput[]): void {
  const ids = inputs.flatMap((input) =>
    input.kind === 'edit' || input.kind === 'delete' ? [input.taskId] : [],
  );
  const id = ids.find((one, at) => ids.indexOf(one) !== at);
  if (id !== undefined) throw invalid('changes', say('one-change-a-task', { id }));
}
