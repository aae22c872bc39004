import { allContracts } from '@tavla/shared/all-contracts';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf } from '@/test/matrix/call-contract';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
beforeAll(async () => {
  company = await test.current.addCompany();
});

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

it.each([
  ['bytes that are no UTF-8', bytes('{"name":"Caf', [0xe9], '"}')],
  ['a character cut in two', bytes('{"name":"a', [0xf0, 0x9f], '"}')],
  ['half a character in writing', bytes('{"name":"a\\ud800"}')],
  ['what is no JSON', bytes('{"name":')],
])('refuses a body with %s, and saves nothing', async (_, payload) => {
  const answer = await test.current.app.inject({
    method: 'POST',
    url: '/api/v1/positions',
    headers: { cookie: company.admin.cookie, 'content-type': 'application/json' },
    payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
  expect((await test.current.as(company.admin).get('/api/v1/positions')).json().data).toEqual([]);
});

it.each(['q=%ff', 'q=a%', 'q=%c3%28', 'q=%ED%A0%80', '%ff=1'])('refuses the query %s', async (query) => {
  const answer = await test.current.as(company.admin).get(`/api/v1/users?${query}`);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
});

it('takes the same name typed in another way for the same', async () => {
  const as = test.current.as(company.admin);
  const made = await as.post('/api/v1/positions', { name: 'Cafe\u0301' });
  expect(made.json().name).toBe('Caf\u00e9');
  expect((await as.post('/api/v1/positions', { name: 'CAF\u00c9' })).statusCode).toBe(409);
  const found = await as.get(`/api/v1/users?q=${encodeURIComponent('A\u030a')}`);
  expect(found.statusCode).toBe(200);
});

it('has an answer to zero characters in every text of every query', async () => {
  const failed: string[] = [];
  let asked = 0;
  for (const contract of allContracts) {
    if (!contract.query || contract.answers === 'stream') continue;
    const { properties = {} } = z.toJSONSchema(contract.query, { io: 'input', unrepresentable: 'any' });
    const texts = Object.keys(properties).filter(
      (name) => (properties[name] as { type?: string }).type === 'string',
    );
    for (const zero of texts)
      for (const beside of [[], texts.filter((name) => name !== zero)]) {
        // What stands beside is right, so that nothing else is refused first.
        const fields = beside.map((name): [string, string] => [name, 'thing.example']);
        const query = new URLSearchParams([...fields, [zero, 'some\0thing']]).toString();
        const url = `${addressOf(contract, () => newId()).split('?')[0]}?${query}`;
        const headers = { cookie: company.admin.cookie };
        const answer = await test.current.app.inject({ method: contract.method, url, headers });
        asked += 1;
        if (answer.statusCode >= 500) failed.push(`${contract.name} ${query}`);
      }
  }
  expect(asked).toBeGreaterThan(15);
  expect(failed).toEqual([]);
});
