import type { Person } from '@tavla/shared/contracts/users';
import { createContext, useContext } from 'react';
import type { BoardActions } from './board-actions';
import type { BoardModel } from './board-model';
import type { BoardSurface } from './board-surface';
import type { CardActions } from './TaskCard';

/** What the parts of the board share. */
export interface Board {
  model: BoardModel;
  surface: BoardSurface;
  people: ReadonlyMap<string, Person>;
  /** Milliseconds, moving on by the minute. */
  now: number;
  draggedId: string | null;
  cardActions: CardActions;
  actions: BoardActions;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('Only parts of the board know the board');
  return board;
}
