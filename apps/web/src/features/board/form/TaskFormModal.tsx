import { Text } from '@mantine/core';
import { columnOf, type Tag } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { type FieldName, fieldNames } from '@tavla/shared/task-fields';
import { useTranslation } from 'react-i18next';
import { usePersonSession } from '@/entities/session/person-session-context';
import { TagBadge } from '@/entities/tasks/TagBadge';
import type { TaskActions } from '@/entities/tasks/task-actions';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import { FormModal } from '@/ui/form/FormModal';
import type { FieldWords } from '@/ui/form/form-state';
import { TaskFormFields } from './TaskFormFields';
import { forgetForm } from './task-drafts';
import type { TaskFormValues } from './task-form-values';
import { useTaskForm } from './use-task-form';
import '@/i18n/task-form-catalogue';

interface TaskFormModalProps {
  /** The task to edit; null adds one. */
  taskId: string | null;
  /** What was typed before the title could have it. */
  typedAhead?: string;
  model: BoardModel;
  people: readonly Person[];
  tags: readonly Tag[];
  actions: TaskActions;
  onClose: () => void;
}

/** One task, to be added or changed. */
export function TaskFormModal({ tags, onClose, ...props }: TaskFormModalProps) {
  const { taskId, people } = props;
  const { t } = useTranslation(['board', 'taskForm']);
  const { kept } = usePersonSession();
  const form = useTaskForm({ ...props, onClose });
  return (
    <FormModal
      form={form}
      size={560}
      title={t(taskId === null ? 'form.addTitle' : 'form.editTitle')}
      saveLabel={t(taskId === null ? 'taskForm:add' : 'taskForm:update')}
      onClose={onClose}
      onCancel={() => {
        forgetForm(kept, taskId);
        onClose();
      }}
      {...useFieldWords(people)}
    >
      {form.isFromBefore && (
        <Text size="sm" c="dimmed" role="note">
          {t('taskForm:fromBefore')}
        </Text>
      )}
      <TaskFormFields form={form} people={people} tags={tags} />
    </FormModal>
  );
}

function useFieldWords(people: readonly Person[]): FieldWords<TaskFormValues> {
  const { t } = useTranslation(['board', 'fields', 'taskForm']);
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(`fields:${name}.label`)]));
  return {
    labels: {
      ...(labels as Record<FieldName, string>),
      assignee: t('form.assignee'),
      status: t('taskForm:status'),
      dueDate: t('form.dueDate'),
    },
    inWords: (field, value) => {
      if (Array.isArray(value)) {
        return value.length
          ? value.map(({ id, color, name }) => <TagBadge key={id} color={color} name={name} />)
          : '';
      }
      if (field === 'status') return t(`column.${columnOf(value as TaskFormValues['status'])}`);
      const person = field === 'assignee' && people.find(({ email }) => email === value);
      return person ? fullName(person) : value;
    },
  };
}
