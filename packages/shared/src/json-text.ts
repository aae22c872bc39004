import { rule } from '@tavla/shared/field-words';
import { z } from 'zod';

/**
 * A field where only text travels, in a form or beside an upload: what it holds as JSON, up to `max` characters.
 * @param parse reads the text, and throws where it cannot: JSON, or also a shorter form
 */
export const jsonText = <Schema extends z.ZodType>(
  field: string,
  max: number,
  schema: Schema,
  parse: (text: string) => unknown = JSON.parse,
) => {
  const isReadable = (text: string) => {
    try {
      parse(text);
      return true;
    } catch {
      return false;
    }
  };
  return z
    .string()
    .max(max)
    .refine(isReadable, { ...rule('must-be-as-documented', { field }), abort: true })
    .transform((text): unknown => parse(text))
    .pipe(schema);
};
