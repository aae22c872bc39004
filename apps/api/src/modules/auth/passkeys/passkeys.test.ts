import { describe, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { mailJob } from '@/modules/mails/outbox-job';
import type { Browser } from '@/test/browser';
import {
  addMade,
  askNew,
  makePasskey,
  newDevice,
  showWithin,
  signInWith,
} from '@/test/passkeys/passkey-desk';
import { useSignInDesk } from '@/test/sign-in-desk';
import { letMinutesPass, signIn } from '@/test/signed-in-browser';
import { resetPasskeysOfAddress } from './remove-passkeys';

const desk = useSignInDesk();
const { catcher, person, browserAt } = desk;

let networks = 0;
const guest = () => browserAt(`10.60.${networks++}.1`);
const signedIn = async (email: string) => signIn(guest(), catcher, email);

/** Somebody with a passkey, at the browser where they made it. */
async function withPasskey(counts = true) {
  const { id, email } = await person();
  const browser = await signedIn(email);
  const device = newDevice(counts);
  const passkeyId = await makePasskey(browser, device);
  return { id, email, browser, device, passkeyId };
}

const me = async (browser: Browser) => (await browser.get('/auth/me')).statusCode;
const lastAudit = async (action: string) =>
  desk.test.db.prisma.auditEntry.findFirst({
    where: { organizationId: desk.company.id, action },
    orderBy: { id: 'desc' },
  });
async function sendMails(): Promise<void> {
  const handlers = await jobHandlers(desk.test.app.deps);
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  await handlers[mailJob]?.({}, run);
}

describe('a passkey', () => {
  it('signs its person in, which session list and audit log name, and counts as a fresh confirmation', async () => {
    const { email, device } = await withPasskey();
    const browser = guest();
    const answer = await signInWith(browser, device);
    expect([answer.statusCode, answer.json().data?.email]).toEqual([200, email]);
    expect((await lastAudit('session.sign-in'))?.details).toEqual({ way: 'passkey', passkey: 'Laptop' });
    const { data } = (await browser.get('/api/v1/sessions')).json();
    expect(data.find(({ current }: { current: boolean }) => current)?.way).toBe('passkey');
    expect((await browser.get('/api/v1/passkeys')).json().data).toEqual([
      expect.objectContaining({ name: 'Laptop', lastUsedAt: expect.any(String) }),
    ]);
    expect((await browser.delete('/api/v1/sessions')).statusCode).toBe(204);
  });

  it('signs in again and again, also on a device that does not count', async () => {
    const { device } = await withPasskey(false);
    for (let time = 0; time < 2; time++) expect((await signInWith(guest(), device)).statusCode).toBe(200);
  });

  it('is one person’s of one company, beside those of other companies on the same device', async () => {
    const company = await desk.test.addCompany();
    const device = newDevice();
    const emails = [(await person()).email, company.member.email];
    for (const email of emails) await makePasskey(await signedIn(email), device);
    const found = [];
    for (const kept of device.kept.splice(0)) {
      device.kept.splice(0, 1, kept);
      found.push((await signInWith(guest(), device)).json().data.email);
    }
    expect(found).toEqual(emails);
  });

  it('confirms the session in which it is shown, in place of a code', async () => {
    const { browser, device } = await withPasskey();
    await letMinutesPass(desk.test, 10);
    expect((await browser.delete('/api/v1/sessions')).json().code).toBe('confirm-with-code');
    expect((await showWithin(browser, device)).statusCode).toBe(204);
    expect((await lastAudit('session.confirm'))?.details).toEqual({ way: 'passkey', passkey: 'Laptop' });
    expect((await browser.delete('/api/v1/sessions')).statusCode).toBe(204);
  });

  it('is made, renamed and removed behind a fresh confirmation alone', async () => {
    const { browser, passkeyId } = await withPasskey();
    await letMinutesPass(desk.test, 10);
    const refused = [
      await browser.post('/auth/passkeys/options'),
      await browser.patch(`/api/v1/passkeys/${passkeyId}`, { name: 'Mine' }),
      await browser.delete(`/api/v1/passkeys/${passkeyId}`),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill('confirm-with-code'));
  });

  it('is renamed, and nobody else’s is', async () => {
    const { browser, passkeyId } = await withPasskey();
    const other = await withPasskey();
    const path = `/api/v1/passkeys/${passkeyId}`;
    expect((await other.browser.patch(path, { name: 'Theirs' })).statusCode).toBe(404);
    expect((await other.browser.delete(path)).statusCode).toBe(404);
    expect((await browser.patch(path, { name: ' Phone ' })).statusCode).toBe(204);
    expect((await browser.get('/api/v1/passkeys')).json().data[0].name).toBe('Phone');
    expect((await lastAudit('passkey.rename'))?.details).toEqual({
      changes: { name: { from: 'Laptop', to: 'Phone' } },
    });
  });

  it('opens nothing once it is removed, and the sessions in which it was shown end but this one', async () => {
    const { browser, device, passkeyId } = await withPasskey();
    const elsewhere = guest();
    await signInWith(elsewhere, device);
    expect((await browser.delete(`/api/v1/passkeys/${passkeyId}`)).statusCode).toBe(204);
    expect([await me(browser), await me(elsewhere)]).toEqual([200, 401]);
    expect((await elsewhere.post('/auth/token-refresh')).statusCode).toBe(401);
    expect((await signInWith(guest(), device)).json().code).toBe('wrong-passkey');
  });

  it('is told of by mail when it is added and when it is removed', async () => {
    const { email, browser, passkeyId } = await withPasskey();
    await browser.delete(`/api/v1/passkeys/${passkeyId}`);
    await sendMails();
    const texts = catcher.to(email).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('added the passkey "Laptop"'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('removed the passkey "Laptop"'))).toHaveLength(1);
  });

  it('is one of twenty at most, and each of them is kept once', async () => {
    const { browser, device, id } = await withPasskey();
    const options = await askNew(browser);
    const credential = device.make(options);
    const name = 'Twice';
    expect((await browser.post('/auth/passkeys', { name, credential })).statusCode).toBe(201);
    const other = await withPasskey();
    const again = await askNew(other.browser);
    const { clientDataJSON } = newDevice().make(again);
    const taken = await other.browser.post('/auth/passkeys', {
      name,
      credential: { ...credential, clientDataJSON },
    });
    expect([taken.statusCode, taken.json().reason]).toEqual([409, 'passkey-here-already']);
    await desk.test.db.pool.query(
      `insert into passkey select "organizationId", gen_random_uuid(), "userId", "credentialId" || n, "publicKey",
         counter, transports, name from passkey, generate_series(1, 9) n where "userId" = $1`,
      [id],
    );
    expect((await browser.post('/auth/passkeys/options')).json().reason).toBe('too-many-passkeys');
  });
});

