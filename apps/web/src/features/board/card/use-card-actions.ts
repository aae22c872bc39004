import { useMemo, useRef } from 'react';
import type { TaskActions } from '@/entities/tasks/task-actions';
import type { BoardSurface } from '../board-surface';
import type { useSelection } from '../keyboard/use-selection';
import type { Dialogs } from '../use-dialogs';
import type { CardActions } from './TaskCard';

interface CardActionsInput {
  actions: TaskActions;
  selection: Pick<ReturnType<typeof useSelection>, 'ids' | 'toggle' | 'extend'>;
  dialogs: Pick<Dialogs, 'menu'>;
  setParam: (name: string, value: string) => void;
  surface: BoardSurface;
}

/** Fingers have no Ctrl key: once a card is selected, a tap selects the others. */
const isByFinger = () => window.matchMedia('(hover: none)').matches;

/** The button goes away with the press; a keyboard must be led on, a mouse is where it is. */
const isByKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false;

/** What a click on a card does; the same object for the life of the board. */
export function useCardActions(input: CardActionsInput): CardActions {
  const latest = useRef(input);
  latest.current = input;
  return useMemo(
    () => ({
      open: (id, event) => {
        const { selection, setParam } = latest.current;
        if (event.metaKey || event.ctrlKey || (selection.ids.size > 0 && isByFinger())) selection.toggle(id);
        else if (event.shiftKey) selection.extend(id);
        else setParam('task', id);
      },
      menu: (id, anchor) => latest.current.dialogs.menu(id, anchor),
      approve: (id) => {
        const { actions, surface } = latest.current;
        const next = isByKeyboard() ? id : undefined;
        actions.approve(id);
        if (next !== undefined) surface.focusTaskLater(next);
      },
      dismiss: (id) => {
        const { actions, surface } = latest.current;
        const next = isByKeyboard() ? surface.nextTo([id]) : undefined;
        actions.dismiss(id);
        if (next !== undefined) surface.focusTaskLater(next);
      },
    }),
    [],
  );
}
