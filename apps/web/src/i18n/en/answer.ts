/** Texts of what stands under an answer of the assistant: what it rests on. */
export const answer = {
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