describe('an administrator', () => {
  it('removes all of a person who has lost theirs, which ends their sessions and is told', async () => {
    const { id, email, device, browser } = await withPasskey();
    const boss = await signedIn(desk.company.admin.email);
    const path = `/api/v1/users/${id}/passkeys`;
    expect((await boss.get(path)).json().data).toHaveLength(1);
    expect((await boss.delete(path)).statusCode).toBe(204);
    expect((await boss.get(path)).json().data).toEqual([]);
    expect(await me(browser)).toBe(401);
    expect((await signInWith(guest(), device)).json().code).toBe('wrong-passkey');
    expect((await lastAudit('passkey.reset'))?.details).toEqual({ passkeys: ['Laptop'], count: 1 });
    await sendMails();
    expect(catcher.to(email).at(-1)?.text).toContain('Ada Admin removed all passkeys (Laptop)');
  });
});

it('whoever runs Tavla removes those of the last administrator, by their address', async () => {
  const { email, browser } = await withPasskey();
  const { db } = desk.test;
  expect(await resetPasskeysOfAddress(db, ` ${email.toUpperCase()}`)).toBe(1);
  expect(await resetPasskeysOfAddress(db, email)).toBe(0);
  expect(await resetPasskeysOfAddress(db, 'nobody@example.test')).toBeUndefined();
  expect(await me(browser)).toBe(401);
  expect((await lastAudit('passkey.reset'))?.actorName).toBe('The operator of Tavla');
});

describe('a passkey that was made', () => {
  const attacks = {
    'for another origin': { origin: 'https://tavla.example' },
    'for another host': { rpId: 'tavla.example' },
    'without checking who it is': { isVerified: false },
    'with a signature in place of a key': { type: 'webauthn.get' },
  };
  it.each(Object.entries(attacks))('%s is not kept', async (_, deviation) => {
    const browser = await signedIn((await person()).email);
    const answer = await addMade(browser, newDevice(), await askNew(browser), 'Laptop', deviation);
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'passkey-not-made']);
    expect((await browser.get('/api/v1/passkeys')).json().data).toEqual([]);
  });

  it('for another session, or for a challenge that is used, is not kept', async () => {
    const [one, other] = [await signedIn((await person()).email), await signedIn((await person()).email)];
    const device = newDevice();
    const options = await askNew(one);
    other.setCookie('tavla_passkey', one.cookie('tavla_passkey') ?? '', '/auth');
    const answers = [await addMade(other, device, options), await addMade(one, device, options)];
    answers.push(await addMade(one, device, options));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 201, 400]);
  });
});
