import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultOf } from '@/test/answer-fault';
import { addFilledCompany } from '@/test/filled-company';
import { inputOf } from '@/test/matrix/fuzz-input';
import { isStream, type Operation, readOperations } from '@/test/matrix/operations';
import { startTestApp, type TestApp } from '@/test/test-app';

// The same inputs in each run; FUZZ_SEED and FUZZ_RUNS look further.
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const numRuns = Number(process.env.FUZZ_RUNS ?? 25);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** One call of an operation: values of its parameters, and its body. */
function callOf(operation: Operation, ids: readonly string[]) {
  const parameters = operation.parameters ?? [];
  const json = operation.requestBody?.content['application/json']?.schema;
  const form = operation.requestBody?.content['multipart/form-data']?.schema;
  return fc.record({
    values: fc.tuple(...parameters.map(({ schema }) => inputOf(schema, ids))),
    body: json ? inputOf(json, ids) : form ? inputOf(form, ids) : fc.constant(undefined),
    /** Now and then a program calls, also where none may. */
    isByToken: fc.nat(3).map((n) => n === 0),
    raw: fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { freq: 12, nil: undefined }),
  });
}

type Call = ReturnType<typeof callOf> extends fc.Arbitrary<infer Value> ? Value : never;

async function send(
  { method, path, parameters = [], requestBody }: Operation,
  call: Call,
  shown: { cookie: string } | { authorization: string },
) {
  const texts = call.values.map((value) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  );
  const wellFormed = texts.map((text) =>
    encodeURIComponent(text.slice(0, 2_000).replace(/\p{Surrogate}/gu, '?')),
  );
  let url = path;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  for (const [at, { name, in: place }] of parameters.entries()) {
    if (place === 'path') url = url.replace(`{${name}}`, wellFormed[at] || 'x');
    if (place === 'query') query.push(`${name}=${wellFormed[at]}`);
    if (place === 'header') headers[name] = (texts[at] ?? '').replace(/[^\x20-\x7e]/g, '?').slice(0, 2_000);
  }
  const isForm = requestBody?.content['multipart/form-data'] !== undefined;
  const isJson = requestBody?.content['application/json'] !== undefined;
  const [type] = Object.keys(requestBody?.content ?? {});
  const other = type === undefined ? undefined : 'x';
  const payload = call.raw ?? (isForm ? formOf(call.body) : isJson ? JSON.stringify(call.body) : other);
  return test.app.inject({
    method: method as 'GET',
    url: `${url}?${query.join('&')}`,
    headers: {
      ...headers,
      ...shown,
      ...(type && { 'content-type': isForm ? `${type}; boundary=fuzz` : type }),
    },
    ...(payload !== undefined && { payload }),
  });
}

function formOf(body: unknown): string {
  const fields = typeof body === 'object' && body ? Object.entries(body) : [];
  const parts = fields.map(([name, value]) => {
    const isFile = /^files?$/.test(name);
    const label = `name="${encodeURIComponent(name)}"${isFile ? '; filename="a.csv"' : ''}`;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `--fuzz\r\ncontent-disposition: form-data; ${label}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--fuzz--\r\n`;
}

it('answers whatever it is sent with a documented status, and never with its insides', async () => {
  const all = (await readOperations(test)).filter((operation) => !isStream(operation));
  expect(all.length).toBeGreaterThan(50);
  const found: string[] = [];
  // Nobody of the others reaches what this one has, so it serves for all of them.
  const theirs = await addFilledCompany(test);
  for (const operation of all) {
    const { company, ids } = await addFilledCompany(test);
    const known = [...Object.values(ids), company.admin.id, ...Object.values(theirs.ids)];
    const callers = await test.addUsers(company.id, company.roles.admin, numRuns);
    const property = fc.asyncProperty(callOf(operation, known), async (call) => {
      // Some calls end sessions or change roles: each is made by somebody new.
      const caller = callers.pop() ?? (await test.addUser(company.id, company.roles.admin));
      const shown = call.isByToken
        ? { authorization: (await test.addToken(company.id, caller.id)).bearer }
        : { cookie: caller.cookie };
      const answer = await send(operation, call, shown);
      const { statusCode, body } = answer;
      const fault = faultOf(operation, { status: statusCode, body });
      if (fault) throw new Error(`${fault}: ${statusCode} ${body.slice(0, 300)}`);
    });
    const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns });
    if (failed) {
      const input = JSON.stringify(counterexample).slice(0, 400);
      found.push(`${operation.operationId}: ${(errorInstance as Error).message}\n  for ${input}`);
    }
  }
  expect(found, found.join('\n')).toEqual([]);
}, 600_000);
