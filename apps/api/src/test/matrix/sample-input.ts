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
  return sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, ids);
}

/** The same for a shape; `given` are values by field name: they stand wherever such a field may, undefined leaves out what may be left out. */
export function sampleOf(shape: Shape, ids: SampleIds, given: Record<string, unknown> = {}): unknown {
  return sample(shape, '', { ids, given });
}

interface Values {
  ids: SampleIds;
  given: Record<string, unknown>;
}

const namesEntity = /(^id|Id|Ids|^ids)$/;

function sample(shape: Shape, field: string, values: Values): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices?.[0]) return sample(choices[0], field, values);
  switch (shape.type) {
    case 'object':
      return sampleObject(shape, values);
    case 'array':
      return namesEntity.test(field) || shape.minItems ? [sample(shape.items ?? {}, field, values)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return sampleText(shape, field, values);
  }
}

function sampleObject({ properties = {}, required = [] }: Shape, values: Values): Record<string, unknown> {
  const { given } = values;
  const isWanted = ([name, shape]: [string, Shape]) => {
    // A field that says nothing about its value only repeats what the entity is.
    if (required.includes(name) || Object.keys(shape).length === 0) return required.includes(name);
    return name in given || namesEntity.test(name) || shape.format === 'uuid';
  };
  const chosen = ([name, shape]: [string, Shape]) =>
    name in given && !(given[name] === undefined && required.includes(name))
      ? given[name]
      : sample(shape, name, values);
  const fields = Object.entries(properties).filter(isWanted);
  const sent = fields.map((field) => [field[0], chosen(field)] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}

function sampleText({ format, minLength = 0 }: Shape, field: string, { ids }: Values): string {
  // A client of somebody else's, which is no entity.
  if (field === 'clientId') return 'sample';
  // Where only text travels, a list is JSON.
  if (/Ids$/.test(field) && format !== 'uuid') return JSON.stringify([ids(field)]);
  if (format === 'uuid' || namesEntity.test(field)) return ids(field);
  if (format === 'date-time') return '2026-01-02T03:04:05Z';
  if (field === 'email') return 'sample@example.test';
  if (field === 'url') return 'https://hooks.sample.invalid/';
  if (field === 'issuer') return 'https://provider.sample.invalid';
  if (field === 'code') return '000000';
  if (field === 'organizationDomain') return 'example.test';
  if (field === 'resources') return 'tasks';
  return 'Sample'.padEnd(minLength, 'x');
}
