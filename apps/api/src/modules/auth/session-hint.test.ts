import { expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';

const name = 'tavla_hint';
const desk = useSignInDesk();

async function signedIn() {
  const { email } = await desk.person();
  const who = desk.browserAt('10.60.1.1');
  await who.post('/auth/login', { email });
  const answer = await who.post('/auth/verify-otp', { email, code: desk.catcher.code(email) });
  return { who, hint: answer.cookies.find((cookie) => cookie.name === name) };
}

it('says to scripts that a session may be here, and nothing of whose', async () => {
  const { hint } = await signedIn();
  expect(hint).toEqual({ name, value: '1', path: '/', maxAge: 30 * 86_400, sameSite: 'Lax' });
});

it('lasts as long as what can be refreshed, and goes with it', async () => {
  const { who } = await signedIn();
  const refreshed = await who.post('/auth/token-refresh');
  expect(refreshed.cookies.find((cookie) => cookie.name === name)).toMatchObject({ maxAge: 30 * 86_400 });
  await who.post('/auth/logout');
  expect(who.cookie(name)).toBeUndefined();
});

it('goes when there is nothing to refresh, or nothing that holds', async () => {
  for (const token of [undefined, 'unknown']) {
    const who = new Browser(desk.test.app);
    who.setCookie(name, '1');
    if (token) who.setCookie('tavla_refresh', token, '/auth');
    expect((await who.post('/auth/token-refresh')).statusCode).toBe(401);
    expect(who.cookie(name)).toBeUndefined();
  }
});

it('opens nothing', async () => {
  const who = new Browser(desk.test.app);
  who.setCookie(name, '1');
  expect((await who.get('/auth/me')).statusCode).toBe(401);
});
