import { Anchor, Text } from '@mantine/core';
import type { Task } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { paths } from '@/lib/paths';
import classes from './review.module.css';

interface Props {
  /** Undefined while it is on its way, or when it is gone. */
  task: Task | undefined;
  /** What it was called in the meeting. */
  title: string;
  id?: string;
}

/** The way to a task. */
export function TaskTitle({ task, title, id }: Props) {
  const { t } = useTranslation('meetings');
  const isLoaded = tasksStore.useIsLoaded();
  if (task) {
    return (
      <Anchor
        component={Link}
        to={paths.task(task.id)}
        {...(id !== undefined && { id })}
        className={classes.link}
        underline="hover"
        dir="auto"
        data-review-focus
      >
        {task.title}
      </Anchor>
    );
  }
  return (
    <span>
      <span className={classes.gone} dir="auto">
        {title}
      </span>{' '}
      {isLoaded && (
        <Text span size="xs" c="dimmed">
          {t('taskGone')}
        </Text>
      )}
    </span>
  );
}
