import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { Analysis } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMe } from '@/entities/me/use-me';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import { usersStore } from '@/entities/users/users-store';
import { longDay } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import classes from './meetings.module.css';
import { Quote } from './Quote';

interface Source {
  /** Whether the meeting can be heard; else its words are shown. */
  hasSound: boolean;
  onPlay(startMs: number): void;
}

interface Props extends Source {
  analysis: Analysis;
}

/** Summary, action items, decisions and reports of a meeting, each with the words behind it. */
export function MeetingAnalysis({ analysis, ...source }: Props) {
  const { t } = useTranslation('meetings');
  useLiveLists('tasks', 'users');
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} mb={4}>
          {t('summary')}
        </Title>
        <Text size="md">{analysis.summary || t('noSummary')}</Text>
        {analysis.engine === 'local' && (
          <Text size="xs" c="dimmed" mt={4}>
            {t('localEngine')}
          </Text>
        )}
      </section>
      <section>
        <Title order={2} mb="xs">
          {t('actionItems')}
        </Title>
        {analysis.actionItems.length === 0 && <Text size="md">{t('noActionItems')}</Text>}
        {analysis.actionItems.map((item) => (
          <ActionItem key={`${item.startMs} ${item.quote}`} item={item} source={source} />
        ))}
      </section>
      {analysis.decisions.length > 0 && (
        <section>
          <Title order={2} mb="xs">
            {t('decisions')}
          </Title>
          {analysis.decisions.map(({ text, quote, startMs }) => (
            <div key={`${startMs} ${quote}`} className={classes.item}>
              <Text size="md">{text}</Text>
              <Quote quote={quote} startMs={startMs} {...source} />
            </div>
          ))}
        </section>
      )}
      {analysis.updates.length > 0 && (
        <section>
          <Title order={2} mb="xs">
            {t('updates')}
          </Title>
          {analysis.updates.map((update) => (
            <div key={`${update.startMs} ${update.quote}`} className={classes.item}>
              <Group gap={6}>
                <TaskLink taskId={update.taskId} />
                <Text size="sm">{t(`reported.${update.status}`)}</Text>
              </Group>
              <Quote quote={update.quote} startMs={update.startMs} {...source} />
            </div>
          ))}
        </section>
      )}
    </Stack>
  );
}

function ActionItem({ item, source }: { item: Analysis['actionItems'][number]; source: Source }) {
  const { t } = useTranslation('meetings');
  const task = tasksStore.useById(item.taskId);
  return (
    <div className={classes.item}>
      <Text size="md" fw={500} className={classes.name}>
        {task?.title ?? item.title}
      </Text>
      <Group gap="xs">
        <Owner ownerId={item.ownerId} candidates={item.ownerCandidates} />
        {item.endDate && (
          <Text size="xs" c="dimmed">
            {t('due', { date: longDay(item.endDate) })}
          </Text>
        )}
        <TaskLink taskId={item.taskId} label={t('openTask')} />
      </Group>
      <Quote quote={item.quote} startMs={item.startMs} {...source} />
    </div>
  );
}

function TaskLink({ taskId, label }: { taskId: string | null; label?: string }) {
  const { t } = useTranslation('meetings');
  const task = tasksStore.useById(taskId);
  const isLoaded = tasksStore.useIsLoaded();
  if (!task || !taskId) {
    return isLoaded ? (
      <Text size="xs" c="dimmed">
        {t('taskGone')}
      </Text>
    ) : null;
  }
  return (
    <Anchor component={Link} to={paths.task(taskId)} size="xs" underline="always">
      {label ?? task.title}
    </Anchor>
  );
}

function Owner({ ownerId, candidates }: { ownerId: string | null; candidates: string[] }) {
  const { t } = useTranslation('meetings');
  const known = useKnownPeople();
  const owner = useKnownPerson(ownerId);
  const people = usersStore.useByIds(candidates);
  const me = useMe();
  const named = candidates.map((id) =>
    personName(
      [...people, me].find((person) => person.id === id),
      known,
    ),
  );
  const names = [...new Set(named)].join(', ');
  return (
    <Text size="xs" c="dimmed">
      {ownerId
        ? t('owner', { name: personName(owner, known) })
        : names
          ? t('candidates', { names })
          : t('noOwner')}
    </Text>
  );
}
