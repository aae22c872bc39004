import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ticket.module.css';

interface Props {
  /** What is pressed for the rest. */
  more: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Below a text that is cut: the rest of it, or less again. */
export function UnfoldButton({ more, isOpen, onToggle }: Props) {
  const { t } = useTranslation('ticket');
  return (
    <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? t('showLess') : more}
    </UnstyledButton>
  );
}
