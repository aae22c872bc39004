import type { Task } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { fieldsOnWire } from '@tavla/shared/task-fields';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Edit, useEntityForm } from '@/entities/forms/use-entity-form';
import { useStored } from '@/entities/forms/use-stored';
import { usePersonSession } from '@/entities/session/person-session-context';
import type { TaskActions } from '@/entities/tasks/task-actions';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import { useKnownPerson } from '@/entities/users/use-known-people';
import { takeDraft } from './refused-draft';
import { forgetForm, keepForm } from './task-drafts';
import { Assignees, fieldsFrom, type TaskFormValues, taskFormSchema, valuesOf } from './task-form-values';

interface TaskFormOptions {
  /** The task to edit; null adds one. */
  taskId: string | null;
  /** What was typed before the title could have it. */
  typedAhead?: string | undefined;
  model: BoardModel;
  people: readonly Person[];
  actions: TaskActions;
  onClose: () => void;
}

/**
 * The form of one task. What is typed is kept until it is saved or cancelled on purpose: the form may be closed by
 * mistake, or with the window or the session.
 */
export function useTaskForm({ taskId, typedAhead, model, people, actions, onClose }: TaskFormOptions) {
  const { t } = useTranslation('taskForm');
  const { kept } = usePersonSession();
  const task = useSyncExternalStore(model.subscribe, () => (taskId ? model.task(taskId) : undefined));
  const source = useStored<Task>(taskId, task);
  const [draft] = useState(() => takeDraft(kept, taskId, people));
  // Who has left keeps what they had.
  const isUnknown = Boolean(task?.userId) && !people.some(({ id }) => id === task?.userId);
  const [assignees] = useState(() => new Assignees());
  assignees.note(people, task?.userId ?? null, useKnownPerson(task?.userId ?? null));
  const [schema] = useState(() => {
    const missing = isUnknown ? undefined : t('assigneeRequired');
    return taskFormSchema({ missing, gone: t('assigneeGone') }, assignees.has);
  });

  async function save(values: TaskFormValues, edit: Edit<Task, TaskFormValues> | null): Promise<undefined> {
    const fields = fieldsFrom(values, people, edit?.entity ?? { userId: null });
    if (edit) actions.edit(edit.entity, fields, values.status);
    else {
      const { customField, ...top } = fieldsOnWire(fields);
      actions.create({ ...top, customField: { ...customField, status: values.status } });
    }
    forgetForm(kept, taskId);
  }

  const form = useEntityForm<Task, TaskFormValues>({
    source,
    valuesOf: (one) => valuesOf(one, people),
    schema,
    save,
    onSaved: onClose,
    draft,
    required: ['title', 'assignee'],
    lostBy: 'nothing',
  });
  const { getValues, setValue } = form.form;
  const [titleBefore] = useState(() => getValues('title'));
  useEffect(() => {
    if (typedAhead) setValue('title', titleBefore + typedAhead, { shouldDirty: true });
  }, [typedAhead, titleBefore, setValue]);
  const isThere = form.base !== undefined;
  const typed = JSON.stringify(form.unsavedDraft);
  useEffect(() => {
    // Of a task that is not there nothing is known that could be changed.
    if (isThere) keepForm(kept, taskId, JSON.parse(typed));
  }, [kept, taskId, isThere, typed]);
  return { ...form, isFromBefore: draft !== undefined && form.isDirty };
}
