import { allContracts } from '@tavla/shared/all-contracts';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '@/test/browser';
import { callContract } from '@/test/matrix/call-contract';
import { OpenStream } from '@/test/open-stream';
import type { Authenticator } from '@/test/passkeys/authenticator';
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
import type { TestCompany } from '@/test/test-app';

const desk = useSignInDesk();
const { catcher, browserAt } = desk;

let networks = 0;
const guest = () => browserAt(`10.62.${networks++}.1`);
const signedIn = (email: string) => signIn(guest(), catcher, email);
const me = async (browser: Browser) => (await browser.get('/auth/me')).json();
const board = async (browser: Browser) => {
  const answer = await browser.get('/api/v1/tasks');
  return answer.statusCode === 200 ? 200 : answer.json().code;
};

let company: TestCompany;
let boss: Browser;
let device: Authenticator;
/** A company of its own, whose admin has a passkey, and asks everybody for one. */
beforeEach(async () => {
  company = await desk.test.addCompany();
  boss = await signedIn(company.admin.email);
  device = newDevice();
  await makePasskey(boss, device);
});
const ask = (asksForPasskey: boolean) => boss.patch('/api/v1/organization', { asksForPasskey });

describe('asking for a passkey', () => {
  it('is for whoever has one, and just confirmed that it is them', async () => {
    const other = await desk.test.addUser(company.id, company.roles.admin);
    const refused = await desk.test.as(other).patch('/api/v1/organization', { asksForPasskey: true });
    expect([refused.statusCode, refused.json().reason]).toEqual([400, 'passkey-first']);
    await letMinutesPass(desk.test, 10);
    expect((await ask(true)).json().code).toBe('confirm-with-code');
    await showWithin(boss, device);
    expect((await ask(true)).json()).toMatchObject({ asksForPasskey: true });
    const entry = await desk.test.db.prisma.auditEntry.findFirst({
      where: { organizationId: company.id, action: 'organization.update' },
    });
    expect(entry?.details).toEqual({ changes: { asksForPasskey: { from: false, to: true } } });
    expect(await board(boss)).toBe(200);
  });

  it('leaves a session that a code began nothing but making and showing one, and signing out', async () => {
    const { cookie } = company.member;
    const { bearer } = await desk.test.addToken(company.id, company.member.id);
    const made = await desk.test.as(company.member).post('/api/v1/calendars', { scope: 'own' });
    const calendar = new URL(made.json().url).pathname;
    await ask(true);
    const left = [];
    // What is for tokens alone takes no session.
    const asked = allContracts.filter(({ access, tokens }) => access !== 'public' && tokens !== 'only');
    for (const contract of asked) {
      const answer = await callContract(desk.test.app, contract, cookie, () => newId());
      const isRefused = answer.statusCode === 403 && answer.json().code === 'passkey-needed';
      if (!isRefused) left.push(contract.name);
    }
    expect(left.toSorted()).toEqual([
      'auth.add-passkey',
      'auth.ask-confirmation',
      'auth.ask-new-passkey',
      'auth.ask-passkey',
      'auth.confirm',
      'auth.confirm-by-passkey',
      'auth.me',
    ]);
    const said = (await desk.test.as(company.member).get('/auth/me')).json();
    expect(said).toMatchObject({ isPasskeyAsked: true, hasPasskey: false, permissions: [] });
    // Programs and calendars have a secret of their own, which their person ends.
    expect((await desk.test.as({ bearer }).get('/api/v1/tasks')).statusCode).toBe(200);
    expect((await desk.test.app.inject({ url: calendar })).statusCode).toBe(200);
    const upload = await desk.test.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': '9' },
    });
    expect(upload.json().code).toBe('passkey-needed');
    expect((await desk.test.as(company.member).post('/auth/logout', {})).statusCode).toBe(204);
  });

  it('ends what open sessions are told, with the word to ask anew', async () => {
    const address = await desk.test.listen();
    const url = `${address}/api/v1/events?resources=tasks`;
    const stream = await OpenStream.open(url, company.member.cookie);
    await ask(true);
    await stream.until(({ isEnded }) => isEnded);
    expect(stream.events.map(({ action }) => action)).toEqual(['session']);
  });
});

