import { createTask, deleteTask, getTask, listTasks, Task, updateTask } from '@tavla/shared/contracts/tasks';
import { createEntityStore } from '@/entities/entity-store';

/** The tasks in the order of their columns; the board keeps an index of each column of its own. */
export const tasksStore = createEntityStore({
  name: 'tasks',
  contracts: { list: listTasks, get: getTask, create: createTask, update: updateTask, remove: deleteTask },
  compare: (one: Task, other: Task) =>
    one.position < other.position ? -1 : Number(one.position > other.position),
  parse: (data) => Task.safeParse(data).data,
});
