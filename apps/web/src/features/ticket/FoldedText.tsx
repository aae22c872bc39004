import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ticket.module.css';
import { UnfoldButton } from './UnfoldButton';
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
        <UnfoldButton more={t('showMore')} isOpen={isOpen} onToggle={() => setOpen((isNow) => !isNow)} />
      )}
    </div>
  );
}