describe('a code', () => {
  it('is followed by making one, for whoever has none, and then all is open', async () => {
    await ask(true);
    const browser = await signedIn(company.member.email);
    expect(await me(browser)).toMatchObject({ isPasskeyAsked: true, hasPasskey: false, permissions: [] });
    expect(await board(browser)).toBe('passkey-needed');
    await makePasskey(browser, newDevice());
    expect(await me(browser)).toMatchObject({ isPasskeyAsked: false, hasPasskey: true });
    expect(await board(browser)).toBe(200);
  });

  it('is followed by showing one, for whoever has one: whoever reads the mailbox alone makes none', async () => {
    const theirs = newDevice();
    await makePasskey(await signedIn(company.member.email), theirs);
    await ask(true);
    const thief = await signedIn(company.member.email);
    expect(await me(thief)).toMatchObject({ isPasskeyAsked: true, hasPasskey: true });
    expect((await thief.post('/auth/passkeys/options')).json().code).toBe('passkey-needed');
    const browser = await signedIn(company.member.email);
    expect((await showWithin(browser, theirs)).statusCode).toBe(204);
    expect(await board(browser)).toBe(200);
    expect(await board(thief)).toBe('passkey-needed');
  });

  it('does not let somebody keep a first one that they asked for before another was made', async () => {
    await ask(true);
    const [thief, browser] = [await signedIn(company.member.email), await signedIn(company.member.email)];
    const options = await askNew(thief);
    await makePasskey(browser, newDevice());
    expect((await addMade(thief, newDevice(), options)).json().code).toBe('passkey-needed');
  });

  it('is enough again when the company asks no more', async () => {
    await ask(true);
    const browser = await signedIn(company.member.email);
    await ask(false);
    expect(await board(browser)).toBe(200);
  });
});

it('a sign-in by passkey is two factors: nothing else is asked', async () => {
  await ask(true);
  const browser = guest();
  expect((await signInWith(browser, device)).json()).toMatchObject({ isPasskeyAsked: false });
  expect(await board(browser)).toBe(200);
});

it('whoever removes the passkey that they have shown is asked for another', async () => {
  await ask(true);
  const [{ id }] = (await boss.get('/api/v1/passkeys')).json().data;
  await boss.delete(`/api/v1/passkeys/${id}`);
  expect(await me(boss)).toMatchObject({ isPasskeyAsked: true, hasPasskey: false });
  await makePasskey(boss, newDevice());
  expect(await board(boss)).toBe(200);
});

it('one browser serves two companies of which one asks: each session is held to its own', async () => {
  await ask(true);
  const other = await desk.test.addCompany();
  const theirs = newDevice();
  const browser = await signedIn(other.member.email);
  await makePasskey(browser, theirs);
  // The same person, at the same browser and device, goes on to the company that asks.
  await signIn(browser, catcher, company.member.email);
  expect([(await me(browser)).isPasskeyAsked, await board(browser)]).toEqual([true, 'passkey-needed']);
  const asked = (await browser.post('/auth/confirmation/passkey/options')).json();
  const credential = theirs.show({ ...asked, allowCredentials: [] });
  const shown = await browser.post('/auth/confirmation/passkey', { credential });
  expect([shown.json().reason, await board(browser)]).toEqual(['passkey-refused', 'passkey-needed']);
  // Back by the passkey of the first company, in which nothing is asked; the session between is over.
  expect((await signInWith(browser, theirs)).json().data.email).toBe(other.member.email);
  expect([(await me(browser)).isPasskeyAsked, await board(browser)]).toEqual([false, 200]);
});

describe('a company with a provider of its own', () => {
  const setProvider = (codesOff: boolean) =>
    desk.test.db.prisma.signInProvider.create({
      data: {
        ...{ organizationId: company.id, domain: newId(), provedDomain: newId(), proof: 'x' },
        ...{ issuer: 'https://id.example.test', clientId: 'tavla', codesOff },
      },
    });

  it('lets nobody but admins in by a passkey where it has switched codes off', async () => {
    const theirs = newDevice();
    await makePasskey(await signedIn(company.member.email), theirs);
    await setProvider(true);
    expect((await signInWith(guest(), theirs)).json().reason).toBe('passkey-refused');
    expect((await signInWith(guest(), device)).statusCode).toBe(200);
  });
});
