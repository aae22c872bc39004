import { allContracts } from '@tavla/shared/all-contracts';
import type { Endpoint } from '@tavla/shared/endpoint';
import Fastify from 'fastify';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilledCompany } from '@/test/filled-company';
import { addressOf } from '@/test/matrix/call-contract';
import type { SampleIds } from '@/test/matrix/sample-input';
import { startTestApp, type TestApp, type TestUser } from '@/test/test-app';
import { registerCaching } from './caching';

const readable = allContracts.filter(({ method }) => method === 'GET');
// A calendar is read by its link, not by a person; its own test holds what is kept of it.
const answering = readable.filter(({ answers, name }) => answers !== 'stream' && name !== 'calendars.read');
const byName = (contracts: readonly Endpoint[]) =>
  contracts.map((contract) => [`${contract.name} (${contract.path})`, contract] as const);

let test: TestApp;
let admin: TestUser;
let colleague: TestUser;
let stranger: TestUser;
let ids: Record<string, string>;
const named: SampleIds = (field) => ids[field.replace(/Ids?$/, '')] ?? ids.user ?? '';

beforeAll(async () => {
  test = await startTestApp();
  const filled = await addFilledCompany(test);
  ids = filled.ids;
  admin = filled.company.admin;
  colleague = await test.addUser(filled.company.id, filled.company.roles.admin);
  stranger = (await test.addCompany()).admin;
  await test.app.deps.blobs.put('sample', Buffer.from('0123456789'));
});
afterAll(() => test.close());

function ask(url: string, user: TestUser | null, headers = {}, method: 'GET' | 'HEAD' = 'GET') {
  return test.app.inject({ method, url, headers: { ...headers, ...(user && { cookie: user.cookie }) } });
}

describe('what a browser may keep', () => {
  it.each(byName(answering))('of %s is nothing, or the person’s own', async (_, contract) => {
    const url = addressOf(contract, named);
    for (const method of ['GET', 'HEAD'] as const) {
      const mine = await ask(url, admin, {}, method);
      expect(mine.statusCode, mine.body).toBeLessThan(300);
      const { etag, vary, 'cache-control': control, 'last-modified': date, expires } = mine.headers;
      expect([date, expires]).toEqual([undefined, undefined]);
      if (etag === undefined) {
        expect(control).toBe('no-store');
        continue;
      }
      expect([control, String(vary)]).toEqual(['private, no-cache', expect.stringMatching(/^cookie\b/)]);
      const known = { 'if-none-match': String(etag) };
      const again = await ask(url, admin, known, method);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('private, no-cache');
      for (const other of [stranger, colleague]) {
        const theirs = await ask(url, other, known, method);
        expect(theirs.statusCode).not.toBe(304);
        expect(theirs.headers.etag).not.toBe(etag);
      }
      for (const id of [...Object.values(ids), admin.id]) expect(etag).not.toContain(id);
    }
  });

  it.each(byName(answering))('of a refusal of %s is nothing', async (_, contract) => {
    const refused = [
      await ask(addressOf(contract, named), contract.access === 'public' ? admin : null),
      await ask(`${addressOf(contract, () => newId())}&limit=nonsense`, stranger),
    ];
    for (const { statusCode, headers } of refused) {
      if (statusCode >= 400)
        expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
  });

  it('of a stream is nothing', async () => {
    const base = await test.listen();
    const streams = readable.filter(({ answers }) => answers === 'stream');
    expect(streams).not.toEqual([]);
    for (const contract of streams) {
      const response = await fetch(`${base}${addressOf(contract, named)}`, {
        headers: { cookie: admin.cookie },
      });
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
      await response.body?.cancel();
    }
  });

  it.each(['/%61pi/v1/tasks', '/auth/me/nothing', '/auth/%zz', '/healthz', '/api/docs', '/api/docs/json'])(
    'at %s is nothing',
    async (url) => {
      for (const user of [null, admin]) {
        const { headers } = await ask(url, user);
        expect(['no-store', 'private, no-cache']).toContain(headers['cache-control']);
        if (headers.etag) expect(headers['cache-control']).toBe('private, no-cache');
      }
    },
  );

  it('is not said by a handler of its own', async () => {
    const app = Fastify();
    registerCaching(app);
    app.get('/careless', async (_, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=86400',
          etag: '"1"',
          'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT',
          expires: 'Mon, 23 Nov 2026 00:00:00 GMT',
        })
        .send('secret'),
    );
    app.get('/raw', (_, reply) => {
      reply.hijack();
      reply.raw.end('secret');
    });
    const careless = (await app.inject('/careless')).headers;
    expect(careless).toMatchObject({ 'cache-control': 'no-store' });
    expect([careless.etag, careless['last-modified'], careless.expires]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await app.inject('/raw')).headers['cache-control']).toBe('no-store');
  });
});

it('empties the browser’s cache when a session ends', async () => {
  const { member } = await test.addCompany();
  const out = await test.as(member).post('/auth/logout');
  expect([out.statusCode, out.headers['clear-site-data']]).toEqual([204, '"cache"']);
  const ended = await test.app.inject({
    method: 'POST',
    url: '/auth/token-refresh',
    headers: { cookie: 'tavla_refresh=nonsense' },
  });
  expect([ended.statusCode, ended.headers['clear-site-data']]).toEqual([401, '"cache"']);
});
