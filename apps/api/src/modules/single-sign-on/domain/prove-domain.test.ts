import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { useProviderDesk } from '@/test/sign-in/provider-desk';
import { signIn } from '@/test/signed-in-browser';
import { recheckDomains } from './recheck-domains';

const desk = useProviderDesk();
/** As if somebody had last looked so many days ago. */
const looked = (days: number) =>
  desk.test.db.pool.query(
    `insert into clean_up values (1, now() - $1 * interval '1 day', 'epoch')
     on conflict (id) do update set "lookedAt" = excluded."lookedAt", "restsUntil" = excluded."restsUntil"`,
    [days],
  );
beforeEach(() => looked(0));

const path = '/api/v1/single-sign-on/domain';
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

test('a record at the domain proves it, and only that very record', async () => {
  const company = await desk.test.addCompany();
  const admin = desk.test.as(company.admin);
  const domain = desk.freshDomain();
  const { setDomain, checkRecord, read } = desk.sso(admin);
  expect((await checkRecord()).statusCode).toBe(409);
  expect(await read()).toMatchObject({ domain: null, provider: null, codesOff: false });

  expect((await setDomain(` ${domain.toUpperCase()} `)).statusCode).toBe(200);
  const { record } = (await read()).domain;
  expect(record.name).toBe(`_tavla-challenge.${domain}`);
  const refused = await checkRecord();
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'domain-record-missing']);
  desk.names.texts.set(record.name, [record.value.slice(0, -1), `${record.value} `]);
  expect((await checkRecord()).statusCode).toBe(409);
  desk.names.isBroken = true;
  expect((await checkRecord()).json().reason).toBe('domain-record-unknown');
  desk.names.isBroken = false;

  desk.names.texts.set(record.name, ['v=spf1 -all', record.value]);
  expect((await checkRecord()).json().domain).toMatchObject({
    name: domain,
    provedBy: 'dns',
    missingSince: null,
  });
  // The same domain again keeps its proof; another needs one of its own.
  expect((await setDomain(domain)).json().domain.provedBy).toBe('dns');
  expect((await setDomain(desk.freshDomain())).json().domain.provedBy).toBeNull();
});

test.each(['gmail.com', 'co.uk', 'localhost', 'acme'])('%s is no company’s domain', async (domain) => {
  const company = await desk.test.addCompany();
  const answer = await desk.sso(desk.test.as(company.admin)).setDomain(domain);
  expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'validation']);
});

test('of two companies the first proof wins, until its record is gone for three days', async () => {
  const first = await desk.settle();
  const { company: other } = { company: await desk.test.addCompany() };
  const admin = desk.test.as(other.admin);
  const { setDomain, checkRecord, read } = desk.sso(admin);
  await setDomain(first.domain);
  const { record } = (await read()).domain;
  const theirs = desk.names.texts.get(record.name) ?? [];
  desk.names.texts.set(record.name, [...theirs, record.value]);
  const refused = await checkRecord();
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'domain-of-another-company']);

  const recheck = () => recheckDomains(desk.test.db, [desk.names.address]);
  const age = (days: number, column: string) =>
    desk.test.db.pool.query(
      `update sign_in_provider set "${column}" = "${column}" - $2 * interval '1 day' where "organizationId" = $1`,
      [first.company.id, days],
    );
  const proof = async () => (await desk.sso(first.admin).read()).domain;
  desk.names.texts.set(record.name, [record.value]);
  await age(1, 'checkedAt');
  desk.names.isBroken = true;
  await recheck();
  expect((await proof()).missingSince).toBeNull();
  desk.names.isBroken = false;
  await recheck();
  expect(await proof()).toMatchObject({ provedBy: 'dns', missingSince: expect.any(String) });
  expect((await checkRecord()).statusCode).toBe(409);
  await age(3.1, 'missingSince');
  await looked(4);
  await recheck();
  expect((await proof()).provedBy).toBe('dns');
  await looked(0);
  await recheck();
  expect((await proof()).provedBy).toBeNull();
  expect((await desk.audit(first))[0]).toMatchObject({ action: 'sso.lose-domain' });
  expect((await checkRecord()).json().domain.provedBy).toBe('dns');
});

