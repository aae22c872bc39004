import { Button } from '@mantine/core';
import { IconCheck, IconGitMerge, IconX } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Owner } from './OwnerChoice';
import classes from './review.module.css';
import type { Decided } from './review-state';
import { TaskTitle } from './TaskTitle';
import { useTray } from './tray-context';

const icons = { approved: IconCheck, merged: IconGitMerge, dismissed: IconX };

/** What became of an action item, with the way back where there is one. */
export const DecidedRow = memo(function DecidedRow({ item, task, decision }: Decided) {
  const { t } = useTranslation('meetings');
  const { actions, may } = useTray();
  const titleId = useId();
  const Icon = icons[decision];
  const ownerId = task?.userId ?? null;
  const { taskId } = item;
  const undo =
    decision === 'merged' && may.update
      ? () => void actions.unmerge(item)
      : decision === 'dismissed' && may.delete && taskId !== null
        ? () => void actions.restore(item, taskId)
        : undefined;
  return (
    <li className={classes.decided} data-review={`decided:${item.id}`} data-quiet>
      <Icon size={14} className={classes.mark} aria-hidden />
      <div className={classes.what}>
        {decision === 'approved' ? (
          <span id={titleId}>
            <TaskTitle task={task} title={item.title} />
          </span>
        ) : (
          <span id={titleId} className={decision === 'dismissed' ? classes.gone : undefined} dir="auto">
            {item.title}
          </span>
        )}
        <span className={classes.meta}>
          <span>{t(`review.decision.${decision}`)}</span>
          {decision === 'merged' && <TaskTitle task={task} title="" />}
          {decision === 'approved' && ownerId !== null && <Owner userId={ownerId} />}
        </span>
      </div>
      {undo && (
        <Button
          size="compact-xs"
          variant="subtle"
          data-review-focus
          aria-describedby={titleId}
          onClick={undo}
        >
          {t('review.undo')}
        </Button>
      )}
    </li>
  );
});
