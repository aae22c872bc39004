import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { Task } from '@tavla/shared/contracts/tasks';
import { fieldsByName, type TaskFields } from '@tavla/shared/task-fields';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Choices,
  conflicts,
  type FieldConflict,
  type TaskEdit,
} from '@/entities/tasks/changes/merge-task';
import { TagBadge } from '@/entities/tasks/TagBadge';
import type { BoardSession } from '@/entities/tasks/work/board-session';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import { longDay } from '@/lib/dates/dates';
import { MountedModal } from '@/ui/MountedModal';
import '@/i18n/conflict-catalogue';

/** Asks about edits that met another one: both values of each field, one to keep. One task at a time. */
export function ConflictModal({ session }: { session: BoardSession }) {
  const { queue } = useSyncExternalStore(session.writer.subscribe, session.writer.getState);
  const asking = queue.find((write) => write.state === 'asking');
  const current = asking && session.currents.get(asking.id);
  if (!current || asking.change.kind !== 'edit') return null;
  return (
    <Question
      key={asking.id}
      edit={asking.change}
      current={current}
      onAnswer={(choices) => session.answer(asking.id, choices)}
    />
  );
}

interface QuestionProps {
  edit: TaskEdit;
  current: Task;
  /** null gives the whole edit up. */
  onAnswer: (choices: Choices | null) => void;
}

function Question({ edit, current, onAnswer }: QuestionProps) {
  const { t } = useTranslation(['conflict', 'fields']);
  const [choices, setChoices] = useState<Choices>({});
  return (
    <MountedModal size={560} title={t('title')} onClose={() => undefined} isInsisting>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('intro', { title: current.title })}
        </Text>
        {conflicts(edit, current).map((conflict) => (
          <Radio.Group
            key={conflict.field}
            label={t(`fields:${conflict.field}.label`)}
            value={choices[conflict.field] ?? 'mine'}
            onChange={(choice) =>
              setChoices((now) => ({ ...now, [conflict.field]: choice === 'theirs' ? 'theirs' : 'mine' }))
            }
          >
            <Stack gap={8} mt={8}>
              <Radio value="mine" label={t('mine')} description={<Value of={conflict} side="mine" />} />
              <Radio value="theirs" label={t('theirs')} description={<Value of={conflict} side="theirs" />} />
            </Stack>
          </Radio.Group>
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => onAnswer(null)}>
            {t('discard')}
          </Button>
          <Button onClick={() => onAnswer(choices)}>{t('save')}</Button>
        </Group>
      </Stack>
    </MountedModal>
  );
}

function Value({ of: conflict, side }: { of: FieldConflict; side: 'mine' | 'theirs' }) {
  const { t } = useTranslation('conflict');
  const { field, [side]: value } = conflict;
  const { kind } = fieldsByName[field];
  const known = useKnownPeople();
  const person = useKnownPerson(kind === 'person' && typeof value === 'string' ? value : null);
  if (kind === 'tags') {
    const tags = value as TaskFields['tags'];
    return tags.length
      ? tags.map((tag) => <TagBadge key={tag.id} color={tag.color} name={tag.name} />)
      : t('nothing');
  }
  if (value === null || value === '') return t('nothing');
  const text = String(value);
  if (kind === 'day') return longDay(text);
  return kind === 'person' ? personName(person, known) : text;
}