test('a code to a mailbox of the domain proves it for a year, in the session that asked alone', async () => {
  const company = await desk.test.addCompany();
  const domain = desk.freshDomain();
  const browser = await signIn(desk.browser(), desk.catcher, company.admin.email);
  await browser.call('PUT', path, { domain });
  const mailbox = 'postmaster';
  const to = `postmaster@${domain}`;
  expect((await browser.post('/auth/domain/code', { mailbox: 'sales' })).statusCode).toBe(400);
  expect((await browser.post('/auth/domain/code', { mailbox })).statusCode).toBe(200);
  expect(desk.catcher.last(to).text).toContain(company.admin.email);
  const code = desk.catcher.code(to);
  // It signs nobody in, and another session of the same person cannot use it.
  expect((await browser.post('/auth/verify-otp', { email: to, code })).statusCode).toBe(400);
  const other = await desk.test.addSession(company.id, company.admin.id);
  expect((await desk.test.as(other).post('/auth/domain/proof', { mailbox, code })).statusCode).toBe(400);
  const proved = await browser.post('/auth/domain/proof', { mailbox, code });
  expect(proved.json().domain).toMatchObject({ provedBy: 'mail', holdsUntil: expect.any(String) });

  await desk.test.db.pool.query(
    `update sign_in_provider set "provedAt" = now() - interval '399 days' where "organizationId" = $1`,
    [company.id],
  );
  // After a leap of the clock it is left for a day, whoever noticed that first.
  await looked(399);
  for (const _ of ['first', 'second']) await recheckDomains(desk.test.db, [desk.names.address]);
  expect((await browser.get('/api/v1/single-sign-on')).json().domain.provedBy).toBe('mail');
  await looked(0);
  await recheckDomains(desk.test.db, [desk.names.address]);
  expect((await browser.get('/api/v1/single-sign-on')).json().domain.provedBy).toBeNull();
});

test('name servers that never answer keep nobody else’s record from being looked at', {
  timeout: 120_000,
}, async () => {
  const { prisma, pool } = desk.test.db;
  const zone = desk.freshDomain();
  const silent = Array.from({ length: 205 }, (_, n) => ({ id: randomUUID(), domain: `d${n}.${zone}` }));
  await prisma.organization.createMany({
    data: silent.map(({ id, domain }) => ({ id, name: domain, nameKey: domain, domain, domainKey: domain })),
  });
  const longAgo = { provedBy: 'dns', provedAt: new Date(0), checkedAt: new Date(0) };
  await prisma.signInProvider.createMany({
    data: silent.map(({ id, domain }) => ({
      ...{ organizationId: id, domain, provedDomain: domain, proof: id, ...longAgo },
    })),
  });
  desk.names.broken.add(zone);
  const good = await desk.settle();
  const byMail = await desk.settle();
  const age = (column: string, days: number, { company }: typeof good) =>
    pool.query(
      `update sign_in_provider set "${column}" = now() - $2 * interval '1 day' where "organizationId" = $1`,
      [company.id, days],
    );
  await age('checkedAt', 2, good);
  await pool.query(`update sign_in_provider set "provedBy" = 'mail' where "organizationId" = $1`, [
    byMail.company.id,
  ]);
  await age('provedAt', 399, byMail);
  const { record } = (await desk.sso(good.admin).read()).domain;
  desk.names.texts.delete(record.name);
  for (const missing of [true, false]) {
    await recheckDomains(desk.test.db, [desk.names.address]);
    const { provedBy, missingSince } = (await desk.sso(good.admin).read()).domain;
    expect([provedBy, missingSince]).toEqual(
      missing ? ['dns', expect.any(String)] : [null, expect.any(String)],
    );
    await age('missingSince', 3.1, good);
  }
  expect((await desk.sso(byMail.admin).read()).domain.provedBy).toBeNull();
  await pool.query('delete from sign_in_provider where "organizationId" = any($1)', [
    silent.map(({ id }) => id),
  ]);
});

test('whoever may do less than everything can set nothing, for they could become anybody', async () => {
  const { company } = await desk.settle();
  const roleId = await desk.test.addRole(company.id, 'Almost', [
    { action: 'read', resource: 'admin' },
    { action: 'update', resource: 'admin' },
  ]);
  const person = desk.test.as(await desk.test.addUser(company.id, roleId));
  const tries = [
    person.put(path, { domain: desk.freshDomain() }),
    person.post(`${path}/record`, {}),
    person.post('/auth/domain/code', { mailbox: 'admin' }),
    desk.sso(person).setProvider('http://127.0.0.1:1'),
    desk.sso(person).setCodes(true),
    person.post('/api/v1/single-sign-on/test', { issuer: 'http://127.0.0.1:1' }),
    person.delete('/api/v1/single-sign-on'),
  ];
  for (const answer of await Promise.all(tries))
    expect([answer.statusCode, answer.json().reason]).toEqual([403, 'sign-in-needs-everything']);
});
