import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePasskey, newDevice, showWithin, signInWith } from '@/test/passkeys/passkey-desk';
import { type Settled, useProviderDesk } from '@/test/sign-in/provider-desk';
import { clientSecret, RealProvider, signInAt } from '@/test/sign-in/real-provider';
import { signIn } from '@/test/signed-in-browser';

const desk = useProviderDesk();
const provider = new RealProvider();
let place: Settled;
beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(async () => {
  place = await desk.settle();
  provider.serve(desk.redirectUri(place));
  expect((await desk.sso(place.admin).setProvider(provider.issuer)).statusCode).toBe(200);
});

const at = (name: string) => `${name}@${place.domain}`;
const verified = (name: string, more: object = {}) => ({ email: at(name), email_verified: true, ...more });

/** Somebody goes through the provider in a browser of their own, by the login that they have there. */
async function enter(login: string, address = at('anybody'), browser = desk.browser()) {
  const cameBack = await signInAt(await desk.begin(browser, address), login);
  return { browser, cameBack, answer: await desk.finish(browser, place.company, cameBack) };
}

test('somebody new is made by their verified address and signed in, the same one the next time', async () => {
  provider.accounts.set('sub-1', verified('lea', { given_name: 'Lea', family_name: 'Öberg' }));
  const { browser, cameBack, answer } = await enter('sub-1');
  expect(cameBack.href).toMatch(`http://localhost:3000/sso/${place.company.id}?`);
  expect(answer.json().data).toMatchObject({ email: at('lea'), firstName: 'Lea', lastName: 'Öberg' });
  expect(answer.json().data.role.name).toBe('user');
  expect((await browser.get('/auth/me')).json().data.email).toBe(at('lea'));
  // It is a session as any other, but for that nobody has shown that they read a mailbox.
  const grave = await browser.delete('/api/v1/sessions');
  expect([grave.statusCode, grave.json().code]).toEqual([403, 'confirm-with-code']);

  // What came back is good once, in whichever browser.
  expect((await desk.finish(browser, place.company, cameBack)).json().reason).toBe('attempt-not-known');
  provider.accounts.set('sub-1', verified('lea.berg'));
  const again = await enter('sub-1');
  expect(again.answer.json().data.id).toBe(answer.json().data.id);
  const actions = (await desk.audit(place)).map(({ action }) => action);
  expect(actions.slice(0, 4)).toEqual(['session.sign-in', 'session.sign-in', 'sso.link', 'user.create']);
});

test('somebody who is there is linked to the account, and no other account is theirs until an admin unlinks it', async () => {
  const mia = await desk.addAt(place, 'mia');
  provider.accounts.set('sub-mia', verified('mia'));
  provider.accounts.set('sub-eve', verified('mia'));
  expect((await enter('sub-mia', at('MIA'))).answer.json().data.id).toBe(mia.id);
  const refused = (await enter('sub-eve')).answer;
  expect([refused.statusCode, refused.json().reason]).toEqual([403, 'provider-other-account']);
  expect((await desk.audit(place))[0]).toMatchObject({
    action: 'sso.refused',
    details: { email: at('mia') },
  });

  const url = `/api/v1/users/${mia.id}/sign-in-link`;
  expect((await place.admin.get(url)).json().link).toMatchObject({
    issuer: provider.issuer,
    subject: 'sub-mia',
  });
  expect((await place.admin.delete(url)).statusCode).toBe(204);
  expect((await enter('sub-eve')).answer.json().data.id).toBe(mia.id);
  expect((await enter('sub-mia')).answer.statusCode).toBe(403);
});

test('nobody comes in with an address that is not verified, elsewhere, missing, blocked, or another company’s', async () => {
  const stranger = await desk.test.addCompany();
  await desk.test.addUser(stranger.id, stranger.roles.admin, { email: at('taken') });
  const blocked = await desk.addAt(place, 'blocked');
  await place.admin.patch(`/api/v1/users/${blocked.id}`, { blocked: true });
  const cases: [string, object, string][] = [
    ['not verified', { email: at('new'), email_verified: false }, 'provider-email-not-verified'],
    ['verified as a word', { email: at('new'), email_verified: 'true' }, 'provider-email-not-verified'],
    ['verified unsaid', { email: at('new') }, 'provider-email-not-verified'],
    [
      'below the domain',
      { email: `new@sub.${place.domain}`, email_verified: true },
      'provider-email-elsewhere',
    ],
    ['elsewhere', { email: stranger.member.email, email_verified: true }, 'provider-email-elsewhere'],
    [
      'two addresses in one',
      { email: `a@b.test,x@${place.domain}`, email_verified: true },
      'provider-email-missing',
    ],
    ['none', { email_verified: true }, 'provider-email-missing'],
    ['blocked', verified('blocked'), 'provider-person-refused'],
    ['another company’s', verified('taken'), 'provider-person-refused'],
  ];
  for (const [name, claims, reason] of cases) {
    provider.accounts.set(`sub-${reason}-${name}`, claims as Record<string, unknown>);
    const { answer, browser } = await enter(`sub-${reason}-${name}`);
    expect([name, answer.statusCode, answer.json().reason]).toEqual([name, 403, reason]);
    expect(browser.cookie('tavla_access')).toBeUndefined();
  }
});

