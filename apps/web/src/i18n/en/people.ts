/** Texts of a field that a person is chosen in. */
export const people = {
  person: '{{name}} ({{address}})',
  nobody: 'Nobody found',
  searching: 'Searching',
  clear: 'Clear',
} as const;
