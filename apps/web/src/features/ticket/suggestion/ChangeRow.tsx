import { Anchor, Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { SuggestedChange } from '@tavla/shared/chat/answers';
import type { Task } from '@tavla/shared/contracts/tasks';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { FoldedText } from '../FoldedText';
import { ChangedValue } from './ChangedValue';
import { isMade } from './outcome';
import { ReminderText } from './ReminderText';
import { isOpen, type Standing, shownValues } from './standing';
import classes from './suggestion.module.css';

interface Props {
  change: SuggestedChange;
  /** As the server has it; undefined where there is none, or no longer. */
  task: Task | undefined;
  standing: Standing;
  /** Whether the conversation is that task's: then no link leads there. */
  isHere: boolean;
  /** Left out, there is nothing to choose. */
  isChosen?: boolean;
  isDisabled?: boolean;
  onChoose?: (isOn: boolean) => void;
}

/** One change: the task, what would become of it or has, and how that stands now. */
export function ChangeRow({ change, task, standing, isHere, isChosen, isDisabled, onChoose }: Props) {
  const { t } = useTranslation(['answer', 'fields', 'ticket']);
  const { kind } = change;
  const names = shownValues(change);
  const labelOf = (name: (typeof names)[number]) =>
    name === 'status' ? t('ticket:status') : t(`fields:${name}.label`);
  const title = task?.title ?? change.title;
  const guess = useId();
  const isGuess = change.isGuess === true && isOpen(standing);
  return (
    <li className={classes.row} data-standing={standing} data-change={change.id}>
      {onChoose && isOpen(standing) ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox in it has a name of its own
        <label className={classes.tick}>
          <Checkbox
            size="xs"
            aria-label={t(`choose.${kind}`, { title, fields: names.map(labelOf).join(', ') })}
            aria-describedby={isGuess ? guess : undefined}
            checked={isChosen ?? false}
            disabled={isDisabled ?? false}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </label>
      ) : (
        onChoose && <span className={classes.tick} />
      )}
      <div className={classes.change}>
        <div className={classes.rowHead}>
          {kind !== 'edit' && <span className={classes.kind}>{t(`kind.${kind}`)}</span>}
          <Title title={title} id={task && !isHere ? task.id : undefined} />
          {isGuess && (
            <span id={guess} className={classes.standing}>
              {t('guess')}
            </span>
          )}
          <StandingMark standing={standing} />
        </div>
        {kind === 'comment' && <FoldedText text={change.after.message} />}
        {kind === 'remind' && <ReminderText reminder={change.after} />}
        {(kind === 'edit' || kind === 'create') && names.length > 0 && (
          <dl className={classes.values}>
            {names.map((name) => (
              <ChangedValue
                key={name}
                name={name}
                label={labelOf(name)}
                before={change.before}
                after={change.after}
              />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

function Title({ title, id }: { title: string; id: string | undefined }) {
  if (id === undefined) {
    return (
      <span className={classes.title} dir="auto">
        {title}
      </span>
    );
  }
  return (
    <Anchor component={Link} to={paths.task(id)} underline="hover" className={classes.title} dir="auto">
      {title}
    </Anchor>
  );
}

const StandingMark = memo(function StandingMark({ standing }: { standing: Standing }) {
  const { t } = useTranslation('answer');
  if (standing === 'open') return null;
  const kind = standing === 'settled' ? 'applied' : standing;
  return (
    <span className={classes.standing}>
      {isMade(standing) ? (
        <IconCheck size={14} className={classes.done} aria-hidden />
      ) : (
        <IconAlertTriangle size={14} className={classes.warning} aria-hidden />
      )}
      {t(`standing.${kind}`)}
    </span>
  );
});
