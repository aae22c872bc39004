import { UnstyledButton } from '@mantine/core';
import { type Column, columns } from '@tavla/shared/contracts/tasks';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardIndex } from '@/entities/tasks/work/board-index';
import { useBoard } from '../board-context';
import classes from './BoardColumn.module.css';

interface ColumnChipsProps {
  shown: BoardIndex['shown'];
  column: Column;
  onChoose: (column: Column) => void;
}

/** The phone's columns: one at a time, the others a tap away. A dragged card can be dropped on them. */
export function ColumnChips({ shown, column: chosen, onChoose }: ColumnChipsProps) {
  const { t } = useTranslation('board');
  return (
    <fieldset className={classes.chips} aria-label={t('columns')}>
      {columns.map((column) => (
        <ColumnChip
          key={column}
          column={column}
          count={shown[column].length}
          isChosen={column === chosen}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

interface ColumnChipProps {
  column: Column;
  count: number;
  isChosen: boolean;
  onChoose: (column: Column) => void;
}

function ColumnChip({ column, count, isChosen, onChoose }: ColumnChipProps) {
  const { t } = useTranslation('board');
  const { surface } = useBoard();
  const takeChip = useCallback(
    (element: HTMLButtonElement | null) => {
      if (element) surface.chips.set(column, element);
      else surface.chips.delete(column);
    },
    [surface, column],
  );
  return (
    <UnstyledButton
      ref={takeChip}
      className={classes.chip}
      aria-pressed={isChosen}
      onClick={() => onChoose(column)}
    >
      {t(`column.${column}`)}
      <span className={classes.chipCount}>{count}</span>
    </UnstyledButton>
  );
}
