/** The names of a task's fields: as a heading, and in a sentence. */
export const fields = {
  title: { label: 'Title', inSentence: 'the title' },
  description: { label: 'Description', inSentence: 'the description' },
  endDate: { label: 'Due Date', inSentence: 'the due date' },
  userId: { label: 'Assignee', inSentence: 'the assignee' },
  tags: { label: 'Tags', inSentence: 'the tags' },
} as const;
