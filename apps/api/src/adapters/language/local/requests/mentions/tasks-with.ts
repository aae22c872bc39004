import { words } from '@/adapters/language/fold-text';
import type { NamedTask } from './find-mentions';
import { ownForms, titleForms } from './title-forms';

/** The tasks whose title has a word in any form, and those that have it in its own language. */
export interface Fit {
  any: ReadonlySet<NamedTask>;
  own: ReadonlySet<NamedTask>;
}

/** The tasks by the forms of their titles, and what was looked for in them. */
interface Index {
  tasks: readonly NamedTask[];
  byForm: ReadonlyMap<string, readonly NamedTask[]>;
  fits: Map<string, Fit>;
}

/** One message is looked through several times for the same tasks. */
const known = new WeakMap<readonly NamedTask[], Index>();

/** Pure: which of these tasks have a word in their titles. What was looked for in a list is not looked for again. */
export function tasksWith(word: string, tasks: readonly NamedTask[]): Fit {
  const index = known.get(tasks) ?? { tasks, byForm: formsOf(tasks), fits: new Map() };
  known.set(tasks, index);
  const fit = index.fits.get(word) ?? fitIn(index, word);
  index.fits.set(word, fit);
  return fit;
}

/** Each in the order of the tasks, whichever of their words it is. */
function fitIn({ tasks, byForm }: Index, word: string): Fit {
  const fitting = (isForm: (titled: string) => boolean) => {
    const found = new Set([...byForm].flatMap(([form, holders]) => (isForm(form) ? holders : [])));
    return new Set(tasks.filter((task) => found.has(task)));
  };
  return { any: fitting(titleForms(word)), own: fitting(ownForms(word)) };
}

/** By the words of the titles, and each two as one: a 'back up' is a backup. */
function formsOf(tasks: readonly NamedTask[]): Map<string, NamedTask[]> {
  const byForm = new Map<string, NamedTask[]>();
  for (const task of tasks) {
    const own = words(task.title).map(({ text }) => text);
    for (const form of new Set([...own, ...own.slice(1).map((word, at) => `${own[at]}${word}`)])) {
      const holders = byForm.get(form);
      if (holders) holders.push(task);
      else byForm.set(form, [task]);
    }
  }
  return byForm;
}
