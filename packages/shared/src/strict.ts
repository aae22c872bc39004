import { z } from 'zod';

/** The same schema, however deep, refusing the fields that it does not know instead of dropping them. */
export function strict<S extends z.ZodType>(schema: S): S {
  const inner = within(schema.def as Def);
  return inner ? (schema.clone({ ...schema.def, ...inner } as never) as S) : schema;
}

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
}

/** What of a definition changes. */
function within({ type, shape, catchall, element, innerType, valueType, in: input, options }: Def) {
  if (type === 'object' && shape) {
    const fields = Object.entries(shape).map(([name, field]) => [name, strict(field)]);
    return { shape: Object.fromEntries(fields), catchall: catchall ?? z.never() };
  }
  if (element) return { element: strict(element) };
  if (innerType) return { innerType: strict(innerType) };
  if (valueType) return { valueType: strict(valueType) };
  if (options) return { options: options.map(strict) };
  return type === 'pipe' && input ? { in: strict(input) } : undefined;
}

/**
 * The fields of an entity that a change of it does not take: whoever sends back what they fetched sends these
 * too. They are accepted as long as they say what is so.
 */
export function readOnlyFields(body: z.ZodType | undefined, entity: z.ZodType | undefined): string[] {
  if (!(body instanceof z.ZodObject && entity instanceof z.ZodObject)) return [];
  if (!('id' in entity.shape)) return [];
  return Object.keys(entity.shape).filter((name) => !(name in body.shape));
}

/** The body together with the fields that are only looked at. */
export function withReadOnly(body: z.ZodType, names: readonly string[]): z.ZodType {
  if (!(body instanceof z.ZodObject) || names.length === 0) return body;
  const shown = z.unknown().optional().meta({ readOnly: true });
  return body.extend(Object.fromEntries(names.map((name) => [name, shown])));
}
