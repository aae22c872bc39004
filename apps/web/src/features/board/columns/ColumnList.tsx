import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import type { Column, Task } from '@tavla/shared/contracts/tasks';
import { memo, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadMentions } from '@/entities/inbox/mentions';
import { useQuestions } from '@/entities/inbox/questions';
import { rangeWith } from '@/ui/layout/range-with';
import { DraggedContext, useBoard } from '../board-context';
import { CardRow } from '../card/CardRow';
import { estimateHeight } from '../card/card-height';
import { useCardStates } from '../card/card-states';
import classes from './BoardColumn.module.css';

const gap = 12;
/** Room for the ring around a focused card, which the column would cut off. */
const ring = 4;
/** A fast wheel moves about a card a frame; each more is hundreds of elements on a board of rich cards. */
const overscan = 2;

interface ColumnListProps {
  column: Column;
  tasks: readonly Task[];
}

/**
 * The cards of a column that can be seen, and a few around them. The dragged one stays mounted wherever it
 * is, because the pointer's events end with the element they began on.
 */
export const ColumnList = memo(function ColumnList({ column, tasks }: ColumnListProps) {
  const { t } = useTranslation('board');
  const { surface, cardActions, people, known, today } = useBoard();
  const draggedId = useContext(DraggedContext);
  const states = useCardStates();
  const questions = useQuestions();
  const mentions = useUnreadMentions();
  const scroller = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const dragged = draggedId === null ? -1 : tasks.findIndex((task) => task.id === draggedId);
  const rangeExtractor = useCallback((range: Range) => rangeWith(range, [dragged]), [dragged]);
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateHeight(tasks[index]),
    getItemKey: (index) => tasks[index]?.id ?? index,
    gap,
    ...{ paddingStart: ring, paddingEnd: ring, scrollPaddingStart: ring, scrollPaddingEnd: ring },
    overscan,
    rangeExtractor,
    useFlushSync: false,
  });

  const latest = useRef(tasks);
  useLayoutEffect(() => {
    latest.current = tasks;
  }, [tasks]);

  useEffect(() => {
    const [list, mark, section] = [scroller.current, line.current, scroller.current?.closest('section')];
    if (!list || !mark || !section) return;
    let idsOf: readonly Task[] | null = null;
    let ids: string[] = [];
    return surface.addColumn(column, {
      ...{ section, scroller: list, line: mark, gap },
      ids: () => {
        if (idsOf !== latest.current) {
          idsOf = latest.current;
          ids = idsOf.map((task) => task.id);
        }
        return ids;
      },
      spans: () => virtualizer.measurementsCache,
      reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    });
  }, [column, surface, virtualizer]);

  return (
    <div ref={scroller} className={classes.scroller} data-column={column}>
      {tasks.length === 0 && <p className={classes.empty}>{t('emptyColumn')}</p>}
      <ul
        className={classes.list}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t(`column.${column}`)}
      >
        {virtualizer.getVirtualItems().map((row) => {
          const task = tasks[row.index];
          if (!task) return null;
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              aria-setsize={tasks.length}
              aria-posinset={row.index + 1}
              className={classes.row}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <CardRow
                task={task}
                person={task.userId ? people.get(task.userId) : undefined}
                known={known}
                today={today}
                actions={cardActions}
                isSelected={states.selected.has(task.id)}
                isHighlighted={states.highlighted.has(task.id)}
                question={questions.get(task.id)}
                unread={mentions.get(task.id)?.length}
                isWaiting={states.waiting.has(task.id)}
              />
            </li>
          );
        })}
      </ul>
      <div ref={line} className={classes.line} hidden />
    </div>
  );
});
