import { firstNameMax, lastNameMax } from '@tavla/shared/limits';
import { allPermissions } from '@tavla/shared/permissions';
import { beforeEach, expect, test } from 'vitest';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { begin, erase, rowsWith, work } from './erasure.test-kit';
import { steps } from './steps/steps';

const app = useTestApp();
let company: TestCompany;
let gone: TestUser;
const name = 'Greta Goneaway';

beforeEach(async () => {
  company = await app.current.addCompany();
  gone = await app.current.addUser(company.id, company.roles.user, {
    ...{ firstName: 'Greta', lastName: 'Goneaway', email: `${company.id}@gone.test` },
  });
});

const admin = () => app.current.as(company.admin);
const block = (id = gone.id) => admin().patch(`/api/v1/users/${id}`, { blocked: true });
const ask = (who = company.admin, body: object = { name }, id = gone.id) => begin(app.current, who, id, body);
const task = async (title: string, as: TestUser = gone) =>
  (await app.current.as(as).post('/api/v1/tasks', { title, userId: gone.id })).json();

/** Of this company alone: those of other tests have people of the same name. */
const left = async () =>
  (await rowsWith(app.current, `Goneaway|${gone.email}`)).filter((row) => row.includes(company.id));

test('nobody is erased who is active, by another name, by another company or by who may do less', async () => {
  const other = await app.current.addCompany();
  expect((await ask(other.admin)).statusCode).toBe(404);
  expect((await ask()).json()).toMatchObject({ reason: 'erase-active' });
  // Oneself, and the last admin, are active as long as they can call.
  expect((await ask(company.admin, { name: 'Ada Admin' }, company.admin.id)).json()).toMatchObject({
    reason: 'erase-active',
  });
  expect((await ask(company.member)).statusCode).toBe(403);
  await block();
  const wrong = await ask(company.admin, { name: 'Greta' });
  expect(wrong.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'name' }] });

  const pairs = allPermissions.filter(({ resource }) => resource !== 'roles');
  const role = await app.current.addRole(company.id, 'Almost', pairs);
  const almost = await app.current.addUser(company.id, role);
  const above = await app.current.addUser(company.id, company.roles.admin);
  await block(above.id);
  const path = `/api/v1/users/${above.id}/erasure`;
  expect((await app.current.as(almost).get(path)).statusCode).toBe(403);
  expect((await ask(almost, { name: 'Test Person' }, above.id)).statusCode).toBe(403);
  expect((await app.current.as(other.admin).get(path)).statusCode).toBe(404);
  expect(await app.current.db.prisma.user.count({ where: { id: { in: [gone.id, above.id] } } })).toBe(2);
});

test('the longest name there may be is erased', async () => {
  const long = { firstName: 'Ä'.repeat(firstNameMax), lastName: 'Ö'.repeat(lastNameMax) };
  const person = await app.current.addUser(company.id, company.roles.user, long);
  await block(person.id);
  await erase(app.current, company.id, company.admin, person.id, {
    name: `${long.firstName} ${long.lastName}`,
  });
  expect(await app.current.db.prisma.user.count({ where: { id: person.id } })).toBe(0);
});

test('it wants a fresh code', async () => {
  await block();
  await app.current.db.prisma.session.updateMany({
    where: { id: company.admin.sessionId },
    data: { confirmedAt: new Date(Date.now() - 3_600_000) },
  });
  expect((await ask()).json()).toMatchObject({ statusCode: 403, code: 'confirm-with-code' });
});

