import { requestsPerMinute } from '@tavla/shared/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@/test/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({});
});
afterAll(() => test.close());

/** Calls as often as a minute allows; answers the statuses that came and the next answer. */
async function useUp(url: string, headers: Record<string, string> = {}) {
  const statuses = new Set<number>();
  for (let sent = 0; sent < requestsPerMinute; sent++) {
    statuses.add((await test.app.inject({ url, headers })).statusCode);
  }
  return { statuses, next: await test.app.inject({ url, headers }) };
}

it('limits how often strangers may ask, without touching people who are signed in or the pages', async () => {
  const { member } = await test.addCompany();
  const { statuses, next } = await useUp('/api/v1/organizations?name=Firm&domain=firm.test');
  expect(statuses).toEqual(new Set([200]));
  expect(next.statusCode).toBe(429);
  expect(next.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);

  const mine = await test.app.inject({ url: '/auth/me', headers: { cookie: member.cookie } });
  expect(mine.statusCode).toBe(200);
  expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

it('limits each person on their own', async () => {
  const { admin, member } = await test.addCompany();
  const { statuses, next } = await useUp('/auth/me', { cookie: member.cookie });
  expect(statuses).toEqual(new Set([200]));
  expect(next.statusCode).toBe(429);
  const other = await test.app.inject({ url: '/auth/me', headers: { cookie: admin.cookie } });
  expect(other.statusCode).toBe(200);
});
