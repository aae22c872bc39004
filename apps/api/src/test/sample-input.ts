import { z } from 'zod';

/** Ids to put where an input names an entity, by the field's name: taskId, intoId, id … */
export type SampleIds = (field: string) => string;

/** The part of a JSON Schema that the contracts use. */
export interface Shape {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
  minLength?: number;
}

/** An input that a schema accepts: what is required, and every field that names an entity. */
export function sampleInput(schema: z.ZodType, ids: SampleIds): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '', ids);
}

const namesEntity = /(^id|Id|Ids|^ids)$/;

function sample(shape: Shape, field: string, ids: SampleIds): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices?.[0]) return sample(choices[0], field, ids);
  switch (shape.type) {
    case 'object':
      return sampleObject(shape, ids);
    case 'array':
      return namesEntity.test(field) || shape.minItems ? [sample(shape.items ?? {}, field, ids)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return sampleText(shape, field, ids);
  }
}

function sampleObject({ properties = {}, required = [] }: Shape, ids: SampleIds): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || namesEntity.test(name),
  );
  return Object.fromEntries(wanted.map(([name, shape]) => [name, sample(shape, name, ids)]));
}

function sampleText({ format, minLength = 0 }: Shape, field: string, ids: SampleIds): string {
  if (format === 'uuid' || namesEntity.test(field)) return ids(field);
  if (format === 'date-time') return '2026-01-02T03:04:05Z';
  if (field === 'email') return 'sample@example.test';
  if (field === 'code') return '000000';
  if (field === 'organizationDomain') return 'example.test';
  if (field === 'resources') return 'tasks';
  return 'Sample'.padEnd(minLength, 'x');
}