test('who was deleted stays out until somebody adds them again; who is unknown stays out where nobody is made', async () => {
  provider.accounts.set('sub-gone', verified('gone'));
  const { data } = (await enter('sub-gone')).answer.json();
  await place.admin.delete(`/api/v1/users/${data.id}`);
  expect((await enter('sub-gone')).answer.json().reason).toBe('provider-person-removed');
  const back = await desk.addAt(place, 'gone');
  expect((await enter('sub-gone')).answer.json().data.id).toBe(back.id);

  await desk.sso(place.admin).setProvider(provider.issuer, { createsPeople: false });
  provider.accounts.set('sub-new', verified('new'));
  expect((await enter('sub-new')).answer.json().reason).toBe('provider-person-unknown');
});

test('a claim gives and takes the roles of its lines, in their order, and leaves others and the last admin alone', async () => {
  const lead = await desk.test.addRole(place.company.id, 'Lead', []);
  const { admin, user } = place.company.roles;
  const roles = [
    { value: 'admins', roleId: admin },
    { value: 'leads', roleId: lead },
  ];
  const { setProvider } = desk.sso(place.admin);
  const lines = (more: object) => setProvider(provider.issuer, { roleClaim: 'roles', roles, ...more });
  expect((await lines({ roleClaim: null })).json().reason).toBe('role-claim-needed');
  expect((await lines({ roles: [...roles, roles[0]] })).json().reason).toBe('value-twice');
  expect((await lines({ roles: [{ value: 'x', roleId: place.company.id }] })).json().reason).toBe(
    'unknown-role',
  );
  expect((await lines({})).statusCode).toBe(200);

  const roleOf = async (claim: unknown) => {
    provider.accounts.set('sub-r', verified('rolf', { roles: claim }));
    return (await enter('sub-r')).answer.json().data.role.id;
  };
  expect(await roleOf('leads')).toBe(lead);
  expect(await roleOf(['others', 'leads', 'admins'])).toBe(admin);
  expect(await roleOf(['others'])).toBe(user);
  const own = await desk.test.addRole(place.company.id, 'By hand', []);
  const rolf = (await desk.test.db.prisma.user.findUnique({ where: { email: at('rolf') } }))?.id;
  await place.admin.patch(`/api/v1/users/${rolf}`, { roleId: own });
  expect(await roleOf(undefined)).toBe(own);
  expect(await roleOf({ leads: true })).toBe(own);

  // The other admin goes: Rolf is the last one, and stays it.
  await roleOf('admins');
  await desk.test.db.prisma.user.update({
    where: { email: place.company.admin.email },
    data: { blocked: true },
  });
  expect(await roleOf(['others'])).toBe(admin);
});

test('a role stays where the provider only points to the claim, and is found at the end of a long one', async () => {
  const lead = await desk.test.addRole(place.company.id, 'Lead', []);
  const roles = [{ value: 'leads', roleId: lead }];
  const set = await desk.sso(place.admin).setProvider(provider.issuer, { roleClaim: 'roles', roles });
  expect(set.statusCode).toBe(200);
  const roleOf = async (more: object) => {
    provider.accounts.set('sub-many', verified('many', more));
    return (await enter('sub-many')).answer.json().data.role.id;
  };
  const groups = Array.from({ length: 3_000 }, (_, n) => `group-${n}`);
  expect(await roleOf({ roles: [...groups, 'leads'] })).toBe(lead);
  const pointed = {
    _claim_names: { roles: 'graph' },
    _claim_sources: { graph: { endpoint: 'https://graph.example.test/groups' } },
  };
  expect(await roleOf(pointed)).toBe(lead);
  // What is said counts before what is pointed to, and nothing at all takes the role away as nothing of it does.
  expect(await roleOf({ ...pointed, roles: ['others'] })).toBe(place.company.roles.user);
  expect(await roleOf({ roles: 'leads' })).toBe(lead);
  expect(await roleOf({})).toBe(place.company.roles.user);
});

