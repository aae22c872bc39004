import { expect, it } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { useTaskImports } from './task-import.test-kit';

const at = useTaskImports();

it('takes up where a run died, and makes nothing again', async () => {
  const { id } = await at.run('list.csv', 'Title,Key\nOne,1\nTwo,2\n');
  const key = `imports/${at.company.id}/again`;
  await at.test.current.app.deps.blobs.put(key, Buffer.from('Title,Key\nOne,1\nTwo,2\nThree,3\n'));
  // As if the process had died before it could say that it was done.
  await at.test.current.db.prisma.taskImport.updateMany({
    where: { id, organizationId: at.company.id },
    data: { status: 'running', blobKey: key },
  });
  expect(await at.work('tasks.import', id)).toMatchObject({
    status: 'done',
    createdCount: 3,
    existingCount: 0,
  });
  expect(await at.board()).toHaveLength(3);
});

it('is a person’s own: nobody else sees, starts or undoes it', async () => {
  const { id } = await at.preview('list.csv', 'Title\nOne\n');
  for (const person of [at.company.admin, (await at.test.current.addCompany()).admin]) {
    const other = at.test.current.as(person);
    expect((await other.get(`${at.path}/${id}`)).statusCode).toBe(404);
    expect((await other.post(`${at.path}/${id}/start`, {})).statusCode).toBe(404);
    expect((await other.post(`${at.path}/${id}/undo`)).statusCode).toBe(404);
    expect((await other.delete(`${at.path}/${id}`)).statusCode).toBe(404);
    expect((await other.get(at.path)).json().data).toEqual([]);
  }
  expect((await at.member().delete(`${at.path}/${id}`)).statusCode).toBe(204);
  expect((await at.member().get(`${at.path}/${id}`)).statusCode).toBe(404);
});

const blockMember = () =>
  at.test.current.as(at.company.admin).patch(`/api/v1/users/${at.company.member.id}`, { blocked: true });

/** An import as the database has it: whoever is blocked is told nothing. */
const rowOf = (id: string) =>
  at.test.current.db.prisma.taskImport.findUniqueOrThrow({
    where: { organizationId_id: { organizationId: at.company.id, id } },
  });

/** What the audit log says of imports, or of taking them back. */
const audited = (action: 'task.import' | 'task.undo-import') =>
  at.test.current.db.prisma.auditEntry.findMany({ where: { organizationId: at.company.id, action } });

const reason = expect.stringMatching('may not');

it('fails in words when whoever started it may not create tasks any more, and the audit log says so', async () => {
  const { id } = await at.preview('list.csv', 'Title\nOne\n');
  await at.member().post(`${at.path}/${id}/start`, {});
  await blockMember();
  await at.work('tasks.import', id);
  expect(await rowOf(id)).toMatchObject({
    status: 'failed',
    fault: { reason: 'tasks-importer-not-allowed' },
    blobKey: null,
  });
  expect(await audited('task.import')).toMatchObject([
    {
      actorId: at.company.member.id,
      targetName: 'list.csv',
      details: { created: 0, existing: 0, failed: 0, reason },
    },
  ]);
});

it('is in the audit log with what it had made when it broke off for good', async () => {
  const { id } = await at.run('list.csv', 'Title,Key\nOne,1\nTwo,2\n');
  // As if the process had died before it could say that it was done, and the file were gone since.
  await at.test.current.db.prisma.taskImport.updateMany({
    where: { id, organizationId: at.company.id },
    data: { status: 'running', blobKey: `imports/${at.company.id}/gone` },
  });
  await expect(at.work('tasks.import', id)).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ status: 'failed', fault: { reason: 'import-failed' } });
  const entries = await audited('task.import');
  expect(entries.map(({ details }) => details)).toContainEqual({
    ...{ created: 2, existing: 0, failed: 0 },
    reason: expect.any(String),
  });
});

