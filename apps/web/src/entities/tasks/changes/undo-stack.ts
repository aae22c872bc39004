import type { Task } from '@tavla/shared/contracts/tasks';
import type { TaskChange } from './task-change';

/** A change that was made, and the tasks as they were before it. */
export interface UndoStep {
  before: readonly Task[];
  done: TaskChange;
}

/** One thing the person did. How to take it back is decided when they ask, from the board as it is then. */
export interface UndoEntry {
  id: string;
  /** The words of the toast: what was done. */
  label: string;
  steps: readonly UndoStep[];
}

export type UndoStack = readonly UndoEntry[];

const deepest = 50;

export function pushUndo(stack: UndoStack, entry: UndoEntry): UndoStack {
  return [...stack, entry].slice(-deepest);
}

/** Puts an entry in the place of the one with its id. */
export function replaceUndo(stack: UndoStack, entry: UndoEntry): UndoStack {
  return stack.map((one) => (one.id === entry.id ? entry : one));
}

/** Takes out one entry, or the newest when none is named. */
export function takeUndo(stack: UndoStack, id?: string): { entry: UndoEntry | undefined; rest: UndoStack } {
  const entry = id === undefined ? stack.at(-1) : stack.find((one) => one.id === id);
  return { entry, rest: entry ? stack.filter((one) => one !== entry) : stack };
}
