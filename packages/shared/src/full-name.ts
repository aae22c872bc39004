interface Named {
  firstName: string;
  lastName: string;
}

/** First name, space, last name; the one that is there when the other is blank. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
