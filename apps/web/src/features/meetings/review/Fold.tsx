import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './review.module.css';

interface Props {
  title: string;
  isOpen: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** A part of the tray that a click unfolds; nothing of it is drawn before. */
export function Fold({ title, isOpen, onToggle, children }: Props) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <IconChevronRight size={14} aria-hidden className={classes.chevron} />
        {title}
      </button>
      {isOpen && (
        <ul id={id} className={classes.rows}>
          {children}
        </ul>
      )}
    </div>
  );
}
