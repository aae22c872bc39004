/** Texts of what stands under an answer of the assistant: the changes that it offers, and what it rests on. */
export const answer = {
  changes: 'Changes',
  noTags: 'No tags',
  was: 'Before:',
  becomes: 'After:',
  showAll_one: 'Show the change',
  showAll_other: 'Show all {{count, number}}',
  showFewer: 'Show fewer',
  choose: {
    edit: 'Change “{{title}}”: {{fields}}',
    create: 'Create “{{title}}”',
    delete: 'Delete “{{title}}”',
    comment: 'Comment on “{{title}}”',
    all: 'All changes',
  },
  kind: { create: 'New task', delete: 'Delete', comment: 'Comment on' },

  apply: 'Apply',
  applySome: 'Apply {{chosen, number}} of {{count, number}}',
  dismiss: 'Dismiss',
  undo: 'Undo',
  failed: 'Nothing was done.',
  onlyAsker: 'Only {{name}} can apply this',
  notAllowed: 'Your role does not let you change tasks.',
  changedSince: 'The tasks were changed since, so this can no longer be undone.',

  standing: {
    stale: 'Changed meanwhile',
    gone: 'Deleted meanwhile',
    applied: 'Applied',
    overtaken: 'Changed meanwhile, left alone',
  },
  outcome: {
    applied: 'Applied',
    some: 'Applied {{made, number}} of {{count, number}}',
    nothing: 'Nothing applied',
    dismissed: 'Dismissed',
  },

  sources: {
    label: 'Sources',
    task: 'Task',
    meeting: 'Meeting',
    message: 'Message',
    file: 'File',
    person: 'Person',
    page: 'p. {{page, number}}',
    more_one: '{{count}} more source',
    more_other: '{{count}} more sources',
    fewer: 'Fewer sources',
  },
} as const;
