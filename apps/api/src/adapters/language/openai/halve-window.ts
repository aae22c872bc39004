import type { Window } from '@/adapters/language/windows/plan-windows';

/**
 * Divides a window that was too long for the model, with a line in common and half of the people and tasks each: those
 * that are spoken of stand first. Null for one line.
 */
export function halveWindow({ from, to, people, tasks }: Window): [Window, Window] | null {
  if (to - from < 2) return null;
  const middle = Math.ceil((from + to) / 2);
  const lists = {
    people: people.slice(0, Math.ceil(people.length / 2)),
    tasks: tasks.slice(0, Math.ceil(tasks.length / 2)),
  };
  const hasCommon = to - from > 3;
  return [
    { from, to: middle, ...lists },
    { from: hasCommon ? middle - 1 : middle, to, ...lists },
  ];
}
