import type { ImportField } from '@tavla/shared/contracts/data/imports';
import type { BatchChange } from '@tavla/shared/contracts/tasks';
import type { FieldName, TaskFields } from '@tavla/shared/task-fields';
import type { ChangeInput } from '@/modules/assistant/model/offers/change-input';

interface Without {
  /** Why the field has no place there. */
  without: string;
}
const without = (why: string): Without => ({ without: why });

/** Places that cannot follow the table of fields, since each is written by a rule of its own. */
interface Places<Name extends FieldName> {
  /** What gives many tasks a value at once, of tasks that have the other one. */
  batch: Without | ((value: TaskFields[Name], before: TaskFields[Name]) => BatchChange);
  /** What a column of an imported table means. */
  column: Without | ImportField;
  /** By what a model says a change. */
  model: Without | readonly (keyof ChangeInput)[];
}

/** What becomes of each field in these places; a new one must decide. The tests hold the places to it. */
export const fieldsByHand: { readonly [Name in FieldName]: Places<Name> } = {
  title: {
    batch: without('No two tasks are meant to have one title.'),
    column: 'title',
    model: ['title'],
  },
  description: {
    batch: without('What tasks say is written one by one.'),
    column: 'description',
    model: ['description'],
  },
  endDate: { batch: (endDate) => ({ kind: 'due', endDate }), column: 'due', model: ['due'] },
  userId: { batch: (userId) => ({ kind: 'assign', userId }), column: 'assignee', model: ['assignee'] },
  tags: {
    batch: (add, before) => ({ kind: 'tag', add, remove: before.map(({ id }) => id) }),
    column: 'tags',
    model: ['add_tags', 'remove_tags'],
  },
};
