import { Button } from '@mantine/core';
import type { Suggestion } from '@tavla/shared/chat/answers';
import { useTranslation } from 'react-i18next';
import { useMay, useMe } from '@/entities/me/use-me';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import type { Row } from './choice';
import { OutcomeMark } from './OutcomeMark';
import { outcomeOf } from './outcome';
import { isOpen } from './standing';
import classes from './suggestion.module.css';
import type { Decision } from './use-decision';

interface Props extends Decision {
  suggestion: Suggestion;
  rows: readonly Row[];
  /** The ids of what would be made. */
  chosen: string[];
}

/** What has become of it all, and the buttons that decide: for whoever asked, and may change tasks. */
export function SuggestionFoot({ suggestion, rows, chosen, underWay, refusal, decide }: Props) {
  const { t } = useTranslation('answer');
  const isMine = useMe().id === suggestion.askerId;
  const canDecide = useMay('update', 'actions') && isMine;
  const open = rows.filter(({ standing }) => isOpen(standing)).length;
  const isOver = suggestion.state === 'dismissed' || open === 0;
  const undoable = rows.flatMap(({ id, standing }) => (standing === 'applied' ? [id] : []));
  const outcome = outcomeOf(
    suggestion,
    rows.map(({ standing }) => standing),
  );
  const isSettled = outcome !== null && outcome.made > 0 && undoable.length === 0;
  const button = (verb: typeof underWay) =>
    ({ size: 'compact-sm', loading: underWay === verb, disabled: underWay !== null }) as const;
  return (
    <div className={classes.foot} aria-busy={underWay !== null}>
      {refusal !== null && (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <div className={classes.buttons} data-decide>
        {canDecide && !isOver && (
          <>
            <Button
              {...button('apply')}
              disabled={underWay !== null || chosen.length === 0}
              onClick={() => decide('apply', chosen)}
            >
              {chosen.length === open || chosen.length === 0
                ? t('apply')
                : t('applySome', { chosen: chosen.length, count: open })}
            </Button>
            <Button {...button('dismiss')} variant="default" onClick={() => decide('dismiss')}>
              {t('dismiss')}
            </Button>
          </>
        )}
        {!canDecide && !isOver && (
          <span className={classes.hint}>
            {isMine ? t('notAllowed') : <OnlyAsker id={suggestion.askerId} />}
          </span>
        )}
        {canDecide && isOver && isSettled && <span className={classes.hint}>{t('changedSince')}</span>}
        <OutcomeMark outcome={outcome} count={rows.length} />
        {canDecide && undoable.length > 0 && (
          <Button {...button('undo')} variant="default" onClick={() => decide('undo', undoable)}>
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function OnlyAsker({ id }: { id: string }) {
  const { t } = useTranslation('answer');
  const known = useKnownPeople();
  return t('onlyAsker', { name: personName(useKnownPerson(id), known) });
}
