import type { InboxQuestion } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { Answers } from '@/entities/inbox/Answers';
import { PassageButton } from '@/entities/meetings/passage/PassageButton';
import { useBoard } from '../board-context';
import classes from './TaskCard.module.css';

/** Asks, on the card of what was promised in a meeting, whether the person promised it. */
export function CardQuestion({ entry }: { entry: InboxQuestion }) {
  const { t } = useTranslation('inbox');
  const { item, audioId, hasSound } = entry;
  const { startMs, quote, taskId } = item;
  const { surface } = useBoard();
  // The answers go with the question: the focus stays on the card.
  const toCard = () => taskId !== null && surface.focusTaskLater(taskId);
  return (
    <div className={classes.question}>
      <PassageButton passage={{ audioId, startMs, quote }} hasSound={hasSound} isSmall />
      <span className={classes.asked}>{t('question')}</span>
      <span className={classes.answers}>
        <Answers entry={entry} isSmall onAnswered={toCard} />
      </span>
    </div>
  );
}