test('codes are switched off by an admin who has come in through the provider, and stay the way of admins', async () => {
  const { admin } = place.company;
  await desk.test.db.prisma.user.update({ where: { email: admin.email }, data: { email: at('boss') } });
  const { setCodes, read, setDomain } = desk.sso(place.admin);
  expect((await setCodes(true)).json().reason).toBe('provider-not-tried');
  provider.accounts.set('sub-boss', verified('boss'));
  expect((await enter('sub-boss')).answer.json().data.id).toBe(admin.id);
  expect(await read()).toMatchObject({ isTried: true, linked: 1, outside: 1, codesOff: false });

  const mia = await desk.addAt(place, 'mia2');
  const early = desk.browser();
  await early.post('/auth/login', { email: mia.email });
  const code = desk.catcher.code(mia.email);
  expect((await setCodes(true)).json()).toMatchObject({ codesOff: true });
  const host = new URL(provider.issuer).host;
  const ways = { provider: host, codes: false };
  // The same for who is there and who is not.
  for (const email of [mia.email, at('nobody')])
    expect((await early.post('/auth/ways', { email })).json()).toEqual(ways);
  expect((await early.post('/auth/verify-otp', { email: mia.email, code })).statusCode).toBe(400);
  const later = desk.browser();
  expect((await later.post('/auth/login', { email: mia.email })).statusCode).toBe(200);
  expect(desk.catcher.last(mia.email)).toMatchObject({
    code: undefined,
    subject: expect.stringMatching('company’s sign-in'),
  });
  // Sessions that are there, tokens, and admins' codes are as before.
  expect((await desk.test.as(mia).get('/auth/me')).statusCode).toBe(200);
  const { bearer } = await desk.test.addToken(place.company.id, mia.id);
  expect((await desk.test.as({ bearer }).get('/auth/me')).statusCode).toBe(200);
  const boss = desk.browser();
  await boss.post('/auth/login', { email: at('boss') });
  const entered = await boss.post('/auth/verify-otp', {
    email: at('boss'),
    code: desk.catcher.code(at('boss')),
  });
  expect(entered.statusCode).toBe(200);

  // Whatever takes the provider away lets codes in again.
  await setDomain(desk.freshDomain());
  await later.post('/auth/login', { email: mia.email });
  expect((await desk.browser().post('/auth/ways', { email: mia.email })).json()).toEqual({
    provider: null,
    codes: true,
  });
  await desk.test.db.pool.query('delete from rate_limit');
  const last = desk.browser();
  await last.post('/auth/login', { email: mia.email });
  expect(desk.catcher.last(mia.email).code).toMatch(/^\d{6}$/);
});

test('the secret is kept sealed, told to nobody, and goes to nobody but whom it was entered for', async () => {
  const { setProvider, read } = desk.sso(place.admin);
  const { rows } = await desk.test.db.pool.query(
    'select "clientSecret" from sign_in_provider where "organizationId" = $1',
    [place.company.id],
  );
  expect(rows[0].clientSecret).toMatch(/^v1\./);
  const all = JSON.stringify([await read(), await desk.audit(place), rows]);
  expect(all).not.toContain(clientSecret);
  expect((await setProvider(provider.issuer, { clientSecret: undefined })).statusCode).toBe(200);
  const other = await setProvider(provider.issuer, { clientSecret: undefined, clientId: 'another' });
  expect([other.statusCode, other.json().errors[0].path]).toEqual([400, 'clientSecret']);
  // A server with another secret of its own cannot read it, and says so.
  await desk.test.db.pool.query(
    `update sign_in_provider set "clientSecret" = 'v1.' || repeat('A', 80) where "organizationId" = $1`,
    [place.company.id],
  );
  expect((await read()).provider.hasSecret).toBe(false);
  expect((await desk.browser().post('/auth/provider', { email: at('x') })).statusCode).toBe(503);
});

test('two tabs go to two companies, and each comes back to its own', async () => {
  const other = await desk.settle();
  const second = await new RealProvider().start();
  second.serve(desk.redirectUri(other), true);
  expect((await desk.sso(other.admin).setProvider(second.issuer)).statusCode).toBe(200);
  provider.accounts.set('one', verified('one'));
  second.accounts.set('two', { email: `two@${other.domain}`, email_verified: true, name: 'Two Tabs' });
  const browser = desk.browser();
  const [first, last] = [
    await desk.begin(browser, at('one')),
    await desk.begin(browser, `two@${other.domain}`),
  ];
  const [toFirst, toLast] = [await signInAt(first, 'one'), await signInAt(last, 'two')];
  // What one provider answers is not taken at the other's address.
  const mixed = await desk.finish(browser, other.company, toFirst);
  expect(mixed.json().reason).toBe('attempt-not-known');
  expect((await desk.finish(browser, other.company, toLast)).json().data).toMatchObject({
    email: `two@${other.domain}`,
    firstName: 'Two',
    lastName: 'Tabs',
  });
  // The mixed-up one is used up all the same.
  expect((await desk.finish(browser, place.company, toFirst)).statusCode).toBe(400);
  await second.stop();
});

test('a company that asks for a passkey asks for one after its provider, too; none takes the provider’s place', async () => {
  const mia = await desk.addAt(place, 'mia');
  provider.accounts.set('sub-mia', verified('mia'));
  const device = newDevice();
  await makePasskey(await signIn(desk.browser(), desk.catcher, mia.email), device);
  const { prisma } = desk.test.db;
  await prisma.signInProvider.updateMany({
    where: { organizationId: place.company.id },
    data: { codesOff: true },
  });
  await prisma.organization.updateMany({ where: { id: place.company.id }, data: { asksForPasskey: true } });
  const { browser, answer } = await enter('sub-mia');
  expect(answer.json()).toMatchObject({ isPasskeyAsked: true, hasPasskey: true, permissions: [] });
  expect((await browser.get('/api/v1/tasks')).json().code).toBe('passkey-needed');
  expect((await showWithin(browser, device)).statusCode).toBe(204);
  expect((await browser.get('/api/v1/tasks')).statusCode).toBe(200);
  expect((await signInWith(desk.browser(), device)).json().reason).toBe('passkey-refused');
});
