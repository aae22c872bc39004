import type { ImportState } from '@tavla/shared/contracts/user-import';
import type { User } from '@tavla/shared/contracts/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { startWorker } from '@/jobs/worker';
import { countQueries } from '@/test/count-queries';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
let domain: string;
beforeEach(async () => {
  company = await test.current.addCompany();
  domain = `${Math.random().toString(36).slice(2)}.test`;
});

const header = 'firstName,lastName,email,role,position,manager,departments';
const admin = () => test.current.as(company.admin);

async function upload(path: string, file: string | Buffer, as: TestUser = company.admin, field = 'file') {
  const boundary = 'the-end-of-a-part';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  return test.current.app.inject({
    method: 'POST',
    url: `/api/v1/users/csv${path}`,
    headers: { cookie: as.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

const file = () => `${header}
Anna,Ekman,anna@${domain},user,Cook,bert@${domain},Kitchen|Hall
Bert,Alm,bert@${domain},ADMIN,cook,,kitchen
No,Name,not-an-address,,,,
Carl,Asp,carl@${domain},chief,,,
Ada,Admin,${company.admin.email},,,,
`;
const people = (where: object = {}) =>
  test.current.db.prisma.user.count({ where: { organizationId: company.id, ...where } });
const eventCount = (resource: string) =>
  test.current.db.prisma.event.count({ where: { organizationId: company.id, resource } });

/** Milliseconds that an import may take on any machine; how much it does is counted, not timed. */
const longest = 600_000;

/** Runs the queue until the import is over. */
async function finish(id: string): Promise<ImportState> {
  const { app, db } = test.current;
  const worker = await startWorker(db.url, db.pool, await jobHandlers(app.deps), { info() {}, warn() {} });
  try {
    const state = async () => (await admin().get(`/api/v1/users/csv/imports/${id}`)).json<ImportState>();
    await expect.poll(async () => (await state()).status, { timeout: longest }).toMatch(/done|failed/);
    return await state();
  } finally {
    await worker.stop();
  }
}

it('no row of a file has a query of its own', async () => {
  const rowsOf = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => {
      const manager = n ? `${name}${Math.floor(n / 3)}@${domain}` : '';
      return `First,Last,${name}${n}@${domain},user,Cook ${n % 7},${manager},Hall ${n % 5}|Kitchen`;
    });
  const fileOf = (count: number, name: string) => [header, ...rowsOf(count, name)].join('\n');
  // The positions and departments are there already, as are the roles.
  await upload('', fileOf(40, 'first'));
  const preview = (count: number) => countQueries(() => upload('/preview', fileOf(count, 'new')));
  expect(await preview(400)).toBe(await preview(40));
  const importing = (count: number, name: string) => countQueries(() => upload('', fileOf(count, name)));
  expect(await importing(400, 'b')).toBe(await importing(40, 'a'));
  const exporting = () => countQueries(() => admin().get('/api/v1/users/csv'));
  const many = await exporting();
  await test.current.db.prisma.user.deleteMany({ where: { organizationId: company.id, firstName: 'First' } });
  expect(await exporting()).toBe(many);
});

describe('importing within the request', () => {
  it('creates what is valid, with its positions, departments and managers, and says why of the rest', async () => {
    const answer = await upload('', file());
    expect(answer.statusCode).toBe(201);
    const { created, failed } = answer.json<{ created: User[]; failed: object[] }>();
    expect(created.map(({ email }) => email)).toEqual([`anna@${domain}`, `bert@${domain}`]);
    const [anna, bert] = created;
    expect(anna).toMatchObject({
      managerId: bert?.id,
      roleId: company.roles.user,
      invitedAt: null,
      version: 1,
    });
    expect(bert).toMatchObject({ roleId: company.roles.admin, positionId: anna?.positionId });
    expect(anna?.departmentIds).toEqual(expect.arrayContaining(bert?.departmentIds ?? []));
    expect(failed).toEqual([
      { line: 4, email: 'not-an-address', reason: expect.stringContaining('Invalid email') },
      { line: 5, email: `carl@${domain}`, reason: 'There is no role "chief"' },
      { line: 6, email: company.admin.email, reason: 'This person is in the company already' },
    ]);
    expect((await admin().get('/api/v1/positions')).json().data).toMatchObject([
      { name: 'Cook', userCount: 2 },
    ]);
    expect((await admin().get('/api/v1/departments')).json().data).toMatchObject([
      { name: 'Hall', userCount: 1 },
      { name: 'Kitchen', userCount: 2 },
    ]);
    expect(await eventCount('users')).toBe(2);
    const entries = await test.current.db.prisma.auditEntry.findMany({
      where: { organizationId: company.id },
    });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'department.create',
      'department.create',
      'position.create',
      'user.create',
      'user.create',
      'user.import',
    ]);
    expect(entries.find(({ action }) => action === 'user.import')?.details).toEqual({
      created: 2,
      existing: 1,
      failed: 2,
    });
  });

  it('changes nothing the second time', async () => {
    await upload('', file());
    const before = [await eventCount('users'), await eventCount('positions'), await people()];
    const again = (await upload('', file())).json();
    expect(again.created).toEqual([]);
    expect(again.failed).toHaveLength(5);
    expect([await eventCount('users'), await eventCount('positions'), await people()]).toEqual(before);
  });

  it('creates each person once when the file is sent twice at once', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => `Name${n},Last,n${n}@${domain}`).join('\n');
    const answers = await Promise.all([1, 2, 3].map(() => upload('', `firstName,lastName,email\n${rows}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const created = answers.flatMap((answer) => answer.json().created);
    expect(created).toHaveLength(30);
    expect(await people({ email: { endsWith: domain } })).toBe(30);
  });

  it('refuses forms without a file, files without the columns, and who may not', async () => {
    expect((await admin().post('/api/v1/users/csv', {})).statusCode).toBe(415);
    expect((await upload('', 'x', company.admin, 'other')).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'other' }],
    });
    expect((await upload('', 'a,b\n1,2')).json()).toMatchObject({ statusCode: 400, code: 'validation' });
    expect((await upload('', 'PK\u0003\u0004\u0000')).statusCode).toBe(415);
    expect((await upload('', file(), company.member)).statusCode).toBe(403);
    expect((await upload('', Buffer.alloc(17 * 2 ** 20, 'a'))).statusCode).toBe(413);
  });
});

it('a preview tells all that an import would do and saves nothing', async () => {
  const answer = await upload('/preview', file());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    total: 5,
    valid: 2,
    existing: 1,
    failed: [
      { line: 4, email: 'not-an-address', reason: expect.any(String) },
      { line: 5, email: `carl@${domain}`, reason: expect.any(String) },
    ],
    newPositions: ['Cook'],
    newDepartments: ['Kitchen', 'Hall'],
  });
  expect(await people()).toBe(2);
  expect((await admin().get('/api/v1/positions')).json().data).toEqual([]);
});

describe('importing in the background', () => {
  it('shows how far it is, invites everyone and leaves a report', async () => {
    const started = await upload('/imports', file());
    expect(started.statusCode).toBe(202);
    expect(started.json()).toMatchObject({ status: 'queued', processed: 0, total: 5 });
    const state = await finish(started.json().id);
    expect(state).toMatchObject({
      status: 'done',
      processed: 5,
      createdCount: 2,
      existingCount: 1,
      failed: [{ line: 4 }, { line: 5 }],
      error: null,
    });
    const report = await admin().get(`/api/v1/users/csv/imports/${state.id}/report`);
    expect(report.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(report.payload.split('\r\n').map((line) => line.split(',').slice(0, 3).join())).toEqual([
      '\uFEFFline,email,result',
      `2,anna@${domain},created`,
      `3,bert@${domain},created`,
      '4,not-an-address,failed',
      `5,carl@${domain},failed`,
      `6,${company.admin.email},existing`,
      '',
    ]);
    const stranger = test.current.as((await test.current.addCompany()).admin);
    expect((await stranger.get(`/api/v1/users/csv/imports/${state.id}`)).statusCode).toBe(404);
  });

  it('takes up where a run died, and reports its rows as created', async () => {
    const { id } = (await upload('/imports', file())).json();
    const handlers = await jobHandlers(test.current.app.deps);
    const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    const payload = { organizationId: company.id, importId: id };
    await handlers['users.import']?.(payload, run);
    // As if the process had died before it could say that it was done.
    await test.current.db.prisma.csvImport.update({
      where: { organizationId_id: { organizationId: company.id, id } },
      data: { status: 'running', file: Buffer.from(file()) },
    });
    await handlers['users.import']?.(payload, { ...run, attempt: 2 });
    const state = (await admin().get(`/api/v1/users/csv/imports/${id}`)).json();
    expect(state).toMatchObject({ status: 'done', processed: 5, createdCount: 2, existingCount: 1 });
    expect(await people()).toBe(4);
  });

  it('fails in words when who started it may not create people any more', async () => {
    const second = await test.current.addUser(company.id, company.roles.admin);
    const { id } = (await upload('/imports', file(), second)).json();
    await admin().patch(`/api/v1/users/${second.id}`, { blocked: true });
    expect(await finish(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('any more') });
    expect(await people({ email: { endsWith: domain } })).toBe(0);
  });

  it('brings 10,000 people, each with an event, managers and departments', { timeout: longest }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => {
      const manager = n % 100 === 99 ? '' : `p${n + 1}@${domain}`;
      return `First${n},Last${n},p${n}@${domain},user,Position ${n % 50},${manager},Department ${n % 20}`;
    });
    const started = (
      await upload(
        '/imports',
        `\uFEFF${header.replaceAll(',', ';')}\r\n${rows.join('\r\n').replaceAll(',', ';')}`,
      )
    ).json();
    let state: ImportState | undefined;
    const writes = await countQueries(async () => {
      state = await finish(started.id);
    }, /insert|update/i);
    expect(state).toMatchObject({ status: 'done', createdCount: 10_000, failed: [] });
    // Twenty slices of 500 people, each with a number of statements that does not grow with them.
    expect(writes).toBeLessThan(20 * 20);
    expect(await eventCount('users')).toBeGreaterThanOrEqual(10_000);
    expect(await people({ managerId: { not: null } })).toBe(9_900);
    const { total, data } = (await admin().get('/api/v1/users?limit=100&q=first9999')).json();
    expect([total, data[0].firstName]).toEqual([1, 'First9999']);
  });
});

describe('files to download', () => {
  it('the template has the header and can be imported as it is', async () => {
    const template = await admin().get('/api/v1/users/csv/template');
    expect(template.headers['content-disposition']).toContain('.csv');
    expect(template.payload).toContain(header);
    const preview = (await upload('/preview', template.payload)).json();
    expect(preview).toMatchObject({ total: 1, newPositions: [] });
  });

  it('an export runs no formulas, is audited, and imports as people who are there', async () => {
    await admin().post('/api/v1/positions', { name: '=1+1' });
    await upload(
      '',
      `${header}\n"=cmd|' /C calc'!A1",Ekman,f@${domain},user,=1+1,${company.admin.email},"A, B|C"`,
    );
    const exported = await admin().get('/api/v1/users/csv');
    expect(exported.payload).toContain(
      `'=cmd|' /C calc'!A1,Ekman,f@${domain},user,'=1+1,${company.admin.email},"A, B|C"`,
    );
    expect(exported.payload.split('\r\n')[0]).toBe(`\uFEFF${header}`);
    expect((await upload('/preview', exported.payload)).json()).toMatchObject({
      total: 3,
      existing: 3,
      failed: [],
    });
    await admin().post('/api/v1/departments', { name: 'Cut | Dried' });
    const back = `${header}\nGina,Ekman,g@${domain},,,,"Cut \\| Dried|C"`;
    expect((await upload('', back)).json()).toMatchObject({
      created: [{ departmentIds: expect.any(Array) }],
    });
    const again = (await admin().get('/api/v1/users/csv')).payload;
    expect(again).toContain(`Gina,Ekman,g@${domain},user,,,C|Cut \\| Dried`);
    expect((await upload('/preview', again)).json()).toMatchObject({ existing: 4, newDepartments: [] });
    const where = { organizationId: company.id, action: 'user.export' };
    expect(await test.current.db.prisma.auditEntry.count({ where })).toBe(2);
    expect((await test.current.as(company.member).get('/api/v1/users/csv')).statusCode).toBe(403);
  });
});

it('keeps no more files than a company has imports at hand', async () => {
  await test.current.db.pool.query(
    `insert into csv_import ("organizationId", id, "userId", status, total)
     select $1, gen_random_uuid(), $2, case when n > 10 then 'done' else 'queued' end, 1
     from generate_series(1, 20) n`,
    [company.id, company.admin.id],
  );
  const refused = await upload('/imports', file());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  expect(refused.json().message).toContain('10 imports of your company');
  await test.current.db.pool.query(`update csv_import set status = 'done' where "organizationId" = $1`, [
    company.id,
  ]);
  expect((await upload('/imports', file())).statusCode).toBe(202);
});
