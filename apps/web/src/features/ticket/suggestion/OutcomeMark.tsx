import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from './outcome';
import classes from './suggestion.module.css';

/** What has become of all changes together, beside their heading; nothing while nobody has decided. */
export function OutcomeMark({ outcome, count }: { outcome: Outcome | null; count: number }) {
  const { t } = useTranslation('answer');
  return (
    <span role="status" className={classes.outcome}>
      {(outcome?.kind === 'applied' || outcome?.kind === 'some') && (
        <IconCheck size={14} className={classes.done} aria-hidden />
      )}
      {outcome && t(`outcome.${outcome.kind}`, { ...outcome, count })}
    </span>
  );
}
