import { Button } from '@mantine/core';
import type { InboxQuestion } from '@tavla/shared/contracts/inbox';
import { useTranslation } from 'react-i18next';
import { useAnswer } from './use-answer';

interface Props {
  entry: InboxQuestion;
  /** On a card, among its other buttons. */
  isSmall?: boolean;
  /** The answer is given, and its buttons are gone. */
  onAnswered?: () => void;
}

/** The two answers to 'Was this you?'. */
export function Answers({ entry, isSmall = false, onAnswered }: Props) {
  const { t } = useTranslation('inbox');
  const answer = useAnswer();
  const { title } = entry.item;
  const give = (isMine: boolean) => {
    void answer(entry, isMine);
    onAnswered?.();
  };
  const size = isSmall ? 'compact-xs' : 'xs';
  return (
    <>
      <Button
        size={size}
        variant={isSmall ? 'default' : 'filled'}
        aria-label={t('mineOf', { title })}
        onClick={() => give(true)}
      >
        {t('mine')}
      </Button>
      <Button
        size={size}
        variant={isSmall ? 'subtle' : 'default'}
        aria-label={t('notMeOf', { title })}
        onClick={() => give(false)}
      >
        {t('notMe')}
      </Button>
    </>
  );
}