it('says in the audit log that taking it back broke off, and how far that came', async () => {
  const { id } = await at.run('list.csv', 'Title\nOne\n');
  await at.member().post(`${at.path}/${id}/undo`);
  await blockMember();
  await at.work('tasks.undo-import', id);
  expect(await rowOf(id)).toMatchObject({
    status: 'done',
    fault: { reason: 'tasks-importer-not-allowed' },
  });
  expect(await audited('task.undo-import')).toMatchObject([
    { actorId: at.company.member.id, details: { deleted: 0, reason } },
  ]);
});

/** Runs `work` in a database where who imports is blocked as soon as some of their tasks are made, or deleted. */
async function blockedAfter(event: 'insert' | 'delete', work: () => Promise<unknown>): Promise<void> {
  const { test, company } = at;
  await test.current.asOwner(`create or replace function block_importer() returns trigger language plpgsql as
    $$ begin update "user" set blocked = true where id = '${company.member.id}'; return null; end $$`);
  await test.current.asOwner(`create trigger block_importer after ${event} on imported_task
    for each statement execute function block_importer()`);
  try {
    await work();
  } finally {
    await test.current.asOwner('drop trigger block_importer on imported_task');
  }
}

const manyTasks = `Title\n${Array.from({ length: 300 }, (_, n) => `Task ${n}\n`).join('')}`;

it('stops between two slices when whoever started it is blocked, and says what it has made', async () => {
  const { id } = await at.preview('many.csv', manyTasks);
  await at.member().post(`${at.path}/${id}/start`, {});
  await blockedAfter('insert', () => at.work('tasks.import', id));
  expect(await rowOf(id)).toMatchObject({
    status: 'failed',
    fault: { reason: 'tasks-importer-not-allowed' },
    createdCount: 250,
  });
  expect(await audited('task.import')).toMatchObject([{ details: { created: 250, reason } }]);
});

it('stops taking back between two slices as well', async () => {
  const { id } = await at.run('many.csv', manyTasks);
  await at.member().post(`${at.path}/${id}/undo`);
  await blockedAfter('delete', () => at.work('tasks.undo-import', id));
  expect(await rowOf(id)).toMatchObject({
    status: 'done',
    fault: { reason: 'tasks-importer-not-allowed' },
    processed: 250,
  });
  expect(await audited('task.undo-import')).toMatchObject([{ details: { deleted: 250, reason } }]);
});

it('refuses what it cannot read, by its rule', async () => {
  const refused = async (name: string, content: string | Buffer) => {
    const answer = await at.send(name, content);
    return [answer.statusCode, answer.json().reason];
  };
  expect(await refused('a.json', '{"some": "thing"}')).toEqual([415, 'import-file-kind']);
  expect(await refused('a.json', '[1, 2')).toEqual([415, 'import-file-kind']);
  expect(await refused('a.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toEqual([415, 'not-csv']);
  expect(await refused('a.csv', '')).toEqual([400, 'empty-file']);
  expect(await refused('a.csv', `Title\n${'x\n'.repeat(10_001)}`)).toEqual([400, 'csv-too-many-rows']);
  const { rows } = await at.test.current.db.pool.query(
    'select 1 from task_import where "organizationId" = $1',
    [at.company.id],
  );
  expect(rows).toEqual([]);
});

it('makes a thousand tasks with a few statements for each slice', async () => {
  const lines = Array.from({ length: 1_000 }, (_, n) => `Task ${n},Backlog,2026-12-24,Team: T${n % 20}`);
  const { id } = await at.preview('many.csv', `Title,Status,Due,Tags\n${lines.join('\n')}\n`);
  await at.member().post(`${at.path}/${id}/start`, {});
  const sent = await countQueries(async () => {
    expect(await at.work('tasks.import', id)).toMatchObject({ status: 'done', createdCount: 1_000 });
  });
  expect(sent).toBeLessThan(80);
  const titles = (await at.board()).map(({ title }) => title);
  expect(titles).toEqual(lines.map((_, n) => `Task ${n}`));
});
