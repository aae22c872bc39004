import { columns } from '@tavla/shared/contracts/tasks';
import { type RefObject, useEffect, useRef } from 'react';
import type { TaskActions } from '@/entities/tasks/task-actions';
import type { BoardSession } from '@/entities/tasks/work/board-session';
import { isTypedIn, targetOfKey } from '@/lib/key-target';
import { isPageItself } from '@/ui/layout/page-content';
import type { BoardSurface } from '../board-surface';
import type { Dialogs } from '../use-dialogs';
import { cardTowards, type Direction } from './navigate-board';
import { type ShortcutAction, shortcutOf } from './shortcuts';
import type { useSelection } from './use-selection';

interface ShortcutsInput {
  session: BoardSession;
  surface: BoardSurface;
  actions: TaskActions;
  dialogs: Dialogs;
  /** Missing for whoever may not add tasks. */
  add: (() => void) | undefined;
  selection: ReturnType<typeof useSelection>;
  search: RefObject<HTMLInputElement | null>;
  openTask: (id: string) => void;
  toggleMine: () => void;
}

/** Listens to the keyboard while the board is on the screen and nothing is open above it. */
export function useShortcuts(input: ShortcutsInput): void {
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (!action || event.defaultPrevented || latest.current.surface.isDragging || isTaken(event, action))
        return;
      if (perform(action, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the key belongs to something else: a field, an open dialog, a button that Enter presses. */
function isTaken(event: KeyboardEvent, action: ShortcutAction): boolean {
  const { key } = event;
  const element = targetOfKey(event);
  if (!element) return true;
  if (isTypedIn(element)) return action !== 'palette';
  const isOnCard = isPageItself(element) || element.closest('[data-task]') !== null;
  if (key === 'Enter') return !isPageItself(element);
  return key.startsWith('Arrow') && !isOnCard;
}

/** Says whether there was anything to do. */
function perform(action: ShortcutAction, input: ShortcutsInput): boolean {
  const { session, surface, actions, dialogs, selection } = input;
  const focused = surface.focusedTask();
  // What is focused, or with it everything that is selected.
  const chosen =
    selection.ids.size && (focused === null || selection.ids.has(focused)) ? [...selection.ids] : [];
  const targets = chosen.length ? chosen : focused === null ? [] : [focused];
  const [first] = targets;
  switch (action) {
    case 'new':
      input.add?.();
      return input.add !== undefined;
    case 'search':
      input.search.current?.focus();
      input.search.current?.select();
      return true;
    case 'mine':
      input.toggleMine();
      return true;
    case 'palette':
      dialogs.palette();
      return true;
    case 'help':
      dialogs.help();
      return true;
    case 'undo':
      session.undo();
      // The card may have gone to another column, and its old element with the focus.
      if (focused !== null) surface.focusTaskLater(focused);
      return true;
    case 'clear':
      selection.clear();
      return selection.ids.size > 0;
    case 'down':
    case 'up':
    case 'left':
    case 'right':
      return focusTowards(action, focused, surface);
    default:
  }
  if (first === undefined) return false;
  const anchor = surface.titleOf(first);
  if (action === 'open') input.openTask(first);
  else if (action === 'edit') dialogs.edit(first);
  else if (action === 'select') selection.toggle(focused ?? first);
  else if (action === 'assign') actions.assignToMe(targets);
  else if (action === 'delete') dialogs.remove(targets);
  else if (action === 'move' && anchor) dialogs.move(targets, anchor);
  return true;
}

function focusTowards(direction: Direction, focused: string | null, surface: BoardSurface): boolean {
  const shown = columns.flatMap((column) => {
    const handle = surface.columns.get(column);
    return handle ? [{ column, ids: handle.ids() }] : [];
  });
  const next = cardTowards(shown, focused, direction);
  if (next !== undefined) surface.focusTask(next);
  return true;
}
