import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type Column, columns } from '@tavla/shared/contracts/tasks';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BoardIndex } from '@/entities/tasks/work/board-index';
import { DraggedContext, useBoard } from '../board-context';
import { BoardColumn } from './BoardColumn';
import classes from './BoardColumn.module.css';
import { DraggedCard } from './DraggedCard';
import { useBoardDrag } from './use-board-drag';

/** The column under the pointer; for the keyboard, the one that the card overlaps most. */
const columnUnder: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  return within.length ? within : rectIntersection(args);
};

/** Space picks up and drops; Enter opens a card, so it only drops. */
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

interface BoardColumnsProps {
  shown: BoardIndex['shown'];
  /** On the phone, the one column on the screen. */
  single: Column | null;
  selected: ReadonlySet<string>;
  /** What stands above the columns and can be dropped on: the phone's chips. */
  children?: ReactNode;
}

export const BoardColumns = memo(function BoardColumns(props: BoardColumnsProps) {
  const { shown, single, selected, children } = props;
  const { t } = useTranslation('board');
  const { surface } = useBoard();
  const drag = useBoardDrag(selected);
  const { draggedId } = drag;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: drag.nextCoordinates, keyboardCodes }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: drag.announcements,
      screenReaderInstructions: { draggable: t('drag.instructions') },
      // The card may be in another column now: the board itself puts the focus there.
      restoreFocus: false,
    }),
    [drag.announcements, t],
  );
  const takeBoard = useCallback(
    (element: HTMLElement | null) => {
      surface.board = element;
    },
    [surface],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      autoScroll={false}
      accessibility={accessibility}
      onDragStart={drag.onStart}
      onDragEnd={drag.onEnd}
      onDragCancel={drag.onCancel}
    >
      {children}
      <div ref={takeBoard} className={single ? `${classes.columns} ${classes.single}` : classes.columns}>
        <DraggedContext value={draggedId}>
          {(single ? [single] : columns).map((column) => (
            <BoardColumn key={column} column={column} tasks={shown[column]} isHeadless={single !== null} />
          ))}
        </DraggedContext>
      </div>
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={150}>
          {draggedId === null ? null : <DraggedCard id={draggedId} count={drag.count} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
});
