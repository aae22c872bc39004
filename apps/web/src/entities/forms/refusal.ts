import { errorText, fieldErrors } from '@/api/error-text';

/** Thrown by whoever sends a form when the person thought better of it: they know why nothing was saved. */
export class GivenUp extends Error {}

/** Thrown with the words for why a form is not taken, where no answer of the server says them. */
export class Refused extends Error {}

/** Why a form was not saved. */
export interface Refusal {
  text: string;
  /** By name of the field; what names none of the form is said with the text. */
  fields: Record<string, string>;
}

/**
 * A refusal in words, mostly the server's; undefined when the person gave it up.
 * @param inWords of what the form itself has no words for
 */
export function refusalOf(
  error: unknown,
  inWords: (error: unknown) => string = errorText,
): Refusal | undefined {
  if (error instanceof GivenUp) return undefined;
  if (error instanceof Refused) return { text: error.message, fields: {} };
  return { text: inWords(error), fields: fieldErrors(error) };
}

/**
 * Which messages stand at a field of the form, and what is said above its button: the text of the refusal, with the
 * messages that have no field. A path such as `departmentIds.3` belongs to its first part.
 */
export function placeRefusal({ text, fields }: Refusal, known: readonly string[]) {
  const placed: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, message] of Object.entries(fields)) {
    const field = path.split('.')[0] ?? path;
    if (known.includes(field)) placed[field] ??= message;
    else if (!text.includes(message)) others.push(message);
  }
  return { placed, text: [text, ...others].join(' ') };
}
