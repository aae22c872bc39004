import { describe, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';
import { startTestApp } from '@/test/test-app';
import { findUserByEmail } from './auth.repo';

const desk = useSignInDesk();
const { catcher, person, browserAt } = desk;
const ask = (who: Browser, email: string) => who.post('/auth/login', { email });
const enter = (who: Browser, email: string) =>
  who.post('/auth/verify-otp', { email, code: catcher.code(email) });

async function signIn(who: Browser, email: string) {
  expect((await ask(who, email)).statusCode).toBe(200);
  const answer = await enter(who, email);
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** Whether the browser still gets a code when strangers have used up theirs. */
async function isKnown(who: Browser, email: string): Promise<boolean> {
  await desk.test.db.pool.query('delete from rate_limit');
  for (let stranger = 0; stranger < 30; stranger++) await ask(browserAt(`10.${stranger}.0.1`), email);
  const { statusCode } = await ask(who, email);
  await desk.test.db.pool.query('delete from rate_limit');
  return statusCode === 200;
}

describe('the cookie that names a request', () => {
  it('is for this browser and for as long as the code, and kept as a hash', async () => {
    const { email } = await person();
    const who = browserAt('10.30.1.1');
    const answer = await ask(who, email);
    expect(answer.cookies).toMatchObject([
      { name: 'tavla_request', path: '/auth', maxAge: 600, httpOnly: true, sameSite: 'Lax' },
    ]);
    const [id = '', secret = ''] = (answer.cookies[0]?.value ?? '').split('.');
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const kept = JSON.stringify(await desk.test.db.prisma.signInCode.findMany({ where: { email } }));
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(catcher.code(email));
    expect((await enter(who, email)).statusCode).toBe(200);
    expect(who.cookie('tavla_request')).toBeUndefined();
    expect(id).toHaveLength(22);
  });

  it('is another one for each code: the earlier code of this browser is void, those of others are not', async () => {
    const { email } = await person();
    const [laptop, phone] = [browserAt('10.31.1.1'), browserAt('10.31.2.1')];
    await ask(laptop, email);
    const first = laptop.cookie('tavla_request') ?? '';
    const codeOfLaptop = catcher.code(email);
    await ask(phone, email);
    await desk.aMinuteLater();
    const tab = laptop.clone();
    await ask(laptop, email);
    const newest = catcher.code(email);
    expect(laptop.cookie('tavla_request')).not.toBe(first);
    const late = await tab.post('/auth/verify-otp', { email, code: codeOfLaptop });
    expect(late.json().message).toContain('Use the newest one, in the browser that asked for it');
    expect(await desk.test.db.prisma.signInCode.count({ where: { email } })).toBe(2);
    expect((await laptop.post('/auth/verify-otp', { email, code: newest })).statusCode).toBe(200);
  });

  it('stays good when a new code cannot be sent', async () => {
    const { email } = await person();
    const who = browserAt('10.32.1.1');
    await ask(who, email);
    await desk.aMinuteLater();
    await catcher.stop();
    const failed = await who.post('/auth/resend-otp', { email });
    expect([failed.statusCode, failed.cookies]).toEqual([503, []]);
    await catcher.start();
    expect(await desk.test.db.prisma.signInCode.count({ where: { email } })).toBe(1);
    expect((await enter(who, email)).statusCode).toBe(200);
  });
});

describe('the cookie that knows who signed in', () => {
  it('lasts as long as browsers let it, survives signing out, and says nothing', async () => {
    const { id, email } = await person();
    const who = browserAt('10.33.1.1');
    const answer = await signIn(who, email);
    const cookie = answer.cookies.find(({ name }) => name === 'tavla_device');
    expect(cookie).toMatchObject({ path: '/auth', maxAge: 400 * 86_400, httpOnly: true, sameSite: 'Lax' });
    for (const word of [email, id, desk.company.id]) expect(cookie?.value).not.toContain(word);
    expect((await who.post('/auth/logout')).statusCode).toBe(204);
    expect(who.cookie('tavla_device')).toBe(cookie?.value);
    expect((await who.get('/auth/me')).statusCode).toBe(401);
    expect(await isKnown(who, email)).toBe(true);
  });

  it('holds for several people, and for nobody else', async () => {
    const [ada, mia, eve] = [await person(), await person(), await person()];
    const who = browserAt('10.34.1.1');
    for (const { email } of [ada, mia]) await signIn(who, email);
    const known = [];
    for (const { email } of [ada, mia, eve]) known.push(await isKnown(who, email));
    expect(known).toEqual([true, true, false]);
  });

  it('follows the person to a new address, and means nothing to whoever gets the old one', async () => {
    const { email } = await person();
    const who = browserAt('10.35.1.1');
    await signIn(who, email);
    const { pool } = desk.test.db;
    await pool.query('update "user" set email = $2 where email = $1', [email, `new-${email}`]);
    await desk.test.addUser(desk.company.id, desk.company.roles.user, { email });
    expect(await isKnown(who, `new-${email}`)).toBe(true);
    expect(await isKnown(who, email)).toBe(false);
    await pool.query('delete from "user" where email = $1', [`new-${email}`]);
    expect(await findUserByEmail(desk.test.db, `new-${email}`)).toBeUndefined();
    expect(await isKnown(who, `new-${email}`)).toBe(false);
  });

  it('cannot be made up', async () => {
    const { email } = await person();
    const who = browserAt('10.36.1.1');
    await signIn(who, email);
    const [nonce, mark = ''] = (who.cookie('tavla_device') ?? '').split('.');
    for (const value of [nonce, `${nonce}.${'a'.repeat(22)}`, `${'a'.repeat(22)}.${mark}`, 'nonsense']) {
      const thief = browserAt('10.36.2.1');
      thief.setCookie('tavla_device', value ?? '', '/auth');
      expect(await isKnown(thief, email)).toBe(false);
    }
  });
});

it('over https all of them carry the prefix that keeps other hosts from setting them', async () => {
  const secure = await startTestApp({ SMTP_URL: catcher.url, PUBLIC_URL: 'https://tavla.example.com' });
  try {
    const { member } = await secure.addCompany();
    const who = new Browser(secure.app);
    await ask(who, member.email);
    expect(who.cookie('__Secure-tavla_request')).toBeDefined();
    const { cookies } = await enter(who, member.email);
    expect(cookies.map(({ name, secure, path }) => [name, secure, path])).toEqual([
      ['__Host-tavla_access', true, '/'],
      ['__Secure-tavla_refresh', true, '/auth'],
      ['__Host-tavla_hint', true, '/'],
      ['__Secure-tavla_request', true, '/auth'],
      ['__Secure-tavla_device', true, '/auth'],
    ]);
  } finally {
    await secure.close();
  }
});
