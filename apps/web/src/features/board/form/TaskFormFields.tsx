import { Select, Textarea, TextInput } from '@mantine/core';
import { columns, type Tag, type Task, type TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { lineMax, textMax } from '@tavla/shared/limits';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';
import { AssigneeSelect } from './AssigneeSelect';
import { CustomTagForm } from './CustomTagForm';
import { DueDateInput } from './DueDateInput';
import { TagPicker } from './TagPicker';
import classes from './TaskFormFields.module.css';
import { type TaskFormValues, withTyped } from './task-form-values';

interface TaskFormFieldsProps {
  form: EntityForm<Task, TaskFormValues>;
  people: readonly Person[];
  tags: readonly Tag[];
}

/** The fields of a task. */
export function TaskFormFields({ form, people, tags }: TaskFormFieldsProps) {
  const { t } = useTranslation(['board', 'taskForm']);
  const { register, control, formState } = form.form;
  const { errors } = formState;
  const start = form.base?.currentStatus.status ?? 'todo';
  return (
    <>
      <TextInput
        label={t('taskForm:title')}
        withAsterisk
        maxLength={lineMax}
        data-autofocus
        dir="auto"
        error={errors.title?.message}
        {...register('title')}
      />
      <Textarea
        label={t('taskForm:description')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={12}
        maxLength={textMax}
        dir="auto"
        error={errors.description?.message}
        {...register('description')}
      />
      <div className={classes.row}>
        <Controller
          control={control}
          name="assignee"
          render={({ field }) => (
            <AssigneeSelect {...field} people={people} error={errors.assignee?.message} />
          )}
        />
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <Select
              {...field}
              label={t('taskForm:status')}
              allowDeselect={false}
              value={field.value === 'on-approval' ? 'pending' : field.value}
              onChange={(value) => field.onChange(statusFrom(value, start))}
              data={columns.map((column) => ({ value: column, label: t(`column.${column}`) }))}
            />
          )}
        />
        <Controller
          control={control}
          name="dueDate"
          render={({ field }) => <DueDateInput {...field} error={errors.dueDate?.message} />}
        />
      </div>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <>
            <TagPicker
              known={tags}
              value={field.value}
              onChange={field.onChange}
              error={errors.tags?.message}
            />
            <CustomTagForm onAdd={(tag) => field.onChange(withTyped(field.value, tags, tag))} />
          </>
        )}
      />
    </>
  );
}

/** Pending chosen for a proposal leaves it a proposal. */
function statusFrom(value: string | null, start: TaskStatus): TaskStatus {
  return (
    columns.find((column) => column === value && column !== 'pending') ??
    (start === 'on-approval' ? start : 'pending')
  );
}
