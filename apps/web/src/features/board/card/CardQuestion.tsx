import { Button } from '@mantine/core';
import type { InboxEntry } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '@/entities/inbox/use-answer';
import { PassageButton } from '@/entities/meetings/passage/PassageButton';
import classes from './TaskCard.module.css';

/** Asks, on the card of what was promised in a meeting, whether the person promised it. */
export function CardQuestion({ entry }: { entry: InboxEntry }) {
  const { t } = useTranslation('inbox');
  const answer = useAnswer();
  const { item, audioId, hasSound } = entry;
  const { title, startMs, quote } = item;
  return (
    <div className={classes.question}>
      <PassageButton passage={{ audioId, startMs, quote }} hasSound={hasSound} isSmall />
      <span className={classes.asked}>{t('question')}</span>
      <span className={classes.answers}>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('mineOf', { title })}
          onClick={() => void answer(entry, true)}
        >
          {t('mine')}
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t('notMeOf', { title })}
          onClick={() => void answer(entry, false)}
        >
          {t('notMe')}
        </Button>
      </span>
    </div>
  );
}
