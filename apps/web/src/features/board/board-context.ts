import type { Person } from '@tavla/shared/contracts/users';
import { createContext, useContext } from 'react';
import type { TaskActions } from '@/entities/tasks/task-actions';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import type { KnownPeople } from '@/entities/users/person-name';
import type { BoardSurface } from './board-surface';
import type { CardActions } from './card/TaskCard';

/** What the parts of the board share. */
export interface Board {
  model: BoardModel;
  surface: BoardSurface;
  people: ReadonlyMap<string, Person>;
  /** Whether whoever is not among them is not of the company. */
  known: KnownPeople;
  /** The day it is here. */
  today: string;
  cardActions: CardActions;
  actions: TaskActions;
}

export const BoardContext = createContext<Board | null>(null);

/** The card that is carried; apart from the rest, so that a pickup draws the columns and nothing else. */
export const DraggedContext = createContext<string | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('Only parts of the board know the board');
  return board;
}
