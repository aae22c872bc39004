import { rule } from '@tavla/shared/field-words';
import { z } from 'zod';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A field where only text travels, in a form or beside an upload: what it holds as JSON, up to `max` characters. */
export const jsonText = <Schema extends z.ZodType>(field: string, max: number, schema: Schema) =>
  z
    .string()
    .max(max)
    .refine(isJson, { ...rule('must-be-as-documented', { field }), abort: true })
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
