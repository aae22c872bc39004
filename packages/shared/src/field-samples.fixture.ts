import { z } from 'zod';

/** The part of a JSON Schema that fields use. */
interface Shape {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minimum?: number;
}

/**
 * A few different values of a field, from its schema alone: a test that walks through a table of fields with them
 * covers a field that is added. `ids` stand where the field names somebody.
 * @throws Error for a schema that this cannot fill in yet
 */
export function samplesOf(schema: z.ZodType, ids: readonly string[]): unknown[] {
  const values = samples(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape, ids);
  if (values.length < 2) throw new Error('fewer than two different values');
  return values;
}

function samples(shape: Shape, ids: readonly string[]): unknown[] {
  if (shape.enum) return shape.enum;
  if (shape.anyOf) return shape.anyOf.flatMap((choice) => samples(choice, ids));
  if (Array.isArray(shape.type)) return shape.type.flatMap((type) => samples({ ...shape, type }, ids));
  switch (shape.type) {
    case 'null':
      return [null];
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      // An integer without a bound of its own has the least safe one there.
      return [1, 2, 3].map((step) => Math.max(0, shape.minimum ?? 0) + step);
    case 'array':
      return listSamples(samples(shape.items ?? {}, ids));
    case 'object':
      return [0, 1].map((turn) => objectSample(shape.properties ?? {}, ids, turn));
    case 'string':
      return textSamples(shape, ids);
    default:
      throw new Error(`no samples of the type ${shape.type}`);
  }
}

function listSamples([one, other]: unknown[]): unknown[] {
  return [[one], [other, one], []];
}

function objectSample(properties: Record<string, Shape>, ids: readonly string[], turn: number): object {
  const values = Object.entries(properties).map(([name, shape]) => [name, samples(shape, ids)[turn]]);
  return Object.fromEntries(values);
}

function textSamples({ format }: Shape, ids: readonly string[]): unknown[] {
  if (format === 'uuid') return [...ids];
  if (format === 'date') return ['2026-03-31', '2028-02-29'];
  if (format === 'date-time') return ['2026-03-31T21:59:59.999Z', '2028-02-29T00:00:00.000Z'];
  return ['One', 'Two', 'Twó “words” & 🎈'];
}
