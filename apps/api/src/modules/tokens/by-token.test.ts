import { beforeAll, describe, expect, it } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
let tokenId: string;
let bearer: string;
beforeAll(async () => {
  company = await test.current.addCompany();
  ({ tokenId, bearer } = await test.current.addToken(company.id, company.admin.id));
});

const program = () => test.current.as({ bearer });
const admin = () => test.current.as(company.admin);
const token = () => ({ id: tokenId, name: 'Sample' });
const tasks = '/api/v1/tasks';
const history = async (id: string) => (await admin().get(`${tasks}/${id}/history`)).json().data;

describe('what a token did says so', () => {
  it('in the story of a task, whichever way it was changed', async () => {
    const { id, version } = (await program().post(tasks, { title: 'By a program' })).json();
    await admin().patch(`${tasks}/${id}`, { title: 'By a person', version });
    await program().patch(`${tasks}/${id}`, { customField: { status: 'done' } });
    await program().post(`${tasks}/batch`, { ids: [id], change: { kind: 'delete' } });
    await program().post(`${tasks}/${id}/restore`);
    const lines = await history(id);
    expect(lines.map((line: { kind: string; token: unknown }) => [line.kind, line.token])).toEqual([
      ['created', token()],
      ['edit', null],
      ['status', token()],
      ['deleted', token()],
      ['restored', token()],
    ]);
    expect(lines[0]).toMatchObject({ actorId: company.admin.id, actorName: 'Ada Admin' });
  });

  it('when somebody who is deleted by it leaves their tasks to another', async () => {
    const leaving = await test.current.addUser(company.id, company.roles.user);
    const { id } = (await admin().post(tasks, { title: 'To be left', userId: leaving.id })).json();
    await program().delete(`/api/v1/users/${leaving.id}?handOverTo=${company.member.id}`);
    expect((await history(id)).at(-1)).toMatchObject({ kind: 'edit', token: token() });
  });

  it('in the earlier words of a transcript', async () => {
    const { prisma } = test.current.db;
    const audioId = await addMeeting(prisma, company.id);
    const key = { organizationId: company.id, id: audioId };
    await prisma.transcriptSegment.create({
      data: { ...key, audioId, chunkIndex: 0, startMs: 0, endMs: 1, text: 'Helo' },
    });
    const line = `/api/v1/audios/${audioId}/segments/${audioId}`;
    expect((await program().patch(line, { text: 'Hello', version: 1 })).statusCode).toBe(200);
    expect((await admin().get(`${line}/changes`)).json().data).toMatchObject([{ token: token() }]);
  });

  it('in the audit log, which finds and exports it by its name', async () => {
    await program().post('/api/v1/departments', { name: 'Crew' });
    await admin().post('/api/v1/departments', { name: 'Office' });
    const [byPerson, byProgram] = (await admin().get('/api/v1/audit?action=department')).json().data;
    expect([byPerson.token, byProgram.token]).toEqual([null, token()]);
    const deleted = (await admin().get('/api/v1/audit?action=task')).json().data;
    expect(deleted.map((entry: { token: unknown }) => entry.token)).toEqual([token(), token()]);
    const found = (await admin().get('/api/v1/audit?q=sample&action=department')).json().data;
    expect(found).toHaveLength(1);
    const [head, ...lines] = (await admin().get('/api/v1/audit/csv?action=department')).payload.split('\r\n');
    expect(head).toContain('actor,token,action');
    expect(lines.join()).toContain('Ada Admin,Sample,department.create');
  });

  it('after the token is gone, too', async () => {
    const { id } = (await program().post(tasks, { title: 'It outlives it' })).json();
    await admin().delete(`/api/v1/tokens/${tokenId}`);
    expect(await history(id)).toMatchObject([{ token: token() }]);
    const [, entry] = (await admin().get('/api/v1/audit?action=department')).json().data;
    expect(entry.token).toEqual(token());
  });
});
