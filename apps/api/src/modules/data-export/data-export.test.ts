import { PassThrough, Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { countQueries } from '@/test/count-queries';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { fillColumn } from '@/test/rows/many-tasks';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { linesOf, readArchive } from './archive.test-kit';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const as = (user: TestUser) => test.current.as(user);
const archiveOf = (user: TestUser, path: string) => readArchive(test.current, user, path);

async function fill() {
  const { admin, member } = company;
  const task = (
    await as(member).post('/api/v1/tasks', { title: '=1+1', userId: admin.id, endDate: '2027-01-02' })
  ).json();
  await postForm(
    test.current,
    member,
    '/api/v1/chat/new-message',
    { taskId: task.id, message: 'See the file', isComment: 'true' },
    [{ name: 'offer.txt', content: 'four hundred' }],
  );
  await postForm(test.current, admin, '/api/v1/chat/new-message', {
    taskId: task.id,
    message: 'What the admin said',
    isComment: 'true',
  });
  await postForm(test.current, member, '/api/v1/chat/new-message', {
    message: 'My own thought',
    isComment: 'true',
  });
  const { prisma } = test.current.db;
  await test.current.app.deps.blobs.put(`audios/${company.id}`, Buffer.from('sound'));
  const meeting = { blobKey: `audios/${company.id}`, extension: 'wav', createdById: member.id };
  const open = await addMeeting(prisma, company.id, { ...meeting, name: 'Open' });
  const closed = await addMeeting(prisma, company.id, { ...meeting, name: 'Closed', visibility: 'people' });
  return { task, open, closed };
}

it('writes everything of a company that whoever exports may see, as its schema says', async () => {
  const { task, open } = await fill();
  const members = await archiveOf(company.admin, '/api/v1/organization/export');
  expect([...members.keys()].slice(0, 2)).toEqual(['README.md', 'schema.json']);
  const { $defs } = JSON.parse(members.get('schema.json')?.toString() ?? '');
  for (const [noun, schema] of Object.entries($defs)) {
    const shape = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    for (const line of linesOf(members, noun)) expect(() => shape.parse(line), noun).not.toThrow();
  }
  expect(linesOf(members, 'people')).toHaveLength(2);
  expect(linesOf(members, 'tasks')).toMatchObject([{ id: task.id, title: '=1+1', endDate: '2027-01-02' }]);
  expect(
    linesOf(members, 'messages')
      .map(({ content }) => content)
      .sort(),
  ).toEqual(['See the file', 'What the admin said']);
  expect(linesOf(members, 'meetings')).toMatchObject([{ id: open, path: `files/meetings/${open}.wav` }]);
  const [attached] = linesOf(members, 'attachments');
  expect(members.get(attached.path)?.toString()).toBe('four hundred');
  const manifest = JSON.parse(members.get('manifest.json')?.toString() ?? '');
  expect(manifest).toMatchObject({
    counts: { tasks: 1, people: 2, meetings: 1 },
    fileBytes: 17,
    missingFiles: [],
  });
  expect([...members.keys()].at(-1)).toBe('manifest.json');
  const { data } = (await as(company.admin).get('/api/v1/audit?action=organization')).json();
  expect(data[0]).toMatchObject({ action: 'organization.export', actorId: company.admin.id });
});

it('writes what is about and by a person, and nobody else’s', async () => {
  const { task, open, closed } = await fill();
  for (const { id: userId } of [company.admin, company.member])
    await test.current.db.prisma.passkey.create({
      data: {
        ...{ organizationId: company.id, id: newId(), userId, name: `Key of ${userId}` },
        ...{ credentialId: newId(), publicKey: new Uint8Array(1), counter: 0n, transports: [] },
      },
    });
  const members = await archiveOf(company.member, '/auth/me/export');
  expect(linesOf(members, 'profile')).toMatchObject([{ email: company.member.email, role: 'user' }]);
  expect(linesOf(members, 'tasks')).toMatchObject([
    { id: task.id, isAssignedToYou: false, isMadeByYou: true },
  ]);
  expect(
    linesOf(members, 'messages')
      .map(({ content }) => content)
      .sort(),
  ).toEqual(['My own thought', 'See the file']);
  expect(linesOf(members, 'meetings').map(({ id }) => id)).toEqual([open, closed].sort());
  expect(linesOf(members, 'sessions')).toMatchObject([{ way: 'code' }]);
  const made = { id: expect.any(String), createdAt: expect.any(String), lastUsedAt: null };
  // Names and times, and nothing that a key is checked by.
  expect(linesOf(members, 'passkeys')).toEqual([{ ...made, name: `Key of ${company.member.id}` }]);
  const all = [...members.values()].map(String).join('\n');
  expect(all).not.toContain('What the admin said');
  expect(all).not.toContain(company.admin.email);
  const other = await archiveOf(company.admin, '/auth/me/export');
  expect(linesOf(other, 'tasks')).toMatchObject([{ isAssignedToYou: true, isMadeByYou: false }]);
  expect([...other.values()].map(String).join('\n')).not.toContain('My own thought');
});

it('asks for a fresh code first, and for the permission', async () => {
  await test.current.db.prisma.session.updateMany({ data: { confirmedAt: new Date(0) } });
  for (const path of ['/api/v1/organization/export', '/auth/me/export']) {
    expect((await as(company.admin).get(path)).json()).toMatchObject({ code: 'confirm-with-code' });
    expect((await as(company.admin).post(path)).json()).toMatchObject({ code: 'confirm-with-code' });
  }
  expect((await as(company.member).get('/api/v1/organization/export')).statusCode).toBe(403);
});

it('writes the lists as tables that an import takes and no spreadsheet runs', async () => {
  const { open } = await fill();
  const tasks = await as(company.member).get('/api/v1/tasks/csv');
  expect(tasks.payload).toContain(`,'=1+1,,todo,${company.admin.email},2027-01-02,,`);
  const again = await postForm(
    test.current,
    company.member,
    '/api/v1/imports',
    {},
    [{ name: 'tasks.csv', content: tasks.rawPayload }],
    {},
    'file',
  );
  expect(again.json()).toMatchObject({
    choices: { columns: { id: 0, title: 1, description: 2, status: 3, assignee: 4, due: 5, tags: 6 } },
    samples: [{ title: '=1+1', column: 'todo', assignee: 'Ada Admin', endDate: '2027-01-02' }],
  });
  const meetings = (await as(company.admin).get('/api/v1/audios/csv')).payload.trim().split('\r\n');
  expect(meetings).toHaveLength(2);
  expect(meetings[1]).toContain(`${open},Open,`);
});

/** What is still sent to somebody; nothing where it was cut off. */
const whole = (answer: PromiseLike<{ rawPayload: Buffer }>) =>
  Promise.resolve(answer).then(
    ({ rawPayload }) => rawPayload.toString(),
    () => '',
  );

it('writes lists of long texts in pages of some megabytes, and all of them', async () => {
  const { pool } = test.current.db;
  const tasks = await fillColumn(test.current, company.id, 'todo', 250);
  await pool.query(
    `update task set description = repeat('la ', 6666) where "organizationId" = $1 and status = 'todo'`,
    [company.id],
  );
  const meetings = [];
  for (let count = 0; count < 12; count++)
    meetings.push(await addMeeting(test.current.db.prisma, company.id));
  await pool.query(`update audio set name = repeat('la ', 200000) where "organizationId" = $1`, [company.id]);
  for (const [path, ids, order] of [
    ['/api/v1/tasks/csv', tasks, /order by rank, position/],
    ['/api/v1/audios/csv', meetings, /order by "recordedAt" desc/],
  ] as const) {
    let sent = '';
    const pages = await countQueries(async () => {
      sent = (await as(company.admin).get(path)).payload;
    }, order);
    const found = sent.trim().split('\r\n').slice(1);
    expect(found.map((line) => line.slice(0, 36)).sort(), path).toEqual([...ids].sort());
    expect(pages, path).toBe(2);
  }
});

it('is cut off before the next page once its taker is signed out', async () => {
  await fill();
  const { sessions } = test.current.app;
  for (const path of [
    '/api/v1/organization/export',
    '/api/v1/tasks/csv',
    '/api/v1/audios/csv',
    '/api/v1/users/csv',
    '/api/v1/audit/csv',
  ]) {
    const again = vi.spyOn(sessions, 'again');
    // The first look is before the handler.
    again.mockImplementationOnce(async (session) => session).mockResolvedValue(undefined);
    const sent = await whole(as(company.admin).get(path));
    expect(sent, path).not.toMatch(/manifest.json|=1\+1|Open|@|task\.create/);
    again.mockRestore();
  }
});

it('is cut off in the middle of a file once its taker is signed out', async () => {
  await fill();
  const { sessions, deps } = test.current.app;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const open = vi.spyOn(deps.blobs, 'open').mockImplementation(async () => new Readable({ read() {} }));
  const sent = whole(as(company.admin).get('/api/v1/organization/export'));
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), 10_000);
  vi.spyOn(sessions, 'again').mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await sent).not.toContain('manifest.json');
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Nothing of it goes on: another one may be taken.
  await vi.waitFor(async () => {
    const next = await archiveOf(company.admin, '/api/v1/organization/export');
    expect(next.has('manifest.json')).toBe(true);
  }, 20_000);
});

it('goes on where the database is away while its taker is looked up', async () => {
  await fill();
  const { sessions, deps } = test.current.app;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const gate = new PassThrough();
  const open = vi.spyOn(deps.blobs, 'open').mockResolvedValueOnce(gate);
  const sent = whole(as(company.admin).get('/api/v1/organization/export'));
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), 10_000);
  const away = vi.spyOn(sessions, 'again').mockRejectedValue(new Error('Connection terminated unexpectedly'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(away).toHaveBeenCalled();
  gate.end('four hundred');
  expect(await sent).toContain('manifest.json');
});
