import { Button } from '@mantine/core';
import { IconArrowRight, IconFlag } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import classes from './review.module.css';
import { keyOf } from './review-keys';
import type { Report } from './review-state';
import { SaidThere } from './SaidThere';
import { TaskTitle } from './TaskTitle';
import { useTray } from './tray-context';

/** What a meeting says of a task that was there before, and the move that it proposes. */
export const ReportRow = memo(function ReportRow({ update, task, state }: Report) {
  const { t } = useTranslation('meetings');
  const { actions, may } = useTray();
  const titleId = useId();
  const isOpen = state === 'open' && may.update;
  const quiet = (label: 'undo' | 'remove', run: () => void) => (
    <Button size="compact-sm" variant="subtle" aria-describedby={titleId} onClick={run}>
      {t(`review.${label}`)}
    </Button>
  );
  return (
    <li className={classes.row} data-review={update.id} data-quiet={state !== 'open' || undefined}>
      <div className={classes.report}>
        <span id={titleId}>
          <TaskTitle task={task} title="" />
        </span>
        <span className={classes.meta}>
          {state === 'note' || update.status === 'blocked' ? (
            <span className={classes.note}>
              <IconFlag size={13} aria-hidden />
              {t('review.blocked')}
            </span>
          ) : task && state === 'open' ? (
            <>
              <StatusBadge status={task.currentStatus.status} />
              <IconArrowRight size={13} role="img" aria-label={t('review.to')} />
              <StatusBadge status={update.status} />
            </>
          ) : (
            <span>{t(`reported.${update.status}`)}</span>
          )}
          {state !== 'open' && state !== 'gone' && <span>{t(`review.state.${state}`)}</span>}
        </span>
      </div>
      <SaidThere said={update} />
      {task && may.update && (
        <div className={classes.actions}>
          {isOpen && (
            <>
              <Button
                size="compact-sm"
                variant="default"
                title={t('keyFor', { what: t('review.move'), key: keyOf('approve') })}
                aria-describedby={titleId}
                onClick={() => void actions.apply(update, task)}
              >
                {t('review.move')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                title={t('keyFor', { what: t('review.leave'), key: keyOf('dismiss') })}
                aria-describedby={titleId}
                onClick={() => void actions.dismissReport(update, task)}
              >
                {t('review.leave')}
              </Button>
            </>
          )}
          {state === 'note' && quiet('remove', () => void actions.dismissReport(update, task))}
          {(state === 'applied' || state === 'left') && quiet('undo', () => void actions.reopen(update))}
        </div>
      )}
    </li>
  );
});
