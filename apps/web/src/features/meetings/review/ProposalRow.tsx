import { Anchor, Button } from '@mantine/core';
import type { Task } from '@tavla/shared/contracts/tasks';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '@/entities/me/use-me';
import type { ReviewAction } from '@/entities/meetings/review/review-key-table';
import { TagBadge } from '@/entities/tasks/TagBadge';
import { longDay } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import { Candidates, Owner, OwnerChoice } from './OwnerChoice';
import classes from './review.module.css';
import { keyOf } from './review-keys';
import { SaidThere } from './SaidThere';
import { TaskTitle } from './TaskTitle';
import { useTray } from './tray-context';

interface Props {
  item: ActionItem;
  task: Task;
}

/** A task that the meeting asks for and nobody has decided on. */
export const ProposalRow = memo(function ProposalRow({ item, task }: Props) {
  const { t } = useTranslation('meetings');
  const { actions, may, edit, merge } = useTray();
  const maySeePeople = useMay('read', 'user');
  const titleId = useId();
  const proposal = { item, task };
  const { userId, endDate, customField } = task;
  const button = (action: ReviewAction, words: 'approve' | 'edit' | 'merge' | 'dismiss', run: () => void) => (
    <Button
      size="compact-sm"
      variant={action === 'approve' ? 'default' : 'subtle'}
      title={t('keyFor', { what: t(`review.${words}`), key: keyOf(action) })}
      aria-describedby={titleId}
      onClick={run}
    >
      {t(`review.${words}`)}
    </Button>
  );
  return (
    <li className={classes.row} data-review={item.id}>
      {may.update ? (
        <button
          type="button"
          id={titleId}
          className={classes.title}
          data-review-focus
          dir="auto"
          title={t('keyFor', { what: t('review.edit'), key: keyOf('edit') })}
          onClick={() => edit(task.id)}
        >
          {task.title}
        </button>
      ) : (
        <TaskTitle id={titleId} task={task} title={item.title} />
      )}
      <div className={classes.meta}>
        {userId !== null ? (
          <Owner userId={userId} />
        ) : may.update && maySeePeople ? (
          <OwnerChoice candidates={item.ownerCandidates} onChoose={(id) => void actions.give(proposal, id)} />
        ) : (
          <Candidates ids={item.ownerCandidates} />
        )}
        {endDate && <span>{t('due', { date: longDay(endDate) })}</span>}
        {customField.tags.map(({ id, color, name }) => (
          <TagBadge key={id} color={color} name={name} />
        ))}
        <Anchor component={Link} to={paths.task(task.id)} className={classes.open} aria-describedby={titleId}>
          {t('openTask')}
        </Anchor>
      </div>
      <SaidThere said={item} />
      {(may.update || may.delete) && (
        <div className={classes.actions}>
          {may.update && (
            <>
              {button('approve', 'approve', () => actions.approve(proposal))}
              {button('edit', 'edit', () => edit(task.id))}
              {button('merge', 'merge', () => merge(proposal))}
            </>
          )}
          {may.delete && button('dismiss', 'dismiss', () => actions.dismiss(proposal))}
        </div>
      )}
    </li>
  );
});
