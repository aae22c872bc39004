import type { TaskStatus } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import classes from './badges.module.css';

/** The status in words, with its colour as a dot. */
export function StatusBadge({ status }: { status: TaskStatus }) {
  const { t } = useTranslation('board');
  return (
    <span className={classes.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}
