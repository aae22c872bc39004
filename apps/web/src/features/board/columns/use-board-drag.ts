import type { DragEndEvent, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import { columnOf } from '@tavla/shared/contracts/tasks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBoard } from '../board-context';
import { DragSession } from './drag-session';
import { useDragAnnouncements } from './use-drag-announcements';

/** The card that was picked up, and all that move: with a selected card the whole selection comes along. */
interface Dragged {
  id: string;
  ids: string[];
}

/** From dnd-kit's events to one drag session, its words for a screen reader, and the drop. */
export function useBoardDrag(selected: ReadonlySet<string>) {
  const { model, surface, actions } = useBoard();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const session = useRef<DragSession | null>(null);
  const latest = useRef({ selected, actions, dragged });
  latest.current = { selected, actions, dragged };
  const announcements = useDragAnnouncements(model, session);

  const isGone = useRef(false);

  // A card in hand is put down where it was when the board is left: the next key would drop it, on whatever page.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (!surface.isDragging) return;
      session.current?.end();
      surface.isDragging = false;
      // What the sensors of dnd-kit give up at; nothing of its own ends them.
      window.dispatchEvent(new Event('resize'));
    };
  }, [surface]);

  const onStart = useCallback(
    ({ active, activatorEvent }: DragStartEvent) => {
      const id = String(active.id);
      const task = model.task(id);
      if (!task) return;
      const chosen = latest.current.selected;
      const ids = chosen.has(id) ? [...chosen] : [id];
      const column = columnOf(task.currentStatus.status);
      const staying = surface.columns.get(column)?.ids() ?? [];
      const index = staying.filter((one) => one === id || !ids.includes(one)).indexOf(id);
      session.current?.end();
      session.current = new DragSession(surface, new Set(ids), { column, index: Math.max(0, index) });
      const from = activatorEvent instanceof KeyboardEvent ? null : getEventCoordinates(activatorEvent);
      if (from) session.current.follow(from.x, from.y);
      surface.isDragging = true;
      setDragged({ id, ids });
    },
    [model, surface],
  );

  const finish = useCallback(
    ({ active, activatorEvent }: Pick<DragEndEvent, 'active' | 'activatorEvent'>, isDrop: boolean) => {
      if (isGone.current) return;
      const target = session.current?.end();
      const ids = latest.current.dragged?.ids ?? [];
      surface.isDragging = false;
      setDragged(null);
      if (isDrop && target && ids.length) latest.current.actions.drop(ids, target);
      if (activatorEvent instanceof KeyboardEvent) surface.focusTaskLater(String(active.id));
    },
    [surface],
  );

  const onEnd = useCallback((event: DragEndEvent) => finish(event, true), [finish]);
  const onCancel = useCallback((event: DragEndEvent) => finish(event, false), [finish]);

  const nextCoordinates = useCallback<KeyboardCoordinateGetter>((event) => {
    if (!event.code.startsWith('Arrow')) return undefined;
    event.preventDefault();
    return session.current?.stepTo(event.code) ?? undefined;
  }, []);

  const draggedId = dragged?.id ?? null;
  const count = dragged?.ids.length ?? 0;
  return useMemo(
    () => ({ onStart, onEnd, onCancel, nextCoordinates, announcements, draggedId, count }),
    [onStart, onEnd, onCancel, nextCoordinates, announcements, draggedId, count],
  );
}
