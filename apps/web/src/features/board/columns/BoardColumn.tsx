import { useDroppable } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import type { Column, Task } from '@tavla/shared/contracts/tasks';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './BoardColumn.module.css';
import { ColumnList } from './ColumnList';
import { QuickAdd } from './QuickAdd';

interface BoardColumnProps {
  column: Column;
  tasks: readonly Task[];
  /** The phone's chip already names the column. */
  isHeadless?: boolean;
}

export const BoardColumn = memo(function BoardColumn({ column, tasks, isHeadless }: BoardColumnProps) {
  const { t } = useTranslation('board');
  const { setNodeRef } = useDroppable({ id: column });
  const heading = useId();
  return (
    <section ref={setNodeRef} className={classes.column} aria-labelledby={heading}>
      {isHeadless ? (
        <VisuallyHidden>
          <h2 id={heading}>{t(`column.${column}`)}</h2>
        </VisuallyHidden>
      ) : (
        <header className={classes.header}>
          <h2 id={heading} className={classes.title}>
            {t(`column.${column}`)}
          </h2>
          <span className={classes.count}>
            <span aria-hidden>{tasks.length}</span>
            <VisuallyHidden>{t('taskCount', { count: tasks.length })}</VisuallyHidden>
          </span>
        </header>
      )}
      <ColumnList column={column} tasks={tasks} />
      <QuickAdd column={column} />
    </section>
  );
});
