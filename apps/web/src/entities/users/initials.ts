interface Named {
  firstName: string;
  lastName: string;
}

/** The first letter of each name, in upper case; whole characters, so an emoji or an accent stays one. */
export function initials(person: Named): string {
  return [person.firstName, person.lastName].map(firstCharacter).join('').toLocaleUpperCase();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstCharacter(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment ?? '';
}
