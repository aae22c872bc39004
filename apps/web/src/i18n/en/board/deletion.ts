/** Texts of the question before tasks are deleted. */
export const deletion = {
  title: 'Delete Task',
  question: 'Are you sure you want to delete the task "{{title}}"?',
  questionMany_one: 'Are you sure you want to delete the selected task?',
  questionMany_other: 'Are you sure you want to delete the {{count}} selected tasks?',
  warning: 'This action cannot be undone.',
  cancel: 'Cancel',
  confirm: 'Delete Task',
  confirmMany: 'Delete Tasks',
};
