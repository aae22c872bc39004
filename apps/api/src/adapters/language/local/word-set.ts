/** The words of a list that is written as one line. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));
