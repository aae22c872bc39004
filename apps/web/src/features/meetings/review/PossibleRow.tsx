import { Button } from '@mantine/core';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '@/lib/dates/dates';
import { Candidates, Owner } from './OwnerChoice';
import classes from './review.module.css';
import { keyOf } from './review-keys';
import { possibleRow } from './review-state';
import { SaidThere } from './SaidThere';
import { useTray } from './tray-context';

/** What may be a task: the engine was not sure enough to propose it. */
export const PossibleRow = memo(function PossibleRow({ item }: { item: ActionItem }) {
  const { t } = useTranslation('meetings');
  const { actions, may } = useTray();
  const titleId = useId();
  const { title, ownerId, ownerCandidates, endDate, isDismissed } = item;
  return (
    <li className={classes.row} data-review={possibleRow(item)} data-quiet={isDismissed || undefined}>
      <span id={titleId} className={isDismissed ? classes.gone : classes.possible} dir="auto">
        {title}
      </span>
      <div className={classes.meta}>
        {isDismissed && <span>{t('review.decision.dismissed')}</span>}
        {ownerId !== null ? <Owner userId={ownerId} /> : <Candidates ids={ownerCandidates} />}
        {endDate && <span>{t('due', { date: longDay(endDate) })}</span>}
      </div>
      <SaidThere said={item} />
      <div className={classes.actions}>
        {may.create && !isDismissed && (
          <Button
            size="compact-sm"
            variant="default"
            data-review-focus
            title={t('keyFor', { what: t('review.propose'), key: keyOf('approve') })}
            aria-describedby={titleId}
            onClick={() => void actions.propose(item)}
          >
            {t('review.propose')}
          </Button>
        )}
        {may.update && !isDismissed && (
          <Button
            size="compact-sm"
            variant="subtle"
            title={t('keyFor', { what: t('review.dismiss'), key: keyOf('dismiss') })}
            aria-describedby={titleId}
            onClick={() => void actions.dismissPossible(item)}
          >
            {t('review.dismiss')}
          </Button>
        )}
        {may.update && isDismissed && (
          <Button
            size="compact-sm"
            variant="subtle"
            data-review-focus
            aria-describedby={titleId}
            onClick={() => void actions.takeBack(item)}
          >
            {t('review.takeBack')}
          </Button>
        )}
      </div>
    </li>
  );
});
