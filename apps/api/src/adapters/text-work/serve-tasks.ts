/** A piece of work for the child, by the name that it knows it by. */
export interface TaskRequest {
  task: string;
  args: unknown[];
}

/** What the child says of it: the result, or what was thrown. */
export type TaskAnswer = { result: unknown } | { fault: string };

/** How each task is loaded. Only what is asked for takes memory. */
export type TaskTable = Record<string, () => Promise<(...args: never[]) => unknown>>;

/** The child's side: does what it is asked, one thing after the other, and ends with its parent. */
export function serveTasks(table: TaskTable): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ task, args }: TaskRequest) => {
    process.send?.(await answer(table, task, args));
  });
}

async function answer(table: TaskTable, task: string, args: unknown[]): Promise<TaskAnswer> {
  try {
    const work = await table[task]?.();
    if (!work) throw new Error(`there is no task ${task}`);
    return { result: await work(...(args as never[])) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
