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

it('fails in words when whoever started it may not create tasks any more', async () => {
  const { id } = await at.preview('list.csv', 'Title\nOne\n');
  await at.member().post(`${at.path}/${id}/start`, {});
  await at.test.current
    .as(at.company.admin)
    .patch(`/api/v1/users/${at.company.member.id}`, { blocked: true });
  const where = { organizationId_id: { organizationId: at.company.id, id } };
  await at.work('tasks.import', id);
  const row = await at.test.current.db.prisma.taskImport.findUniqueOrThrow({ where });
  expect(row).toMatchObject({ status: 'failed', fault: { reason: 'tasks-importer-not-allowed' } });
  expect(row.blobKey).toBeNull();
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
