/** The order and the search of every list of people, without regard to case. */
export function sortKeyOf(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName} ${person.email}`.toLowerCase();
}
