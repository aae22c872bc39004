import { TextInput, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Column } from '@tavla/shared/contracts/tasks';
import { lineMax } from '@tavla/shared/limits';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { usePersonSession } from '@/entities/session/person-session-context';
import { useBoard } from '../board-context';
import classes from './BoardColumn.module.css';

/**
 * One line at the foot of a column. Enter adds below the other cards and stays for the next; Escape or leaving
 * it empty closes. What was typed and not added is there when the column is shown again.
 */
export const QuickAdd = memo(function QuickAdd({ column }: { column: Column }) {
  const { t } = useTranslation('board');
  const { actions } = useBoard();
  const { kept } = usePersonSession();
  const name = `quick-add.${column}`;
  const [title, setTitle] = useState(() => String(kept.read(name) ?? ''));
  const [isOpen, setOpen] = useState(title !== '');
  /** Not where it stands open from before: the focus is elsewhere. */
  const wasOpened = useRef(false);
  const mayAdd = useMay('create', 'actions');
  const hasEscaped = useRef(false);

  function type(text: string) {
    setTitle(text);
    if (text.trim()) kept.write(name, text);
    // What another tab has kept since is not this one's to throw away.
    else if (kept.read(name) === title) kept.remove(name);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      hasEscaped.current = true;
      setOpen(false);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!title.trim()) return;
    actions.addQuickly(column, title.trim());
    type('');
  }

  if (!mayAdd) return null;
  return (
    <div className={classes.foot}>
      {isOpen ? (
        <TextInput
          size="xs"
          autoFocus={wasOpened.current}
          aria-label={t('quickAdd.label', { column: t(`column.${column}`) })}
          placeholder={t('quickAdd.placeholder')}
          maxLength={lineMax}
          value={title}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => !title.trim() && setOpen(false)}
        />
      ) : (
        <UnstyledButton
          // Escape leaves the keyboard where it was; who clicked elsewhere is there already.
          autoFocus={hasEscaped.current}
          className={classes.quickOpen}
          aria-label={t('quickAdd.openIn', { column: t(`column.${column}`) })}
          onClick={() => {
            hasEscaped.current = false;
            wasOpened.current = true;
            setOpen(true);
          }}
        >
          <IconPlus size={14} aria-hidden />
          {t('quickAdd.open')}
        </UnstyledButton>
      )}
    </div>
  );
});
