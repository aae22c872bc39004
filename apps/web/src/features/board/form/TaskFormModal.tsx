import type { Tag } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { fieldsOnWire } from '@tavla/shared/task-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonSession } from '@/entities/session/person-session-context';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import { MountedModal } from '@/ui/MountedModal';
import type { BoardActions } from '../board-actions';
import { TaskForm } from './TaskForm';
import { forgetForm, keepForm, readForm, takeRefused } from './task-drafts';
import { valuesOf } from './task-form-values';

interface TaskFormModalProps {
  /** The task to edit; null adds one. */
  taskId: string | null;
  model: BoardModel;
  people: readonly Person[];
  tags: readonly Tag[];
  actions: BoardActions;
  onClose: () => void;
}

export function TaskFormModal({ taskId, model, people, tags, actions, onClose }: TaskFormModalProps) {
  const { t } = useTranslation('board');
  const { kept } = usePersonSession();
  // The task as it was when the form opened: what others change meanwhile is merged when it is saved.
  const [task] = useState(() => (taskId === null ? null : (model.task(taskId) ?? null)));
  const [draft] = useState(
    () => readForm(kept, taskId) ?? (taskId === null ? takeRefused(kept, people) : undefined),
  );
  const forget = () => {
    forgetForm(kept, taskId);
    onClose();
  };
  return (
    <MountedModal size={560} onClose={onClose} title={t(task ? 'form.editTitle' : 'form.addTitle')}>
      <TaskForm
        start={valuesOf(task)}
        draft={draft}
        isNew={!task}
        people={people}
        tags={tags}
        onDraft={(changed) => keepForm(kept, taskId, changed)}
        onCancel={forget}
        onSubmit={(fields, status) => {
          if (task) actions.edit(task, fields, status);
          else {
            const { customField, ...top } = fieldsOnWire(fields);
            actions.create({ ...top, customField: { ...customField, status } });
          }
          forget();
        }}
      />
    </MountedModal>
  );
}
