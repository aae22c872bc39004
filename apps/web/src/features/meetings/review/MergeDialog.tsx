import { Combobox, Skeleton, Stack, Text, TextInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listSimilarTasks } from '@tavla/shared/contracts/action-items';
import type { Task, TaskStatus } from '@tavla/shared/contracts/tasks';
import { searchMax } from '@tavla/shared/limits';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { MountedModal } from '@/ui/MountedModal';
import classes from './review.module.css';
import type { Proposal } from './review-state';

interface Props {
  meetingId: string;
  proposal: Proposal;
  onMerge(into: Pick<Task, 'id' | 'title'>): void;
  onClose(): void;
}

interface Choice {
  id: string;
  title: string;
  status: TaskStatus;
}

const choiceOf = ({ id, title, currentStatus: { status } }: Task): Choice => ({ id, title, status });

const most = 20;

/** Which task a proposal is already. */
export function MergeDialog(props: Props) {
  const { t } = useTranslation('meetings');
  return (
    <MountedModal title={t('review.mergeTitle')} size={520} onClose={props.onClose}>
      <Stack gap="sm">
        <Text size="sm" className={classes.merging} dir="auto">
          {t('review.mergeText', { title: props.proposal.task.title })}
        </Text>
        <Choices {...props} />
      </Stack>
    </MountedModal>
  );
}

/** Similar tasks first, all others by what is typed. */
function Choices({ meetingId, proposal, onMerge, onClose }: Props) {
  const { t } = useTranslation('meetings');
  const { item } = proposal;
  const [search, setSearch] = useState('');
  const tasks = tasksStore.useAll();
  const similar = useQuery({
    queryKey: ['similar-tasks', meetingId, item.id],
    queryFn: ({ signal }) => call(listSimilarTasks, { params: { id: meetingId, itemId: item.id }, signal }),
    staleTime: 0,
  });
  const needle = plainLetters(search.trim());
  const choices = useMemo<readonly Choice[]>(() => {
    if (!needle) {
      // What was deleted since they were asked for is no choice any more, and what was renamed has its new name.
      const byId = new Map(tasks.map((task) => [task.id, task]));
      return (similar.data?.data ?? []).flatMap(({ id }) => byId.get(id) ?? []).map(choiceOf);
    }
    return (
      tasks
        // Nobody has decided on other proposals: they are no tasks yet.
        .filter(
          ({ title, currentStatus: { status } }) =>
            status !== 'on-approval' && plainLetters(title).includes(needle),
        )
        .slice(0, most)
        .map(choiceOf)
    );
  }, [needle, similar.data, tasks]);
  const combobox = useCombobox({ opened: choices.length > 0 });
  const ids = choices.map(({ id }) => id).join();
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (ids) selectFirstOption();
    else resetSelectedOption();
  }, [ids, selectFirstOption, resetSelectedOption]);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const into = choices.find((one) => one.id === id);
        if (into) onMerge(into);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          label={t('review.findTask')}
          placeholder={t('review.findPlaceholder')}
          maxLength={searchMax}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          // The library says that the list takes the key, and the list is always open.
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          data-autofocus
        />
      </Combobox.EventsTarget>
      {choices.length > 0 ? (
        <Combobox.Options aria-label={t('review.choices')} className={classes.choices}>
          <Combobox.Group label={t(needle ? 'review.found' : 'review.similar')}>
            {choices.map(({ id, title, status }) => (
              <Combobox.Option key={id} value={id} className={classes.choiceOfTask}>
                <span dir="auto">{title}</span>
                <StatusBadge status={status} />
              </Combobox.Option>
            ))}
          </Combobox.Group>
        </Combobox.Options>
      ) : (
        <Text component="div" size="sm" c="dimmed" ta="center" py="xs">
          {needle ? (
            t('review.nothingFound')
          ) : similar.isPending ? (
            <Skeleton h={20} role="status" aria-label={t('review.looking')} />
          ) : similar.isError ? (
            errorText(similar.error)
          ) : (
            t('review.nothingSimilar')
          )}
        </Text>
      )}
    </Combobox>
  );
}
