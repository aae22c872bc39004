import '@/i18n/answer-catalogue';
import { Checkbox } from '@mantine/core';
import type { SuggestedChange, Suggestion } from '@tavla/shared/chat/answers';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMay, useMe } from '@/entities/me/use-me';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { ChangeRow } from './ChangeRow';
import { chosenOf, type Ticks, withTicks } from './choice';
import { SuggestionFoot } from './SuggestionFoot';
import { isOpen, standingsOf } from './standing';
import classes from './suggestion.module.css';
import { useDecision } from './use-decision';
import { useFocusInCard } from './use-focus-in-card';

interface Props {
  /** The answer that offers it. */
  message: ChatMessage;
  suggestion: Suggestion;
}

/** So many changes are shown until the reader asks for the rest. */
const shownAtFirst = 5;

/** Changes that an answer offers: what would become of each task, and for whoever asked the buttons that decide. */
export const SuggestionCard = memo(function SuggestionCard({ message, suggestion }: Props) {
  const { t } = useTranslation('answer');
  useLiveLists('tasks', 'users');
  const me = useMe();
  const mayChange = useMay('update', 'actions');
  const title = useId();
  const card = useRef<HTMLDivElement>(null);
  const [ticks, setTicks] = useState<Ticks>({});
  const [isUnfolded, setUnfolded] = useState(false);
  const { underWay, refusal, decide } = useDecision(message);
  useFocusInCard(card, underWay !== null);
  const rows = useRows(suggestion);

  const { state, askerId } = suggestion;
  const canChoose = askerId === me.id && mayChange && state !== 'dismissed';
  const most = state === 'dismissed' ? 0 : shownAtFirst;
  const open = rows.filter(({ standing }) => isOpen(standing));
  const chosen = chosenOf(rows, ticks);
  const tick = (some: typeof rows, isOn: boolean) => setTicks((now) => withTicks(now, some, isOn, rows));
  return (
    // A group and no landmark: a conversation has many of them, all called the same.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div ref={card} role="group" className={classes.card} aria-labelledby={title} tabIndex={-1}>
      <header className={classes.head}>
        {canChoose && open.length > shownAtFirst && (
          <Checkbox
            className={classes.tick}
            size="xs"
            aria-label={t('choose.all')}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            disabled={underWay !== null}
            onChange={({ currentTarget }) => tick(open, currentTarget.checked)}
          />
        )}
        <h3 id={title}>{t('changes')}</h3>
        {rows.length > 1 && <span className={classes.count}>{rows.length}</span>}
      </header>
      <ul className={classes.rows}>
        {(isUnfolded ? rows : rows.slice(0, most)).map((row) => (
          <ChangeRow
            key={row.id}
            change={row.change}
            task={row.task}
            standing={row.standing}
            isHere={row.change.taskId === message.taskId}
            {...(canChoose &&
              (rows.length > 1 || row.isGuess) && {
                isChosen: chosen.includes(row),
                isDisabled: underWay !== null,
                onChoose: (isOn) => tick([row], isOn),
              })}
          />
        ))}
      </ul>
      {rows.length > most && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded((isNow) => !isNow)}
        >
          {t(isUnfolded ? 'showFewer' : 'showAll', { count: rows.length })}
        </button>
      )}
      <SuggestionFoot
        suggestion={suggestion}
        rows={rows}
        chosen={chosen.map(({ id }) => id)}
        underWay={underWay}
        refusal={refusal}
        decide={decide}
      />
    </div>
  );
});

/** The changes with their tasks as the server has them, live. */
function useRows({ changes }: Suggestion) {
  const isKnown = tasksStore.useIsLoaded();
  const ids = useMemo(() => [...new Set(changes.map(({ taskId }) => taskId))], [changes]);
  const tasks = tasksStore.useByIds(ids);
  return useMemo(() => {
    const byId = new Map(tasks.map((task) => [task.id, task]));
    return standingsOf(changes, byId, isKnown).map((standing, at) => {
      const change = changes[at] as SuggestedChange;
      const { id, needs } = change;
      const isGuess = change.isGuess === true;
      return { id, change, task: byId.get(change.taskId), isGuess, needs, standing };
    });
  }, [changes, tasks, isKnown]);
}
