import { allPermissions } from '@tavla/shared/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { OpenStream } from '@/test/open-stream';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});

const url = '/api/v1/organization';
const admin = () => test.current.as(company.admin);
const read = async () => (await admin().get(url)).json();
const own = (id: string) => ({ where: { organizationId: id } });
const events = () => test.current.db.prisma.event.findMany({ ...own(company.id), orderBy: { seq: 'asc' } });
const entries = () => test.current.db.prisma.auditEntry.findMany(own(company.id));

const addAdmin = (email: string) => test.current.addUser(company.id, company.roles.admin, { email });

describe('a company', () => {
  it('has no settings of its own at first: UTC and English hold', async () => {
    expect(await read()).toEqual({
      id: company.id,
      name: expect.any(String),
      domain: expect.any(String),
      timeZone: null,
      recordingLanguage: null,
      retentionDays: null,
      assistant: 'on',
      assistantTokens: null,
      tokensOfPeople: true,
      endlessTokens: false,
      asksForPasskey: false,
      retentionFrom: null,
      version: 1,
    });
  });

  it('with another domain changes no address and proves nothing', async () => {
    const ada = await addAdmin('ada@elsewhere.example');
    const addresses = () =>
      test.current.db.prisma.user.findMany({
        where: { organizationId: company.id },
        select: { id: true, email: true },
        orderBy: { id: 'asc' },
      });
    const before = await addresses();
    expect((await test.current.as(ada).patch(url, { domain: 'elsewhere.example' })).statusCode).toBe(200);
    expect(await addresses()).toEqual(before);
    const { rows } = await test.current.db.pool.query(
      'select "provedDomain" from sign_in_provider where "organizationId" = $1',
      [company.id],
    );
    expect(rows.map(({ provedDomain }) => provedDomain)).not.toContain('elsewhere.example');
  });

  it('is changed for all of its people, with one event and the change in the audit log', async () => {
    const before = await read();
    const patch = {
      name: '  Nordic   Foods ',
      domain: 'Nordic.Example ',
      timeZone: 'Europe/Stockholm',
      recordingLanguage: 'sv',
    };
    const tidied = { name: 'Nordic   Foods', domain: 'nordic.example' };
    const after = { ...before, ...patch, ...tidied, version: 2 };
    const ada = await addAdmin('ada@nordic.example');
    const answer = await test.current.as(ada).patch(url, patch);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(after);
    expect(await read()).toEqual(after);
    const me = (await test.current.as(company.member).get('/auth/me')).json();
    expect(me.data.organization).toEqual(after);
    expect(await events()).toMatchObject([{ resource: 'organization', action: 'update', data: after }]);
    expect(await entries()).toMatchObject([
      {
        action: 'organization.update',
        actorId: ada.id,
        targetType: 'organization',
        targetId: company.id,
        targetName: after.name,
        details: {
          changes: {
            name: { from: before.name, to: after.name },
            domain: { from: before.domain, to: after.domain },
            timeZone: { from: null, to: 'Europe/Stockholm' },
            recordingLanguage: { from: null, to: 'sv' },
          },
        },
      },
    ]);
  });

  it('is left alone by what changes nothing', async () => {
    const before = await read();
    expect((await admin().patch(url, {})).json()).toEqual(before);
    expect((await admin().patch(url, before)).json()).toEqual(before);
    expect([await events(), await entries()]).toEqual([[], []]);
  });

  it('is told to people whose role allows nothing, and to no other company', async () => {
    const role = await test.current.addRole(company.id, 'guest', []);
    const guest = await test.current.addUser(company.id, role);
    const other = await test.current.addCompany();
    const address = `${await test.current.listen()}/api/v1/events?resources=organization`;
    const [ours, theirs] = await Promise.all([
      OpenStream.open(address, guest.cookie),
      OpenStream.open(address, other.admin.cookie),
    ]);
    const name = `Renamed ${company.id}`;
    await admin().patch(url, { name });
    await ours.until((stream) => stream.events.length > 0);
    expect(ours.events).toMatchObject([{ resource: 'organization', action: 'update', data: { name } }]);
    await test.current.as(other.admin).patch(url, { timeZone: 'Asia/Tokyo' });
    await theirs.until((stream) => stream.events.length > 0);
    expect(theirs.events).toMatchObject([{ data: { id: other.id, timeZone: 'Asia/Tokyo' } }]);
    ours.close();
    theirs.close();
  });

  it('takes settings back with null', async () => {
    await admin().patch(url, { timeZone: 'Europe/Madrid', recordingLanguage: 'es' });
    const answer = await admin().patch(url, { timeZone: null, recordingLanguage: null });
    expect(answer.json()).toMatchObject({ timeZone: null, recordingLanguage: null, version: 3 });
  });
});

