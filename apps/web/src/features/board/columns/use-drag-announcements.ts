import type { Active, Announcements } from '@dnd-kit/core';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import type { DragSession } from './drag-session';

/** What a screen reader hears of a drag: the place at pickup, at every step of the keyboard, and at the drop. */
export function useDragAnnouncements(model: BoardModel, session: RefObject<DragSession | null>) {
  const { t } = useTranslation('board');
  return useMemo<Announcements>(() => {
    const title = (active: Active) => model.task(String(active.id))?.title ?? '';
    let place = '';
    const look = () => {
      const target = session.current?.target;
      if (!target) return place;
      const count = session.current?.places(target.column) ?? 1;
      place = t('drag.place', { position: target.index + 1, count, column: t(`column.${target.column}`) });
      return place;
    };
    return {
      onDragStart: ({ active }) => t('drag.picked', { title: title(active), place: look() }),
      onDragMove: () => {
        const before = place;
        // A pointer sees where it goes; only steps of the keyboard are said.
        return look() === before || !session.current?.isByKeyboard ? undefined : t('drag.over', { place });
      },
      onDragOver: () => undefined,
      // Others may have changed the column since the last step.
      onDragEnd: ({ active }) => t('drag.dropped', { title: title(active), place: look() }),
      onDragCancel: ({ active }) => t('drag.cancelled', { title: title(active) }),
    };
  }, [model, session, t]);
}
