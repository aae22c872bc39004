/** The columns of the task table as Tavla writes it, by which an import knows it again. */
export const taskColumns = [
  'id',
  'title',
  'description',
  'status',
  'assignee',
  'due',
  'tags',
  'created',
  'updated',
] as const;
