interface Named {
  firstName: string;
  lastName: string;
}

/** First name, space, last name; the one that is there when the other is blank. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** What stands in place of the name of a person who was erased. The database's functions for erasing say it too. */
export const formerMember = 'Former member';
