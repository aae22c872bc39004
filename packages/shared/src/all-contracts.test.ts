import { expect, test } from 'vitest';
import { z } from 'zod';
import { allContracts } from './all-contracts';

test('names and addresses are unique', () => {
  const names = allContracts.map((contract) => contract.name);
  const addresses = allContracts.map((contract) => `${contract.method} ${contract.path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every parameter of a path has its schema', () => {
  for (const { name, path, params } of allContracts) {
    const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const shape = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    expect(shape, name).toEqual(named);
  }
});

test('no list that somebody sends is without end', () => {
  const endless: string[] = [];
  const walk = (schema: unknown, path: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('type' in schema && schema.type === 'array' && !('maxItems' in schema)) endless.push(path);
    for (const [key, inner] of Object.entries(schema)) walk(inner, `${path}.${key}`);
  };
  for (const { name, body, query } of allContracts)
    for (const sent of [body, query])
      if (sent) walk(z.toJSONSchema(sent, { io: 'input', unrepresentable: 'any' }), name);
  expect(endless).toEqual([]);
});

/** What is changed without saying on what version, and why nobody loses another's change by it. */
const withoutVersion: Record<string, string> = {
  'positions.update': 'a name and a description, each of which is shown to everybody',
  'departments.update': 'as positions',
  'audios.update': 'a name, who sees it and who was there, each sent by itself',
  'audios.name-speakers': 'answers what each line said before, so that it can be taken back',
  'webhooks.update': 'another address and other events ask for a fresh confirmation',
  'auth.update-me': 'one’s own',
  'passkeys.rename': 'one’s own',
  'chat.update-message': 'one’s own',
};

test('whatever several people change says on what version they changed it', () => {
  const blind = allContracts
    .filter(({ method, body }) => method === 'PATCH' && body && !hasField(body, 'version'))
    .map(({ name }) => name);
  expect(blind.filter((name) => !(name in withoutVersion))).toEqual([]);
});

function hasField(schema: z.ZodType, field: string): boolean {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return field in properties;
}

test('an id in capitals is the same id, wherever it is sent', () => {
  const capitals = '0198C0DE-0000-7000-8000-0000000000AB';
  const asSent: string[] = [];
  let ids = 0;
  const seen = new Set<unknown>();
  const walk = (part: unknown, name: string) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (part instanceof z.ZodUUID) {
      ids += 1;
      if (part.parse(capitals) !== capitals.toLowerCase()) asSent.push(name);
    }
    const inner = part instanceof z.ZodType ? part._zod.def : part;
    for (const value of Object.values(inner)) walk(value, name);
  };
  for (const { name, params, query, body } of allContracts) walk({ params, query, body }, name);
  expect(asSent).toEqual([]);
  expect(ids).toBeGreaterThan(1);
});
