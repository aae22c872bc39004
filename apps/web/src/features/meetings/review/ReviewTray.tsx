import { Stack, Text, Title } from '@mantine/core';
import type { Analysis, Segment } from '@tavla/shared/meetings/findings';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMay } from '@/entities/me/use-me';
import { useShownTasks } from '@/entities/tasks/shown-tasks';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { useBoardSession } from '@/entities/tasks/use-board-session';
import { useListState } from '@/entities/use-list-state';
import { useAddress } from '@/lib/address/use-address';
import { MergeDialog } from './MergeDialog';
import { type Proposal, reviewOf } from './review-state';
import { TasksComing } from './TasksComing';
import { TrayRows } from './TrayRows';
import { TrayContext } from './tray-context';
import { useReview } from './use-review';

interface Props {
  meetingId: string;
  analysis: Pick<Analysis, 'actionItems' | 'updates'>;
  segments: readonly Segment[];
  /** Whether the meeting can be heard; else its words are shown. */
  hasSound: boolean;
  onPlay(startMs: number): void;
}

/** Everything that a meeting asks people to decide on. */
export function ReviewTray({ meetingId, analysis, segments, hasSound, onPlay }: Props) {
  const { t } = useTranslation('meetings');
  useLiveLists('tasks', 'users');
  const { actionItems, updates } = analysis;
  const { model } = useBoardSession();
  const actions = useReview(meetingId);
  const { change } = useAddress();
  const [merging, setMerging] = useState<Proposal | null>(null);
  const ids = useMemo(
    () => [...actionItems, ...updates].flatMap(({ taskId }) => taskId ?? []),
    [actionItems, updates],
  );
  const tasks = useShownTasks(model, ids);
  const tasksState = useListState(tasksStore);
  const review = useMemo(
    () => reviewOf(actionItems, updates, (id) => tasks.get(id)),
    [actionItems, updates, tasks],
  );
  const [mayUpdate, mayCreate] = [useMay('update', 'actions'), useMay('create', 'actions')];
  const mayDelete = useMay('delete', 'actions');
  const edit = useRef((taskId: string) => change({ edit: taskId }, { replace: true }));
  const tray = useMemo(
    () => ({
      ...{ actions, segments, hasSound, onPlay, edit: edit.current, merge: setMerging },
      may: { update: mayUpdate, create: mayCreate, delete: mayDelete },
    }),
    [actions, segments, hasSound, onPlay, mayUpdate, mayCreate, mayDelete],
  );
  if (actionItems.length + updates.length === 0 || tasksState !== 'here') {
    return (
      <section>
        <Title order={2} mb="xs">
          {t('actionItems')}
        </Title>
        {actionItems.length + updates.length === 0 ? (
          <Text size="md">{t('noActionItems')}</Text>
        ) : (
          <TasksComing hasFailed={tasksState === 'failed'} count={actionItems.length} />
        )}
      </section>
    );
  }
  return (
    <TrayContext value={tray}>
      <Stack gap="lg">
        <TrayRows review={review} />
      </Stack>
      {merging && (
        <MergeDialog
          meetingId={meetingId}
          proposal={merging}
          onMerge={(into) => {
            setMerging(null);
            void actions.merge(merging, into);
          }}
          onClose={() => setMerging(null)}
        />
      )}
    </TrayContext>
  );
}
