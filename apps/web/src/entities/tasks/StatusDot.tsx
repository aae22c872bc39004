import type { TaskStatus } from '@tavla/shared/contracts/tasks';
import classes from './badges.module.css';

/** The colour of a status, beside words that say it. */
export function StatusDot({ status }: { status: TaskStatus }) {
  return <span className={classes.dot} data-status={status} />;
}
