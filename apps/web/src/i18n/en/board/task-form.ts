/** Texts of the form of a task. */
export const taskForm = {
  title: 'Title',
  description: 'Description',
  assigneePlaceholder: 'Choose a person',
  assigneeRequired: 'Assignee is required',
  assigneeGone: 'Whoever was chosen can be given no task any more. Choose again.',
  status: 'Initial Status',
  tags: 'Tags',
  tagsPlaceholder: 'Choose tags',
  noTags: 'No other tags',
  removeTag: 'Remove tag {{name}}',
  add: 'Add Task',
  update: 'Update Task',
  fromBefore: 'Shown with what was typed here before and not saved. Cancel discards that.',
};
