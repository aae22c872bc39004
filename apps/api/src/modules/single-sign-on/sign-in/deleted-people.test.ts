import { expect, test } from 'vitest';
import { useLyingDesk } from '@/test/sign-in/lying-desk';
import { signed } from '@/test/sign-in/lying-provider';

const lying = useLyingDesk();
const { desk, provider } = lying;

/** Comes through the provider with an account; answers who that is, or why they are not let in. */
async function enter(name: string, aud = 'tavla'): Promise<{ id?: string; reason?: string }> {
  const browser = desk.browser();
  const email = `${name}@${lying.place.domain}`;
  const { searchParams } = new URL(await desk.begin(browser, email));
  const right = provider.rightFor(searchParams.get('nonce') ?? '', email);
  provider.idToken = signed({ ...right, sub: `sub-${name}`, aud });
  const query = `?code=any&state=${searchParams.get('state')}`;
  const answer = (await desk.finish(browser, lying.place.company, query)).json();
  return { id: answer.data?.id, reason: answer.reason };
}

const remove = async (id = '') =>
  expect((await lying.place.admin.delete(`/api/v1/users/${id}`)).statusCode).toBe(204);

test('who always came by code and was deleted stays out until somebody adds them again', async () => {
  await remove((await desk.addAt(lying.place, 'coder')).id);
  expect((await enter('coder')).reason).toBe('provider-person-removed');
  const back = await desk.addAt(lying.place, 'coder');
  expect((await enter('coder')).id).toBe(back.id);
  expect((await enter('stranger')).id).toEqual(expect.any(String));
});

test('who was deleted stays out also with another client, and when their address is another', async () => {
  const [gone, there] = [await enter('gone'), await enter('there')];
  await lying.place.admin.patch(`/api/v1/users/${gone.id}`, { email: `former@${lying.place.domain}` });
  await remove(gone.id);
  expect(
    (await desk.sso(lying.place.admin).setProvider(provider.issuer, { clientId: 'new' })).statusCode,
  ).toBe(200);
  expect(await desk.test.db.prisma.signInLink.count({ where: { userId: there.id ?? '' } })).toBe(0);
  expect((await enter('gone', 'new')).reason).toBe('provider-person-removed');
  expect((await enter('there', 'new')).id).toBe(there.id);
});
