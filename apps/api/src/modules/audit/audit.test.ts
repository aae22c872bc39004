import type { AuditEntry } from '@tavla/shared/contracts/audit';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '@/db/events/change';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});

const url = '/api/v1/audit';
const admin = () => test.current.as(company.admin);
const list = async (query = '') =>
  (await admin().get(`${url}?${query}`)).json<{
    data: AuditEntry[];
    total: number;
    nextCursor: string | null;
  }>();
const write = (action: string, details: Record<string, unknown> = {}, name = 'Some Body') =>
  change(test.current.db.forCompany(company.id), async (tx) =>
    tx.audit(
      { id: null, name, ip: '10.1.2.3', userAgent: 'Lynx' },
      { action, targetType: 'thing', targetName: 'Target', details },
    ),
  );

describe('the list', () => {
  it('says who did what, when and from where', async () => {
    const made = (await admin().post('/api/v1/positions', { name: 'Cook' })).json();
    const { data, total } = await list();
    expect(total).toBe(1);
    expect(data).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.any(String),
        actorId: company.admin.id,
        actorName: 'Ada Admin',
        token: null,
        action: 'position.create',
        targetType: 'position',
        targetId: made.id,
        targetName: 'Cook',
        details: {},
        ip: '127.0.0.1',
        userAgent: 'lightMyRequest',
      },
    ]);
  });

  it('has the tasks that were deleted and brought back, one by one and together', async () => {
    const make = async (title: string) =>
      (await admin().post('/api/v1/tasks', { title })).json().id as string;
    const [first, second] = [await make('Order chairs'), await make('Paint the hall')];
    await admin().delete(`/api/v1/tasks/${first}`);
    await admin().post('/api/v1/tasks/batch', { ids: [second, first], change: { kind: 'delete' } });
    await admin().post('/api/v1/tasks/batch', { ids: [first], change: { kind: 'restore' } });
    const { data } = await list('action=task');
    expect(data.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['task.restore', 'Order chairs'],
      ['task.delete', 'Paint the hall'],
      ['task.delete', 'Order chairs'],
    ]);
    expect(data[0]).toMatchObject({ actorId: company.admin.id, targetId: first, ip: '127.0.0.1' });
  });

  it('pages newest first without losing or repeating entries of one moment', async () => {
    await change(test.current.db.forCompany(company.id), async (tx) => {
      for (let n = 0; n < 25; n++)
        tx.audit(
          { id: null, name: 'Many', ip: '', userAgent: '' },
          { action: 'thing.many', targetId: `${n}` },
        );
    });
    await write('thing.last');
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(`limit=10${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(26);
      seen.push(...page.data.map(({ action, targetId }) => `${action} ${targetId}`));
      cursor = page.nextCursor;
    }
    expect(seen[0]).toBe('thing.last ');
    expect(new Set(seen).size).toBe(26);
    expect((await admin().get(`${url}?cursor=nonsense`)).statusCode).toBe(400);
  });

  it('filters by action or noun, person, words and time', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const writeThen = (createdAt: Date, action: string, details = {}) =>
      test.current.db.prisma.auditEntry.create({
        data: {
          ...{ organizationId: company.id, id: newId(), actorName: 'Some Body' },
          action,
          details,
          createdAt,
        },
      });
    await writeThen(minutesAgo(3), 'session.sign-in', { email: '50%@off.test' });
    await writeThen(minutesAgo(2), 'session.sign-in-failed');
    const between = minutesAgo(1);
    await admin().post('/api/v1/departments', { name: 'Crew' });
    const actions = async (query: string) => (await list(query)).data.map(({ action }) => action);
    expect(await actions('action=session')).toEqual(['session.sign-in-failed', 'session.sign-in']);
    expect(await actions('action=session.sign-in')).toEqual(['session.sign-in']);
    expect(await actions(`actorId=${company.admin.id}`)).toEqual(['department.create']);
    expect(await actions('q=CREW')).toEqual(['department.create']);
    expect(await actions(`q=${encodeURIComponent('ÇREW')}`)).toEqual(['department.create']);
    expect(await actions(`q=${encodeURIComponent('50%@')}`)).toEqual(['session.sign-in']);
    expect(await actions(`q=${encodeURIComponent('5%f')}`)).toEqual([]);
    expect(await actions(`from=${between.toISOString()}`)).toEqual(['department.create']);
    expect(await actions(`to=${between.toISOString()}`)).toHaveLength(2);
  });

  it('is closed to members and to other companies', async () => {
    await write('thing.secret');
    expect((await test.current.as(company.member).get(url)).statusCode).toBe(403);
    const stranger = test.current.as((await test.current.addCompany()).admin);
    expect((await stranger.get(url)).json().data).toEqual([]);
    expect((await stranger.get(`${url}/csv`)).payload).not.toContain('thing.secret');
  });
});

it('exports what is filtered, runs no formulas, and audits the export', async () => {
  await write('thing.one', { note: 'a, "b"' }, '=1+1');
  await write('other.two');
  const exported = await admin().get(`${url}/csv?action=thing`);
  expect(exported.headers['content-type']).toContain('text/csv');
  const lines = exported.payload.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`'=1+1,,thing.one,thing,Target,"{""note"":""a, \\""b\\""""}",10.1.2.3,Lynx`);
  expect((await list('action=audit.export')).data).toMatchObject([{ details: { action: 'thing' } }]);
});

it.each([`update audit_entry set action = 'thing.other'`, 'delete from audit_entry', 'truncate audit_entry'])(
  'only grows: the application has no right, and the owner is stopped by a trigger, to %s',
  async (statement) => {
    await write('thing.kept');
    await expect(test.current.db.pool.query(statement)).rejects.toThrow('permission denied');
    await expect(test.current.asOwner(statement)).rejects.toThrow('append-only');
    expect((await list('action=thing.kept')).total).toBe(1);
  },
);

it('only grows for the model client, too', async () => {
  await expect(test.current.db.prisma.auditEntry.deleteMany()).rejects.toThrow('permission denied');
});
