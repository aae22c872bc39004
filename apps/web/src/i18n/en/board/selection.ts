/** Texts of the bar for selected tasks. */
export const selection = {
  bar: 'Selected tasks',
  count: '{{count}} selected',
  move: 'Move',
  assign: 'Assign',
  nobody: 'Nobody',
  tag: 'Tag',
  due: 'Due date',
  setDue: 'Set due date',
  noDue: 'No due date',
  delete: 'Delete',
  clear: 'Clear selection',
} as const;
