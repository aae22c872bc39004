import type { ImportState } from '@tavla/shared/contracts/user-import';
import { afterEach, describe, expect, it } from 'vitest';
import { startWorker } from '@/jobs/worker';
import { countQueries } from '@/test/count-queries';
import { importHandlers } from './background-import';
import { header, useImports } from './user-import.test-kit';

const at = useImports();
const { admin, eventCount, file, people, test, upload } = at;

/** Milliseconds that an import may take on any machine; how much it does is counted, not timed. */
const longest = 600_000;

/** Runs the import to its end. Its mails stay in the queue: on a slow machine they would fall due before that. */
async function finish(id: string): Promise<ImportState> {
  const { app, db } = test.current;
  const worker = await startWorker(db.url, db.pool, importHandlers(app.deps), { info() {}, warn() {} });
  try {
    const state = async () => (await admin().get(`/api/v1/users/csv/imports/${id}`)).json<ImportState>();
    await expect.poll(async () => (await state()).status, { timeout: longest }).toMatch(/done|failed/);
    return await state();
  } finally {
    await worker.stop();
  }
}

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
      `2,anna@${at.domain},created`,
      `3,bert@${at.domain},created`,
      '4,not-an-address,failed',
      `5,carl@${at.domain},failed`,
      `6,${at.company.admin.email},existing`,
      '',
    ]);
    const stranger = test.current.as((await test.current.addCompany()).admin);
    expect((await stranger.get(`/api/v1/users/csv/imports/${state.id}`)).statusCode).toBe(404);
  });

  it('takes up where a run died, and reports its rows as created', async () => {
    const { id } = (await upload('/imports', file())).json();
    const handlers = importHandlers(test.current.app.deps);
    const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    const payload = { organizationId: at.company.id, importId: id };
    await handlers['users.import']?.(payload, run);
    // As if the process had died before it could say that it was done.
    await test.current.db.prisma.csvImport.update({
      where: { organizationId_id: { organizationId: at.company.id, id } },
      data: { status: 'running', file: Buffer.from(file()) },
    });
    await handlers['users.import']?.(payload, { ...run, attempt: 2 });
    const state = (await admin().get(`/api/v1/users/csv/imports/${id}`)).json();
    expect(state).toMatchObject({ status: 'done', processed: 5, createdCount: 2, existingCount: 1 });
    expect(await people()).toBe(4);
  });

  it('fails in words when who started it may not create people any more', async () => {
    const second = await test.current.addUser(at.company.id, at.company.roles.admin);
    const { id } = (await upload('/imports', file(), second)).json();
    await admin().patch(`/api/v1/users/${second.id}`, { blocked: true });
    expect(await finish(id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('any more'),
      cause: { reason: 'importer-not-allowed', params: {} },
    });
    expect(await people({ email: { endsWith: at.domain } })).toBe(0);
  });

  it('brings 10,000 people, each with an event, managers and departments', { timeout: longest }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => {
      const manager = n % 100 === 99 ? '' : `p${n + 1}@${at.domain}`;
      return `First${n},Last${n},p${n}@${at.domain},user,Position ${n % 50},${manager},Department ${n % 20}`;
    });
    const started = (
      await upload(
        '/imports',
        `\uFEFF${header.replaceAll(',', ';')}\r\n${rows.join('\r\n').replaceAll(',', ';')}`,
      )
    ).json();
    let state: ImportState | undefined;
    // How often one asked meanwhile is counted as well.
    const writes = await countQueries(async () => {
      state = await finish(started.id);
    }, /^(?!.*into request_count).*(insert|update)/is);
    expect(state).toMatchObject({ status: 'done', createdCount: 10_000, failed: [] });
    // Twenty slices of 500 people, each with a number of statements that does not grow with them.
    expect(writes).toBeLessThan(20 * 20);
    expect(await eventCount('users')).toBeGreaterThanOrEqual(10_000);
    expect(await people({ managerId: { not: null } })).toBe(9_900);
    const { total, data } = (await admin().get('/api/v1/users?limit=100&q=first9999')).json();
    expect([total, data[0].firstName]).toEqual([1, 'First9999']);
  });
});

