import { describe, expect, it } from 'vitest';
import { useSignInDesk } from '@/test/sign-in-desk';

const desk = useSignInDesk();
const { catcher, login, verify, wrong, person, codeFor, aMinuteLater } = desk;

async function audited(userId: string): Promise<string[]> {
  const entries = await desk.test.db.prisma.auditEntry.findMany({
    where: { actorId: userId },
    orderBy: { createdAt: 'asc' },
  });
  return entries.map(({ action }) => action);
}

describe('signing in', () => {
  it('takes the code from the mail and starts a session', async () => {
    const { id, email } = await person();
    const code = await codeFor(email);
    const mail = catcher.last(email);
    expect(mail.text).toContain(code);
    expect(mail.html).toContain(code);

    const answer = await verify(email, code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { id, email, organization: { id: desk.company.id }, role: { name: 'user' } },
    });
    expect(answer.json().permissions).toContainEqual({ action: 'read', resource: 'actions' });
    expect((await desk.browser.get('/auth/me')).json()).toEqual(answer.json());
    expect(await audited(id)).toEqual(['session.sign-in']);
  });

  it('knows the address in any case and with spaces around it', async () => {
    const { email } = await person();
    const code = await codeFor(`  ${email.toUpperCase()} `);
    expect((await verify(` ${email.toUpperCase()}`, ` ${code} `)).statusCode).toBe(200);
  });

  it.each([
    ['Europe/Madrid', 'Europe/Madrid'],
    // A newer browser knows zones that this server does not, and some give an offset: nobody is kept out for it.
    ['Mars/Olympus', null],
    ['+05:30', null],
    ['', null],
  ])('remembers the zone of a browser in %j as %j', async (timeZone, remembered) => {
    const { email } = await person();
    const code = await codeFor(email);
    const answer = await desk.browser.post('/auth/verify-otp', { email, code, timeZone });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.timeZone).toBe(remembered);
  });

  it('keeps only an HMAC of the code', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    const row = await desk.test.db.prisma.signInCode.findFirstOrThrow({ where: { email } });
    expect(row.codeHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each(['no address', 'a@b', '', `${'a'.repeat(150)}@example.test`])(
    'refuses the address "%s"',
    async (email) => {
      expect((await login(email)).statusCode).toBe(400);
    },
  );

  it.each(['', '12345', '1234567', 'abcdef'])('refuses the code "%s" for its form', async (code) => {
    const answer = await verify('somebody@example.test', code);
    const message = code ? 'Code must be 6 digits' : 'Code is required';
    expect(answer.json()).toMatchObject({ code: 'validation', message });
  });
});

describe('a code', () => {
  it('is refused when it is wrong, and the failure is in the audit log', async () => {
    const { id, email } = await person();
    const code = await codeFor(email);
    const answer = await verify(email, wrong(code));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'wrong-code', errors: [{ path: 'code' }] });
    expect((await desk.browser.get('/auth/me')).statusCode).toBe(401);
    await expect.poll(() => audited(id)).toEqual(['session.sign-in-failed']);
  });

  it('works once', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    expect((await verify(email, code)).statusCode).toBe(200);
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('works once, also when it comes many times at the same moment', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.browser.clone().post('/auth/verify-otp', { email, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is void after ten minutes', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    const { sentAt, expiresAt } = await desk.test.db.prisma.signInCode.findFirstOrThrow({
      where: { email },
    });
    expect(expiresAt.getTime() - sentAt.getTime()).toBe(600_000);
    await desk.test.db.prisma.signInCode.updateMany({ where: { email }, data: { expiresAt: new Date() } });
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('is void when the clock is set back after it was sent: it would hold for longer', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    await desk.test.db.pool.query(
      `update sign_in_code set "sentAt" = "sentAt" + interval '1 hour', "expiresAt" = "expiresAt" + interval '1 hour'
       where email = $1`,
      [email],
    );
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('is void after five wrong guesses: the sixth is refused though it is right', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    for (let guess = 1; guess <= 5; guess++) expect((await verify(email, wrong(code))).statusCode).toBe(400);
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('lets five guesses through when a hundred come at once', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    await Promise.all(Array.from({ length: 100 }, () => verify(email, wrong(code))));
    const { attempts } = await desk.test.db.prisma.signInCode.findFirstOrThrow({ where: { email } });
    expect(attempts).toBe(5);
  });

  it('is voided by a new one', async () => {
    const { email } = await person();
    const first = await codeFor(email);
    await aMinuteLater();
    const second = await codeFor(email);
    if (first !== second) expect((await verify(email, first)).statusCode).toBe(400);
    expect((await verify(email, second)).statusCode).toBe(200);
  });

  it('belongs to one purpose and one address', async () => {
    const { email } = await person();
    const other = await person();
    const code = await codeFor(email);
    expect((await verify(other.email, code)).statusCode).toBe(400);
    const company = { organizationName: 'Purpose', organizationDomain: 'example.test' };
    const crossed = await desk.browser.post('/auth/verify-otp', { email, code, type: 'SIGN_UP', ...company });
    expect(crossed.json()).toMatchObject({ code: 'wrong-code' });
  });
});

describe('an address that cannot sign in', () => {
  it('gets the same answer when it is unknown, and a mail with the way to register', async () => {
    const { email } = await person();
    const known = await login(email);
    const unknown = await login('stranger@example.test');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    const mail = catcher.last('stranger@example.test');
    expect(mail.code).toBeUndefined();
    expect(mail.text).toContain('http://localhost:3000/register');

    const guesses = [await verify(email, '000000'), await verify('stranger@example.test', '000000')];
    expect(guesses[0]?.body).toBe(guesses[1]?.body);
  });

  it('gets no code when it is blocked, but a mail that says so', async () => {
    const { email } = await person({ blocked: true });
    expect((await login(email)).statusCode).toBe(200);
    expect(catcher.last(email)).toMatchObject({
      code: undefined,
      subject: expect.stringContaining('not active'),
    });
  });

  it('cannot use its code when it was blocked meanwhile', async () => {
    const { email } = await person();
    const code = await codeFor(email);
    await desk.test.db.prisma.user.updateMany({ where: { email }, data: { blocked: true } });
    expect((await verify(email, code)).json()).toMatchObject({ code: 'wrong-code' });
  });
});

describe('without a mail server', () => {
  it('says that the mail could not be sent, and lets the person try again at once', async () => {
    const { email } = await person();
    await catcher.stop();
    const answers = [await login(email), await login('unknown-too@example.test')];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({
        code: 'mail-unavailable',
        message: expect.stringContaining('mail'),
      });
    }
    await catcher.start();
    expect((await verify(email, await codeFor(email))).statusCode).toBe(200);
  });
});
