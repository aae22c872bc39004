import { Button } from '@mantine/core';
import type { InboxQuestion } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { useAnswer } from './use-answer';

interface Props {
  entry: InboxQuestion;
  /** On a card, among its other buttons. */
  isSmall?: boolean;
}

/** The two answers to 'Was this you?'. */
export function Answers({ entry, isSmall = false }: Props) {
  const { t } = useTranslation('inbox');
  const answer = useAnswer();
  const { title } = entry.item;
  const size = isSmall ? 'compact-xs' : 'xs';
  return (
    <>
      <Button
        size={size}
        variant={isSmall ? 'default' : 'filled'}
        aria-label={t('mineOf', { title })}
        onClick={() => void answer(entry, true)}
      >
        {t('mine')}
      </Button>
      <Button
        size={size}
        variant={isSmall ? 'subtle' : 'default'}
        aria-label={t('notMeOf', { title })}
        onClick={() => void answer(entry, false)}
      >
        {t('notMe')}
      </Button>
    </>
  );
}
