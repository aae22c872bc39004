import fc from 'fast-check';
import type { Shape } from './sample-input';

/** Values that programs trip over, wherever they stand. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER, '', ' ', [], {}, [[]], [null]],
    ...[
      '\0',
      '\u200b',
      '\ud800',
      '\u202e',
      'é',
      'e\u0301',
      '👩‍👩‍👧',
      '%',
      '_',
      "'; --",
      '../../x',
      '<b>',
      '#{x}',
      '{{x}}',
    ],
    ...[
      '__proto__',
      'constructor',
      'null',
      'NaN',
      '-0',
      '1e9',
      '0001-01-01',
      '9999-12-31T23:59:60Z',
      '2026-02-30',
    ],
    ...[
      '00000000-0000-0000-0000-000000000000',
      'https://x.test/',
      '=1+1',
      'a'.repeat(20_001),
      'ä'.repeat(151),
    ],
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
    Array.from({ length: 600 }, () => 'x'),
    JSON.parse('['.repeat(500) + ']'.repeat(500)),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Inputs of a shape: mostly right ones, in which some part is wrong now and then, and to which fields are added.
 * @param ids what may stand where an entity is named
 */
export function inputOf(shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: rightOf(shape, ids), weight: 6 }, { arbitrary: nasty, weight: 1 });
}

function rightOf(shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => inputOf(choice, ids)));
  switch (shape.type) {
    case 'object':
      return objectOf(shape, ids);
    case 'array':
      return fc.array(inputOf(shape.items ?? {}, ids), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.integer({ min: -2, max: 600 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(shape, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf({ format }: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') return fc.constantFrom('2026-03-31', '2024-02-29', '1999-12-31');
  if (format === 'email') return fc.emailAddress();
  return fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...ids), fc.lorem());
}

function objectOf({ properties = {}, required = [] }: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, inputOf(shape, ids)]),
  );
  const right = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const extra = fc.dictionary(fc.constantFrom('extra', 'id', '__proto__', 'organizationId', ''), nasty, {
    maxKeys: 1,
  });
  return fc
    .tuple(right, fc.option(extra, { freq: 4, nil: {} }))
    .map(([known, unknown]) => ({ ...known, ...unknown }));
}
