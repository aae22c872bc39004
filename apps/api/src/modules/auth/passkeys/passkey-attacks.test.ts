import { describe, expect, it } from 'vitest';
import type { Deviation } from '@/test/passkeys/authenticator';
import {
  addMade,
  askNew,
  askSignIn,
  makePasskey,
  newDevice,
  showWithin,
  signInWith,
} from '@/test/passkeys/passkey-desk';
import { useSignInDesk } from '@/test/sign-in-desk';
import { letMinutesPass, signIn } from '@/test/signed-in-browser';

const desk = useSignInDesk();
const { catcher, person, browserAt } = desk;

let networks = 0;
const guest = () => browserAt(`10.61.${networks++}.1`);

async function withPasskey() {
  const { id, email } = await person();
  const browser = await signIn(guest(), catcher, email);
  const device = newDevice();
  await makePasskey(browser, device);
  return { id, email, browser, device };
}

const audited = async (action: string, targetId?: string) =>
  desk.test.db.prisma.auditEntry.count({ where: { action, ...(targetId && { targetId }) } });

describe('a sign-in is refused', () => {
  const attacks = {
    'for another origin': { origin: 'https://tavla.example' },
    'for another host': { rpId: 'tavla.example' },
    'without checking who it is': { isVerified: false },
    'by what makes a key': { type: 'webauthn.create' },
    'in the name of nobody': { userHandle: null },
    'in the name of somebody else': { userHandle: Buffer.alloc(16, 7).toString('base64url') },
  };
  it.each(Object.entries(attacks))('%s, and the company’s log tells it', async (_, deviation) => {
    const { id, device } = await withPasskey();
    const browser = guest();
    const answer = await signInWith(browser, device, deviation);
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'passkey-refused']);
    expect((await browser.get('/auth/me')).statusCode).toBe(401);
    expect(await audited('session.sign-in-failed', id)).toBe(1);
  });

  it('with a challenge that was used, whatever came of it', async () => {
    const { device } = await withPasskey();
    const browser = guest();
    const options = await askSignIn(browser);
    const twin = browser.clone();
    const credential = device.show(options);
    expect((await browser.post('/auth/passkeys/sign-in', { credential })).statusCode).toBe(200);
    const again = await twin.post('/auth/passkeys/sign-in', { credential });
    expect(again.json().reason).toBe('passkey-too-late');
    const failed = await askSignIn(twin);
    await twin.post('/auth/passkeys/sign-in', { credential: device.show(failed, { isVerified: false }) });
    const late = await twin.post('/auth/passkeys/sign-in', { credential: device.show(failed) });
    expect(late.json().reason).toBe('passkey-too-late');
  });

  it('in another browser than the one that began, and after five minutes', async () => {
    const { device } = await withPasskey();
    const [browser, other] = [guest(), guest()];
    const options = await askSignIn(browser);
    await askSignIn(other);
    const credential = device.show(options);
    expect((await other.post('/auth/passkeys/sign-in', { credential })).json().reason).toBe(
      'passkey-too-late',
    );
    await desk.test.db.pool.query('update passkey_challenge set "expiresAt" = now()');
    expect((await browser.post('/auth/passkeys/sign-in', { credential })).json().reason).toBe(
      'passkey-too-late',
    );
  });

  it('with a challenge of one’s own making, or one that was meant for confirming', async () => {
    const { browser, device } = await withPasskey();
    const forged = await signInWith(guest(), device, { challenge: 'YWFh' });
    expect(forged.json().reason).toBe('passkey-too-late');
    const asked = (await browser.post('/auth/confirmation/passkey/options')).json();
    const crossed = await browser.post('/auth/passkeys/sign-in', { credential: device.show(asked) });
    expect(crossed.json().reason).toBe('passkey-too-late');
  });

  it('with a signature of another key', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const browser = guest();
    const options = await askSignIn(browser);
    const theirs = other.device.show(options);
    const credential = { ...one.device.show(options), signature: theirs.signature };
    expect((await browser.post('/auth/passkeys/sign-in', { credential })).json().reason).toBe(
      'passkey-refused',
    );
  });

  it('when the counter goes back: the log says that there are two of it', async () => {
    const { device } = await withPasskey();
    expect((await signInWith(guest(), device, { counter: 9 })).statusCode).toBe(200);
    const before = await audited('passkey.copied');
    for (const counter of [9, 8, 0])
      expect((await signInWith(guest(), device, { counter })).json().reason).toBe('passkey-refused');
    expect(await audited('passkey.copied')).toBe(before + 3);
    expect((await signInWith(guest(), device, { counter: 10 })).statusCode).toBe(200);
  });

  it('of somebody who is blocked or deleted, with the words for a passkey that nobody has', async () => {
    const [blocked, deleted] = [await withPasskey(), await withPasskey()];
    const boss = desk.test.as(desk.company.admin);
    await boss.patch(`/api/v1/users/${blocked.id}`, { blocked: true });
    await boss.delete(`/api/v1/users/${deleted.id}`);
    const answers = [await signInWith(guest(), blocked.device), await signInWith(guest(), deleted.device)];
    const stranger = newDevice();
    const browser = guest();
    const options = await askSignIn(browser);
    const user = { id: 'AAAA', name: 'a', displayName: 'a' };
    stranger.make({ ...options, rp: { id: options.rpId, name: 'x' }, user } as never);
    answers.push(await browser.post('/auth/passkeys/sign-in', { credential: stranger.show(options) }));
    const [first, ...others] = answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`);
    expect(others).toEqual([first, first]);
    await boss.patch(`/api/v1/users/${blocked.id}`, { blocked: false });
    expect((await signInWith(guest(), blocked.device)).statusCode).toBe(200);
  });
});

describe('within a session', () => {
  it('another person’s passkey is refused, of the same company or another', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const asked = (await one.browser.post('/auth/confirmation/passkey/options')).json();
    const options = { ...asked, allowCredentials: [] };
    const path = '/auth/confirmation/passkey';
    const answer = await one.browser.post(path, { credential: other.device.show(options) });
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'passkey-refused']);
  });

  it('what was asked in one session is refused in another of the same person, and once it was used', async () => {
    const { email, browser, device } = await withPasskey();
    const other = await signIn(guest(), catcher, email);
    const path = '/auth/confirmation/passkey';
    const options = (await browser.post(`${path}/options`)).json();
    other.setCookie('tavla_passkey', browser.cookie('tavla_passkey') ?? '', '/auth');
    const credential = device.show(options);
    expect((await other.post(path, { credential })).json().reason).toBe('passkey-too-late');
    const twin = browser.clone();
    expect((await browser.post(path, { credential })).statusCode).toBe(204);
    expect((await twin.post(path, { credential })).json().reason).toBe('passkey-too-late');
  });

  it('two tabs with one cookie that ask at once are both answered', async () => {
    const { browser, device } = await withPasskey();
    const path = '/auth/confirmation/passkey';
    const first = (await browser.post(`${path}/options`)).json();
    const second = (await browser.post(`${path}/options`)).json();
    const credentials = [device.show(first), device.show(second)];
    for (const credential of credentials)
      expect((await browser.post(path, { credential })).statusCode).toBe(204);
  });

  it('a copy, another host, another origin and another person’s handle confirm nothing', async () => {
    const { browser, device } = await withPasskey();
    expect((await showWithin(browser, device, { counter: 5 })).statusCode).toBe(204);
    await letMinutesPass(desk.test, 10);
    const attacks: Deviation[] = [
      { counter: 5 },
      { counter: 9, rpId: 'tavla.example' },
      { counter: 9, origin: 'http://localhost:3001' },
      { counter: 9, userHandle: Buffer.alloc(16, 7).toString('base64url') },
    ];
    for (const attack of attacks)
      expect((await showWithin(browser, device, attack)).json().reason).toBe('passkey-refused');
    expect((await browser.delete('/api/v1/sessions')).json().code).toBe('confirm-with-code');
  });

  it('a passkey that did not check who it is confirms nothing', async () => {
    const { browser, device } = await withPasskey();
    const before = await audited('session.confirm');
    expect((await showWithin(browser, device, { isVerified: false })).statusCode).toBe(400);
    expect(await audited('session.confirm')).toBe(before);
  });
});

it('a browser that asks too often waits, and what came to something does not count', async () => {
  const { device } = await withPasskey();
  const browser = guest();
  await signInWith(browser, device);
  for (let time = 0; time < 60; time++) await askSignIn(browser);
  const refused = await browser.post('/auth/passkeys/sign-in/options');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.json().message).toContain('A passkey was asked for too often');
  expect((await guest().post('/auth/passkeys/sign-in/options')).statusCode).toBe(200);
});

it('what a device says of its maker is not read: neither a wrong signature nor a certificate matters', async () => {
  const signed = [
    ['alg', -7],
    ['sig', Buffer.from('no signature')],
  ] as const;
  const statements: NonNullable<Deviation['attestation']>[] = [
    { fmt: 'packed', attStmt: new Map<string, number | Buffer>(signed) },
    { fmt: 'fido-u2f', attStmt: new Map<string, number | Buffer>(signed) },
    { fmt: 'unheard-of', attStmt: new Map() },
  ];
  for (const attestation of statements) {
    const { email } = await person();
    const browser = await signIn(guest(), catcher, email);
    const device = newDevice();
    const made = await addMade(browser, device, await askNew(browser), 'Key', { attestation });
    expect([attestation.fmt, made.statusCode]).toEqual([attestation.fmt, 201]);
    expect((await signInWith(guest(), device)).statusCode).toBe(200);
  }
});

it('what is no attestation object is refused', async () => {
  const { email } = await person();
  const browser = await signIn(guest(), catcher, email);
  const made = newDevice().make(await askNew(browser));
  for (const attestationObject of ['AAAA', '9f', 'ow'])
    expect(
      (
        await browser.post('/auth/passkeys', { name: 'Key', credential: { ...made, attestationObject } })
      ).json().reason,
    ).toMatch(/^passkey-/);
});
