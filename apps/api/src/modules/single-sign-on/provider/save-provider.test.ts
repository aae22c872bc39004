import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Settled, useProviderDesk } from '@/test/sign-in/provider-desk';
import { RealProvider } from '@/test/sign-in/real-provider';

const desk = useProviderDesk();
const provider = new RealProvider();
let place: Settled;
beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(async () => {
  place = await desk.settle();
  provider.serve(desk.redirectUri(place));
});

const read = async () => (await desk.sso(place.admin).read()).provider;
const set = (more: object) => desk.sso(place.admin).setProvider(provider.issuer, more);

test('of two admins at one provider the second is shown what the first has made of it', async () => {
  const roles = [{ value: 'staff', roleId: place.company.roles.admin }];
  const first = { roleClaim: 'groups', roles, version: null };
  expect((await set(first)).statusCode).toBe(200);
  // Whoever saw none may not put theirs in its place either.
  expect((await set(first)).statusCode).toBe(409);
  const changes: object[] = [
    { createsPeople: false },
    { roleClaim: 'roles' },
    { roles: [] },
    { clientId: 'another' },
    { clientSecret: 'another secret, as long as the one before it' },
  ];
  for (const change of changes) {
    const { hasSecret: _, ...seen } = await read();
    expect((await set({ ...seen, ...change })).statusCode).toBe(200);
    const now = await read();
    const refused = await set({ ...seen, clientSecret: undefined });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale-version']);
    expect(refused.json().current).toEqual(now);
    expect(await read()).toEqual(now);
    expect((await set({ ...seen, version: now.version })).statusCode).toBe(200);
  }
  // A program that does not say what it has seen sets all of it, as before.
  expect((await set({})).statusCode).toBe(200);
});
