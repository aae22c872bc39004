import { allContracts } from '@tavla/shared/all-contracts';
import type { Endpoint } from '@tavla/shared/endpoint';
import { wordsOfIssue } from '@tavla/shared/field-words';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addFilledCompany } from '@/test/filled-company';
import { sampleInput } from '@/test/matrix/sample-input';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { expectKnownWords } from '@/test/words/known-words';

const test = useTestApp();
let company: TestCompany;
let ids: Record<string, string>;
beforeAll(async () => {
  ({ company, ids } = await addFilledCompany(test.current));
});

const idOf = (field: string) => ids[field.replace(/Ids?$/, '')] ?? ids.task ?? '';
const addressOf = ({ path }: Endpoint) =>
  path.replaceAll(/(\w+)\/:\w+/g, (_, owner: string) => `${owner}/${idOf(owner.replace(/s$/, ''))}`);
const byName = (contracts: readonly Endpoint[]) => contracts.map((one) => [one.name, one] as const);
/** Apart from what is a protocol's, whose own words and fields they are. */
const withBody = allContracts.filter(
  ({ body, encoding, protocol }) => body && encoding === 'json' && !protocol,
);
const withQuery = allContracts.filter(({ query }) => query);

function send(contract: Endpoint, payload: unknown, query = '') {
  const { method } = contract;
  const headers = { cookie: company.admin.cookie, 'content-type': 'application/json' };
  const url = addressOf(contract) + query;
  return test.current.app.inject({ method, url, headers, payload: JSON.stringify(payload) });
}

/** Words of a validator, which say nothing to a person. */
const raw = [
  /expected|received|invalid input|too (big|small)|unrecognized|invalid (uuid|iso|option|string|key)/i,
  /[<>]=|undefined|\[object|zod|\bnull\b.*\bnull\b|regex|pattern/i,
];

function expectWords(body: { message: string; errors?: { path: string; message: string }[] }) {
  expect(body.errors?.length).toBeGreaterThan(0);
  for (const { message } of [body, ...(body.errors ?? [])]) {
    expect(message.length).toBeGreaterThan(8);
    for (const words of raw) expect(message).not.toMatch(words);
  }
}

const wrong: unknown[] = [
  null,
  true,
  7,
  -1,
  -1e300,
  1.5,
  '',
  ' ',
  'nonsense',
  'x'.repeat(30_000),
  '2026-02-30',
  {},
  { a: 1 },
  [],
  [null],
  Array.from({ length: 600 }, () => 'x'),
  Array.from({ length: 600 }, () => ({})),
];

/** Every input with one field, however deep, made wrong in every way. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* wrong;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const { [key]: inner, ...others } = value as Record<string, unknown>;
    if (Array.isArray(value)) continue;
    yield others;
    for (const other of spoilt(inner)) yield { ...others, [key]: other };
  }
}

/** A sample with every field in it, the optional ones too. */
function full({ body }: Endpoint): unknown {
  const shape = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object;
  };
  const names = Object.keys(shape.properties ?? {});
  const some = sampleInput(body as z.ZodType, idOf) as object;
  return { ...Object.fromEntries(names.map((name) => [name, 'x'])), ...some };
}

describe.each(byName(withBody))('the body of %s', (_, contract) => {
  it('is refused in words that name the field and the limit, however wrong it is', () => {
    const { body } = contract;
    let refused = 0;
    for (const input of spoilt(full(contract))) {
      const parsed = (body as z.ZodType).safeParse(JSON.parse(JSON.stringify(input)));
      if (parsed.success) continue;
      refused++;
      const errors = parsed.error.issues.map((issue) => {
        // What the schema said, with the reason that it gave for it.
        return { ...wordsOfIssue(issue), path: issue.path.join('.'), message: issue.message };
      });
      const [first] = errors;
      if (!first) continue;
      expectWords({ ...first, errors });
      expectKnownWords({ statusCode: 400, code: 'validation', ...first, errors });
    }
    expect(refused).toBeGreaterThan(10);
  });

  it('is refused by name for a field that it does not know', async () => {
    const known = sampleInput(contract.body as z.ZodType, idOf) as object;
    const answer = await send(contract, { ...known, colour: 'red', shade: 'dark' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['colour', 'shade']),
    );
    expect(answer.json().message).toBe('colour, shade are not known here');
  });

  it('answers what is no object in the same words', async () => {
    const answer = await send(contract, [1]);
    expect(answer.statusCode).toBe(400);
    expectWords(answer.json());
  });
});

it('refuses unknown fields however deep they stand', async () => {
  const as = test.current.as(company.admin);
  const tag = { id: 'a', name: 'A', category: 'C', color: 'red', shade: 'dark' };
  const answer = await as.post('/api/v1/tasks', { title: 'T', customField: { tags: [tag], size: 1 } });
  const paths = answer.json().errors.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual(['customField.size', 'customField.tags.0.shade']);
});

it.each(byName(withQuery))(
  'refuses a query of %s that it does not know, and a wrong one in words',
  async (_, one) => {
    const unknown = await send(one, undefined, '?colour=red');
    expect([unknown.statusCode, unknown.json().errors?.at(-1)?.path]).toEqual([400, 'colour']);
    const names = one.answers === 'stream' ? [] : Object.keys((one.query as z.ZodObject).shape);
    for (const name of names) {
      const answer = await send(one, undefined, `?${name}=${'x'.repeat(5000)}`);
      if (answer.statusCode === 400) expectWords(answer.json());
    }
  },
);

describe('what was fetched and is sent back', () => {
  const changes = allContracts.filter(
    ({ method, readOnly }) => (method === 'PATCH' || method === 'PUT') && readOnly.length > 0,
  );
  it.each(byName(changes))('is taken by %s as long as it says what is so', async (_, contract) => {
    const fetched = (await test.current.as(company.admin).get(addressOf(contract))).json();
    const names = Object.keys((contract.body as z.ZodObject).shape);
    const whole = Object.fromEntries(Object.entries(fetched).filter(([name]) => names.includes(name)));
    const same = await send(contract, whole);
    expect([same.statusCode, same.json().errors]).toEqual([200, undefined]);
    const readOnly = contract.readOnly.filter((name) => name in whole);
    expect(readOnly).toContain('id');
    for (const name of readOnly) {
      const answer = await send(contract, { ...whole, [name]: 'something else' });
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path: name }]]);
    }
  });
});
