import { beforeEach, expect, test } from 'vitest';
import { useLyingDesk } from '@/test/sign-in/lying-desk';
import { signed } from '@/test/sign-in/lying-provider';

const lying = useLyingDesk();
const { desk, provider } = lying;
beforeEach(() => desk.test.db.pool.query('delete from rate_limit'));

type Browser = ReturnType<typeof desk.browser>;
const lea = () => `lea@${lying.place.domain}`;

async function enter(browser: Browser): Promise<void> {
  const { searchParams } = new URL(await desk.begin(browser, lea()));
  provider.idToken = signed(provider.rightFor(searchParams.get('nonce') ?? '', lea()));
  const answer = await desk.finish(
    browser,
    lying.place.company,
    `?code=any&state=${searchParams.get('state')}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
}

const counted = async () =>
  (await desk.test.db.pool.query('select sum(count)::int as count from rate_limit')).rows[0].count;

/** As if machines of this network had used up every turn that there is for strangers. */
async function useUp(browser: Browser): Promise<void> {
  expect((await browser.post('/auth/provider', { email: 'who@nowhere.test' })).statusCode).toBe(404);
  expect((await desk.finish(browser, lying.place.company, '?code=any&state=none')).statusCode).toBe(400);
  await desk.test.db.pool.query('update rate_limit set count = 600');
}

test('who gets in has their turn given back, in a new browser and in a known one', async () => {
  const browser = desk.browser();
  await enter(browser);
  expect(await counted()).toBe(0);
  await enter(browser);
  expect(await counted()).toBe(0);
});

test('strangers who use up the turns of a network keep no browser out that has signed in', async () => {
  const [known, stranger] = [desk.browser(), desk.browser()];
  await enter(known);
  await useUp(stranger);
  const refused = await desk.browser().post('/auth/provider', { email: lea() });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
  expect((await desk.finish(stranger, lying.place.company, '?code=any&state=none')).statusCode).toBe(429);
  // Of another person this browser knows no more than any.
  expect((await known.post('/auth/provider', { email: `mia@${lying.place.domain}` })).statusCode).toBe(429);
  await enter(known);
});

test('what was begun is come back to, whatever strangers did meanwhile', async () => {
  const browser = desk.browser();
  const { searchParams } = new URL(await desk.begin(browser, lea()));
  await useUp(desk.browser());
  provider.idToken = signed(provider.rightFor(searchParams.get('nonce') ?? '', lea()));
  const answer = await desk.finish(
    browser,
    lying.place.company,
    `?code=any&state=${searchParams.get('state')}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
});