describe('what is refused', () => {
  it.each([
    ['name', ' ', 'Company name is required'],
    ['name', 'x'.repeat(151), 'Company name must be at most 150 characters'],
    ['name', null, 'Company name is required'],
    ['domain', '', 'Company domain is required'],
    ['domain', 'a.b', 'Company domain must be at least 4 characters'],
    ['domain', 'localhost', 'Enter the domain of your company, such as example.com'],
    ['domain', 'co.uk', 'Enter the domain of your company, such as example.com'],
    ['domain', 'gmail.com', 'gmail.com gives mailboxes to everybody.'],
    ['domain', 'mail.yahoo.co.uk', 'mail.yahoo.co.uk gives mailboxes to everybody.'],
    ['timeZone', 'Mars/Olympus', 'Must be an IANA time zone such as Europe/Stockholm'],
    ['timeZone', '', 'Must be an IANA time zone such as Europe/Stockholm'],
    ['recordingLanguage', 'de', ''],
    ['retentionDays', 6, 'Retention days must be at least 7'],
    ['retentionDays', 3_651, 'Retention days must be at most 3650'],
    ['retentionDays', 30.5, 'Retention days must be a whole number'],
    ['retentionDays', '30', 'Retention days must be a number'],
    ['retentionFrom', '2026-11-25T10:00:00Z', ''],
    ['version', 'x', ''],
    ['eventSeq', 1, ''],
  ])('the %s %j, by field, with nothing saved', async (field, value, words) => {
    const before = await read();
    const answer = await admin().patch(url, { timeZone: 'Asia/Tokyo', [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: field, message: expect.stringContaining(words) }]);
    expect(await read()).toEqual(before);
  });

  const rests = ['/path', '?x', '#x', '\\x', ':80', '.', '%2e', '/@example.test'];
  it.each([
    ...rests.map((rest) => `example.test${rest}`),
    'ex%61mple.test',
    'u@example.test',
    '127.0.0.1',
    '0x7f.1',
  ])('the domain %j, which is none as it is typed', async (domain) => {
    const answer = await admin().patch(url, { domain });
    expect(answer.statusCode).toBe(400);
    const message = 'Enter the domain of your company, such as example.com';
    expect(answer.json().errors).toMatchObject([{ path: 'domain', message }]);
  });

  it('a name or a domain of another company, whatever its case, by field', async () => {
    const other = await test.current.addCompany();
    const { name, domain } = (await test.current.as(other.admin).get(url)).json();
    const there = test.current.as(await addAdmin(`ada@${domain}`));
    for (const [field, value] of Object.entries({ name: name.toUpperCase(), domain: domain.toUpperCase() })) {
      const answer = await there.patch(url, { timeZone: 'Asia/Tokyo', [field]: value });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'taken', errors: [{ path: field }] });
    }
    expect(await read()).toMatchObject({ version: 1, timeZone: null });
    expect([await events(), await entries()]).toEqual([[], []]);
  });

  it.each(['\u200b', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u2060', '\u{e0041}', '\u3164'])(
    'a name of another company with %j in it, which nobody sees',
    async (mark) => {
      const other = await test.current.addCompany();
      const { name } = (await test.current.as(other.admin).get(url)).json();
      for (const taken of [
        mark + name,
        name + mark,
        name.replace(' ', ` ${mark}`),
        name.replace('o', `o${mark}`),
      ])
        expect((await admin().patch(url, { name: taken })).statusCode, taken).toBe(409);
    },
  );

  it('a domain that the address of whoever changes it is not at: nobody keeps another company out', async () => {
    const before = await read();
    const ada = test.current.as(await addAdmin(`ada@sub.${company.id}.example`));
    for (const domain of ['victim.example', `other.${company.id}.example`, `xsub.${company.id}.example`]) {
      const answer = await ada.patch(url, { timeZone: 'Asia/Tokyo', domain });
      expect(answer.statusCode).toBe(400);
      const message = `Your own address must be at ${domain}. It is ada@sub.${company.id}.example.`;
      expect(answer.json().errors).toMatchObject([{ path: 'domain', message }]);
    }
    expect(await read()).toEqual(before);
    for (const domain of [`sub.${company.id}.example`, `${company.id}.example`])
      expect((await ada.patch(url, { domain })).json()).toMatchObject({ domain });
  });

  it('one of two companies that take the same name at once', async () => {
    const other = await test.current.addCompany();
    for (let round = 0; round < 5; round++) {
      const name = `Twice ${round} ${company.id}`;
      const answers = await Promise.all([company, other].map((one) => as(one).patch(url, { name })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });

  it('not the own name or domain in another case', async () => {
    const { name, domain } = await read();
    const answer = await admin().patch(url, { name: name.toUpperCase(), domain: domain.toUpperCase() });
    expect(answer.json()).toMatchObject({ name: name.toUpperCase(), domain });
  });

  it('not a setting, because the name or the domain is older than the rules', async () => {
    const data = { domain: 'gmail.com', domainKey: `gmail.com ${company.id}` };
    await test.current.db.prisma.organization.update({ where: { id: company.id }, data });
    expect((await admin().patch(url, { domain: 'gmail.com', timeZone: 'Asia/Tokyo' })).statusCode).toBe(200);
  });

  it('people who may not: members read it with themselves only, and readers change nothing', async () => {
    const member = test.current.as(company.member);
    expect((await member.get(url)).statusCode).toBe(403);
    expect((await member.patch(url, { name: 'Mine' })).statusCode).toBe(403);
    const reading = allPermissions.filter(({ action }) => action === 'read');
    const role = await test.current.addRole(company.id, 'reader', reading);
    const reader = test.current.as(await test.current.addUser(company.id, role));
    expect((await reader.get(url)).statusCode).toBe(200);
    expect((await reader.patch(url, { name: 'Mine' })).statusCode).toBe(403);
    expect(await read()).toMatchObject({ version: 1 });
  });
});

const as = (one: TestCompany) => test.current.as(one.admin);

describe('two admins at once', () => {
  it('are merged where they changed different fields', async () => {
    expect((await admin().patch(url, { name: `A ${company.id}`, version: 1 })).statusCode).toBe(200);
    const second = await admin().patch(url, { timeZone: 'Asia/Tokyo', version: 1 });
    expect(second.json()).toMatchObject({ name: `A ${company.id}`, timeZone: 'Asia/Tokyo', version: 3 });
  });

  it('are refused at the same field, with the company as it is now', async () => {
    await admin().patch(url, { timeZone: 'Asia/Tokyo', version: 1 });
    const stale = await admin().patch(url, {
      timeZone: 'Europe/Madrid',
      recordingLanguage: 'es',
      version: 1,
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      message: expect.stringContaining('this company'),
      errors: [{ path: 'timeZone' }],
      current: { ...(await read()), timeZone: 'Asia/Tokyo', recordingLanguage: null },
    });
    expect((await admin().patch(url, { timeZone: 'Asia/Tokyo', version: 1 })).statusCode).toBe(200);
  });

  it('lose nothing, and every change has its version and its event, beside the other work', async () => {
    const zones = ['Asia/Tokyo', 'Europe/Madrid', 'America/New_York', 'Africa/Lagos', 'Asia/Kolkata'];
    const tasks = zones.map((title) => admin().post('/api/v1/tasks', { title }));
    const raced = await Promise.all(
      zones.map((timeZone) =>
        admin().patch(url, { timeZone, name: `${timeZone} ${company.id}`, version: 1 }),
      ),
    );
    await Promise.all(tasks);
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const won = raced.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await read()).toEqual(won);
    const told = await events();
    expect(told.filter(({ resource }) => resource === 'organization')).toMatchObject([{ data: won }]);
    expect(told.map(({ seq }) => Number(seq))).toEqual(told.map((_, index) => index + 1));
  });
});