describe('what goes away between two slices', () => {
  const line = (n: number, department = '') => `First${n},Last${n},p${n}@${at.domain},user,,,${department}`;
  const audited = async () =>
    (
      await test.current.db.prisma.auditEntry.findMany({
        where: { organizationId: at.company.id, action: 'user.import' },
      })
    ).map(({ details }) => details);

  /** Does this once the first slice is saved, with it. */
  async function afterFirstSlice(statement: string): Promise<void> {
    await test.current.asOwner(`
      create or replace function meanwhile() returns trigger language plpgsql as $$ begin
        if new.processed between 1 and 999 and new.status = 'running' then ${statement}; end if;
        return new;
      end $$;
      create or replace trigger meanwhile after update on csv_import for each row execute function meanwhile()`);
  }
  afterEach(() => test.current.asOwner('drop trigger if exists meanwhile on csv_import'));

  it('the right to add people: nobody more is added, and the audit log says who was', async () => {
    const second = await test.current.addUser(at.company.id, at.company.roles.admin);
    await afterFirstSlice(
      `update "user" set "roleId" = '${at.company.roles.user}' where id = '${second.id}'`,
    );
    const rows = Array.from({ length: 1_000 }, (_, n) => line(n));
    const { id } = (await upload('/imports', [header, ...rows].join('\n'), second)).json();
    expect(await finish(id)).toMatchObject({
      status: 'failed',
      createdCount: 500,
      cause: { reason: 'importer-not-allowed' },
    });
    expect(await people({ email: { endsWith: at.domain } })).toBe(500);
    expect(await audited()).toEqual([
      { created: 500, existing: 0, failed: 0, reason: expect.stringContaining('any more') },
    ]);
  });

  it('the token that it came with', async () => {
    const { tokenId, bearer } = await test.current.addToken(at.company.id, at.company.admin.id);
    await afterFirstSlice(`delete from api_token where id = '${tokenId}'`);
    const rows = Array.from({ length: 1_000 }, (_, n) => line(n));
    const { id } = (await upload('/imports', [header, ...rows].join('\n'), { bearer })).json();
    expect(await finish(id)).toMatchObject({ status: 'failed', createdCount: 500 });
  });

  it('a department and a manager: only who names them is left out, and who reports to those', async () => {
    const manager = await test.current.addUser(at.company.id, at.company.roles.user);
    await admin().post('/api/v1/departments', { name: 'Late' });
    await afterFirstSlice(
      `delete from department where "nameKey" = 'late'; update "user" set blocked = true where id = '${manager.id}'`,
    );
    const managed = (n: number) => `First${n},Last${n},p${n}@${at.domain},user,,${manager.email},`;
    const rows = Array.from({ length: 1_000 }, (_, n) => {
      if (n < 500 || n >= 530) return line(n);
      // Who reports to somebody who is left out is left out as well.
      if (n >= 520) return `First${n},Last${n},p${n}@${at.domain},user,,p500@${at.domain},`;
      return n < 510 ? line(n, 'Late') : managed(n);
    });
    const { id } = (await upload('/imports', [header, ...rows].join('\n'))).json();
    const state = await finish(id);
    expect(state).toMatchObject({ status: 'done', createdCount: 970 });
    expect(state.failed.map((row) => row.line).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 502),
    );
  });
});

it('keeps no more files than a company has imports at hand', async () => {
  await test.current.db.pool.query(
    `insert into csv_import ("organizationId", id, "userId", status, total)
     select $1, gen_random_uuid(), $2, case when n > 10 then 'done' else 'queued' end, 1
     from generate_series(1, 20) n`,
    [at.company.id, at.company.admin.id],
  );
  const refused = await upload('/imports', file());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  expect(refused.json().message).toContain('10 imports of your company');
  await test.current.db.pool.query(`update csv_import set status = 'done' where "organizationId" = $1`, [
    at.company.id,
  ]);
  expect((await upload('/imports', file())).statusCode).toBe(202);
});