test('of two admins at once one begins, and the person cannot come back meanwhile', async () => {
  const second = await app.current.addUser(company.id, company.roles.admin);
  await block();
  const answers = await Promise.all([ask(), ask(second), ask()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
  expect((await app.current.as(gone).get('/auth/me')).statusCode).toBe(401);
  expect((await admin().patch(`/api/v1/users/${gone.id}`, { blocked: false })).statusCode).toBe(404);
  const again = { firstName: 'Greta', lastName: 'Goneaway', email: gone.email, roleId: company.roles.user };
  // Whoever comes back later is another person.
  expect((await admin().post('/api/v1/users', again)).statusCode).toBe(201);
});

test('killed after every step it goes on where it was, and counts nothing twice', async () => {
  const { id } = await task('By Greta Goneaway');
  await block();
  const begun = (await ask()).json();
  for (let taken = 0; taken < steps.length; taken++) {
    const killed = new AbortController();
    let looks = 0;
    // It looks once while it waits for others, and once before each step; some look more often.
    killed.signal.throwIfAborted = () => {
      looks++;
      if (looks > 2) throw new Error('killed');
    };
    await work(app.current, company.id, begun, killed.signal).catch((error: unknown) => {
      expect(String(error)).toContain('killed');
    });
  }
  await work(app.current, company.id, begun);
  const [done] = (await admin().get('/api/v1/erasures')).json().data;
  expect(done).toMatchObject({ state: 'done', progress: 1 });
  expect((await admin().get(`/api/v1/tasks/${id}`)).json()).toMatchObject({
    title: 'By Former member',
    userId: null,
  });
  expect(await left()).toEqual([]);
  const entries = await app.current.db.prisma.auditEntry.count({
    where: { organizationId: company.id, action: { in: ['user.erase', 'user.erased'] } },
  });
  expect(entries).toBe(2);
});

test('who has the task open is asked before their name is written again', async () => {
  const { id, version } = await task('For Greta Goneaway');
  await block();
  await erase(app.current, company.id, company.admin, gone.id, { name });
  const stale = await admin().patch(`/api/v1/tasks/${id}`, { title: 'For Greta Goneaway, soon', version });
  expect(stale.statusCode).toBe(409);
  const assigned = await admin().patch(`/api/v1/tasks/${id}`, { userId: gone.id });
  expect(assigned.statusCode).toBe(400);
});

test('somebody else of the same name, and a longer one, keep theirs', async () => {
  const twin = { firstName: 'Greta', lastName: 'Goneaway', email: `twin-${company.id}@gone.test` };
  await app.current.addUser(company.id, company.roles.user, twin);
  await task('By the first');
  const { id } = await task(`Ask Greta Goneaway (${gone.email}), not Greta Goneawayson`, company.admin);
  await block();
  const preview = (await admin().get(`/api/v1/users/${gone.id}/erasure`)).json();
  expect(preview.isNameShared).toBe(true);
  await erase(app.current, company.id, company.admin, gone.id, { name });
  const { title } = (await admin().get(`/api/v1/tasks/${id}`)).json();
  expect(title).toBe('Ask Greta Goneaway (Former member), not Greta Goneawayson');
  const { data } = (await admin().get(`/api/v1/audit?actorId=${gone.id}`)).json();
  for (const { actorName } of data) expect(actorName).toBe('Former member');
});

test('accents that are signs of their own are found, and so is the other way round', async () => {
  const [joined, parted] = ['José Núñez', 'José Núñez'.normalize('NFD')];
  for (const [own, other] of [
    [joined, parted],
    [parted, joined],
  ] as const) {
    const [firstName, lastName] = own.split(' ') as [string, string];
    gone = await app.current.addUser(company.id, company.roles.user, { firstName, lastName });
    const { id } = await task(`Ask ${other} and ${own}`, company.admin);
    await block();
    const said = (await admin().get(`/api/v1/users/${gone.id}/erasure`)).json().name;
    await erase(app.current, company.id, company.admin, gone.id, { name: said });
    const { title } = (await admin().get(`/api/v1/tasks/${id}`)).json();
    expect(title).toBe('Ask Former member and Former member');
  }
});

test('an address that somebody else has by now stays theirs, with what waits for it, in whichever company', async () => {
  const { prisma } = app.current.db;
  const other = await app.current.addCompany();
  const [here, there] = ['here', 'there'].map((place) => `${place}-${company.id}@gone.test`) as [
    string,
    string,
  ];
  for (const email of [here, there, gone.email])
    expect((await admin().patch(`/api/v1/users/${gone.id}`, { email })).statusCode).toBe(200);
  await app.current.addUser(company.id, company.roles.user, { email: here });
  await app.current.addUser(other.id, other.roles.user, { email: there });
  const description = `Write to ${here}, ${there} and ${gone.email}`;
  const made = await admin().post('/api/v1/tasks', { title: 'Write', description });
  expect(made.statusCode, made.payload).toBe(201);
  const expiresAt = new Date(Date.now() + 600_000);
  const all = [here, there, gone.email];
  await prisma.signInCode.createMany({
    data: all.map((email) => ({
      requestHash: `of-${email}`,
      email,
      type: 'SIGN_IN',
      codeHash: 'x',
      expiresAt,
    })),
  });
  await prisma.rateLimit.createMany({
    data: all.map((email) => ({ key: `guess-address:${email}`, count: 3, expiresAt })),
  });
  await block();
  await erase(app.current, company.id, company.admin, gone.id, { name });
  // In this company's texts an address of another company's person is that of who is gone.
  const { id } = made.json();
  expect((await prisma.task.findFirstOrThrow({ where: { id } })).description).toBe(
    `Write to ${here}, Former member and Former member`,
  );
  const codes = await prisma.signInCode.findMany({ where: { email: { in: all } } });
  expect(codes.map(({ email }) => email).sort()).toEqual([here, there]);
  const counted = await prisma.rateLimit.findMany({
    where: { key: { in: all.map((email) => `guess-address:${email}`) } },
  });
  expect(counted.map(({ key }) => key).sort()).toEqual([`guess-address:${here}`, `guess-address:${there}`]);
});

test('who called themselves by ordinary words takes these out of no text, and who had many names is erased too', async () => {
  const me = app.current.as(gone);
  for (let turn = 1; turn <= 120; turn++) {
    const renamed = await me.patch('/auth/me', { firstName: 'And', lastName: 'x'.repeat(turn + 2) });
    expect(renamed.statusCode, renamed.payload).toBe(200);
  }
  await me.patch('/auth/me', { firstName: 'And', lastName: 'The' });
  const { id } = await task('Begin and the end');
  await me.patch('/auth/me', { firstName: 'Greta', lastName: 'Goneaway' });
  const { id: other } = await task('Ask Greta Goneaway');
  await block();
  const { names } = (await admin().get(`/api/v1/users/${gone.id}/erasure`)).json();
  expect(names).toHaveLength(100);
  expect(names).toEqual(expect.arrayContaining(['And The', name, gone.email]));
  await erase(app.current, company.id, company.admin, gone.id, { name, spared: ['And The'] });
  const title = async (of: string) => (await admin().get(`/api/v1/tasks/${of}`)).json().title;
  expect([await title(id), await title(other)]).toEqual(['Begin and the end', 'Ask Former member']);
  // Beside their id it goes, however it is called.
  const { data } = (await admin().get(`/api/v1/audit?actorId=${gone.id}`)).json();
  expect(new Set(data.map((entry: { actorName: string }) => entry.actorName))).toEqual(
    new Set(['Former member']),
  );
});

test('who was deleted before is found by what is left, and erased too', async () => {
  const { id } = await task('Ask Greta Goneaway');
  expect((await admin().delete(`/api/v1/users/${gone.id}`)).statusCode).toBe(204);
  const found = (await admin().get('/api/v1/erasures/people?q=goneaway')).json();
  expect(found.data).toMatchObject([{ id: gone.id, name, state: 'deleted' }]);
  await erase(app.current, company.id, company.admin, gone.id, { name });
  expect((await admin().get(`/api/v1/tasks/${id}`)).json().title).toBe('Ask Former member');
  expect((await admin().get('/api/v1/erasures/people')).json().data).toEqual([]);
  expect(await left()).toEqual([]);
});

test('who asks for it is listed until they take it back, and nobody else is', async () => {
  const me = app.current.as(gone);
  const asked = (await me.put('/auth/me/erasure')).json();
  expect((await me.put('/auth/me/erasure')).json()).toEqual(asked);
  const listed = async () => (await admin().get('/api/v1/erasures')).json().data;
  expect(await listed()).toMatchObject([{ personId: gone.id, name, state: 'requested', startedById: null }]);
  expect((await me.get('/api/v1/erasures')).statusCode).toBe(403);
  // Whoever erases them later finds them there, and not twice.
  const former = async () => (await admin().get('/api/v1/erasures/people')).json().data;
  await block();
  expect(await former()).toEqual([]);
  await admin().patch(`/api/v1/users/${gone.id}`, { blocked: false });
  const back = app.current.as(await app.current.addSession(company.id, gone.id));
  expect((await back.delete('/auth/me/erasure')).statusCode).toBe(204);
  expect((await back.get('/auth/me/erasure')).json()).toEqual({ askedAt: null });
  expect(await listed()).toEqual([]);
});

test('the audit log takes nothing but the loss of a name, and that of nobody who is not being erased', async () => {
  const { pool } = app.current.db;
  await task('Anything');
  const erasure = {
    organizationId: company.id,
    id: company.id,
    userId: gone.id,
    state: 'running',
    names: ['Ada Admin'],
  };
  await app.current.db.prisma.erasure.create({ data: erasure });
  // The person is there, and no entry says that they are erased.
  await expect(pool.query('select erase_audit($1, $1)', [company.id])).rejects.toThrow(
    'nobody is being erased',
  );
  await expect(pool.query(`update audit_entry set "actorName" = 'x'`)).rejects.toThrow('permission denied');
  await expect(app.current.asOwner(`update audit_entry set "actorName" = 'x'`)).rejects.toThrow(
    'append-only',
  );
  await expect(
    app.current.asOwner(
      `select set_config('tavla.erasing', '${company.id}', false); update audit_entry set action = 'x'`,
    ),
  ).rejects.toThrow('append-only');
  await app.current.db.prisma.erasure.deleteMany({ where: { id: company.id } });
});
