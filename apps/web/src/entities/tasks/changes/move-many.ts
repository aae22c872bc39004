import { columnOf, type Task, type TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Neighbours } from './column-order';
import { batchOf, type TaskChange } from './task-change';

/** Where a card is to stand. */
export interface Landing {
  /** As it is now. */
  task: Task;
  status: TaskStatus;
  /** Between which cards that stay. */
  place: Neighbours;
  /** Where it is shown until the server has placed it. */
  position: string;
}

/**
 * Moves of cards that land in this order, column by column: those side by side that get one status in one request, below
 * what has landed above them by then.
 */
export function moveMany(landings: readonly Landing[]): TaskChange[] {
  const runs: { status: TaskStatus; place: Neighbours; cards: [Landing, ...Landing[]] }[] = [];
  for (const card of landings) {
    const { status, place } = card;
    const above = runs.at(-1);
    const isBeside =
      above && columnOf(above.status) === columnOf(status) && above.place.beforeId === place.beforeId;
    if (isBeside && above.status === status) above.cards.push(card);
    else {
      const last = isBeside ? above.cards.at(-1) : undefined;
      runs.push({ status, place: last ? { ...place, afterId: last.task.id } : place, cards: [card] });
    }
  }
  return runs.map(({ status, place, cards }) => {
    const positions = Object.fromEntries(cards.map(({ task, position }) => [task.id, position]));
    return batchOf(
      cards.map(({ task }) => task),
      { kind: 'move', status, ...place },
      positions,
    );
  });
}
