import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { columns, type Tag, type TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { lineMax, textMax } from '@tavla/shared/limits';
import type { TaskFields } from '@tavla/shared/task-fields';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Controller, type UseFormSubscribe, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/entities/users/initials';
import { markText } from '@/lib/mark-text';
import { CustomTagForm } from './CustomTagForm';
import { DueDateInput } from './DueDateInput';
import { TagPicker } from './TagPicker';
import classes from './TaskForm.module.css';
import {
  changedValues,
  fieldsFrom,
  isComplete,
  type TaskFormValues,
  type valuesOf,
} from './task-form-values';

interface TaskFormProps {
  start: ReturnType<typeof valuesOf>;
  /** What the person changed in this form before and never saved. */
  draft: Partial<TaskFormValues> | undefined;
  isNew: boolean;
  people: readonly Person[];
  tags: readonly Tag[];
  /** Gets the fields that differ from the start, as they are typed. */
  onDraft: (changed: Partial<TaskFormValues>) => void;
  onCancel: () => void;
  onSubmit: (fields: TaskFields, status: TaskStatus) => void;
}

export function TaskForm({ start, draft, isNew, people, tags, onDraft, onCancel, onSubmit }: TaskFormProps) {
  const { t } = useTranslation('board');
  const assignee = people.find((person) => person.id === start.userId)?.email ?? null;
  const [pristine] = useState<TaskFormValues>(() => ({ ...start, assignee }));
  const { register, control, handleSubmit, subscribe, setFocus } = useForm<TaskFormValues>({
    defaultValues: { ...pristine, ...draft },
  });
  const isSettled = useKeptDraft(subscribe, pristine, onDraft);

  const save = handleSubmit((values) => {
    const isUnassigned = !isNew && start.userId !== null && assignee === null && values.assignee === null;
    if (!isComplete(values) && !(isUnassigned && values.title.trim())) {
      setFocus(values.title.trim() ? 'assignee' : 'title');
      return;
    }
    isSettled.current = true;
    onSubmit(fieldsFrom(values, people, start), values.status);
  });

  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('form.title')}
          withAsterisk
          maxLength={lineMax}
          data-autofocus
          dir="auto"
          {...register('title')}
        />
        <Textarea
          label={t('form.description')}
          withAsterisk
          autosize
          minRows={3}
          maxRows={12}
          maxLength={textMax}
          dir="auto"
          {...register('description')}
        />
        <div className={classes.row}>
          <Controller
            control={control}
            name="assignee"
            render={({ field }) => (
              <Select
                {...field}
                label={t('form.assignee')}
                withAsterisk
                searchable
                onMouseDown={markText}
                selectFirstOptionOnChange
                allowDeselect={false}
                limit={100}
                placeholder={t('form.assigneePlaceholder')}
                nothingFoundMessage={t('form.nobodyFound')}
                data={people.map((person) => ({ value: person.email, label: fullName(person) }))}
              />
            )}
          />
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <Select
                {...field}
                label={t('form.status')}
                allowDeselect={false}
                value={field.value === 'on-approval' ? 'pending' : field.value}
                onChange={(value) => field.onChange(statusFrom(value, start.status))}
                data={columns.map((column) => ({ value: column, label: t(`column.${column}`) }))}
              />
            )}
          />
          <Controller control={control} name="dueDate" render={({ field }) => <DueDateInput {...field} />} />
        </div>
        <Controller
          control={control}
          name="tags"
          render={({ field }) => (
            <>
              <TagPicker known={tags} value={field.value} onChange={field.onChange} />
              <CustomTagForm onAdd={(tag) => field.onChange([...field.value, tag])} />
            </>
          )}
        />
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button
            variant="default"
            onClick={() => {
              isSettled.current = true;
              onCancel();
            }}
          >
            {t('form.cancel')}
          </Button>
          <Button type="submit">{t(isNew ? 'form.add' : 'form.update')}</Button>
        </Group>
      </Stack>
    </form>
  );
}

/**
 * Hands over what is typed until the form is settled on purpose, saved or cancelled: it may be closed by mistake,
 * or with the window or the session.
 */
function useKeptDraft(
  subscribe: UseFormSubscribe<TaskFormValues>,
  pristine: TaskFormValues,
  onDraft: (changed: Partial<TaskFormValues>) => void,
): RefObject<boolean> {
  const isSettled = useRef(false);
  const latest = useRef({ pristine, onDraft });
  latest.current = { pristine, onDraft };
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { pristine, onDraft } = latest.current;
          if (!isSettled.current) onDraft(changedValues(values, pristine));
        },
      }),
    [subscribe],
  );
  return isSettled;
}

/** Pending chosen for a proposal leaves it a proposal. */
function statusFrom(value: string | null, start: TaskStatus): TaskStatus {
  return (
    columns.find((column) => column === value && column !== 'pending') ??
    (start === 'on-approval' ? start : 'pending')
  );
}
