import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ticket.module.css';
import { useOverflow } from './use-overflow';

/** A text of which three lines are shown until the reader asks for the rest. */
export function FoldedText({ text }: { text: string }) {
  const { t } = useTranslation('ticket');
  const [isOpen, setOpen] = useState(false);
  const { ref, isOverflowing } = useOverflow<HTMLParagraphElement>(text);
  return (
    <div>
      <p ref={ref} className={classes.folded} data-open={isOpen || undefined} dir="auto">
        {text}
      </p>
      {(isOverflowing || isOpen) && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen((isNow) => !isNow)}
        >
          {t(isOpen ? 'showLess' : 'showMore')}
        </UnstyledButton>
      )}
    </div>
  );
}
