/** A piece of work for the child, by the name that it knows it by. */
export interface TaskRequest {
  task: string;
  args: unknown[];
}

const faultKept = 4_000;

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
    // Some libraries put the whole text into their words.
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { fault: fault.slice(0, faultKept) };
  }
}
