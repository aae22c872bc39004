/** Texts of a field that a person is chosen in. */
export const people = {
  person: '{{firstName}} {{lastName}} ({{email}})',
  nobody: 'Nobody found',
  searching: 'Searching',
  clear: 'Clear',
} as const;
