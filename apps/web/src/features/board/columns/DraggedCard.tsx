import { useBoard } from '../board-context';
import { TaskCard } from '../card/TaskCard';
import classes from '../card/TaskCard.module.css';

/** The card under the pointer, with the number of cards that come along. */
export function DraggedCard({ id, count }: { id: string; count: number }) {
  const { model, people, known, today, cardActions } = useBoard();
  const task = model.task(id);
  if (!task) return null;
  return (
    <div className={classes.overlay} inert>
      <TaskCard
        task={task}
        person={task.userId ? people.get(task.userId) : undefined}
        known={known}
        today={today}
        actions={cardActions}
      />
      {count > 1 && <span className={classes.stacked}>{count}</span>}
    </div>
  );
}
