import { v7 as newId } from 'uuid';
import type { TestApp, TestCompany } from './test-app';

/** A company that has one of everything an address can name, and the ids of those. */
export async function addFilledCompany(
  test: TestApp,
): Promise<{ company: TestCompany; ids: Record<string, string> }> {
  const company = await test.addCompany();
  const organizationId = company.id;
  const { prisma } = test.db;
  const key = () => ({ organizationId, id: newId() });
  const named = () => ({ ...key(), name: 'Sample', nameKey: 'sample' });

  const position = await prisma.position.create({ data: named() });
  const department = await prisma.department.create({ data: named() });
  const role = await test.addRole(organizationId, 'Sample', []);
  const audio = await prisma.audio.create({
    data: {
      ...key(),
      name: 'Sample',
      language: 'en',
      sizeBytes: 1n,
      mimeType: 'audio/webm',
      blobKey: 'sample',
      recordedAt: new Date(),
      timeZone: 'UTC',
    },
  });
  const task = await prisma.task.create({
    data: { ...key(), title: 'Sample', column: 'todo', status: 'todo', position: 'a0' },
  });
  const message = await prisma.chatMessage.create({
    data: { ...key(), taskId: task.id, author: 'user', authorName: 'Sample', content: 'Sample' },
  });
  const attachment = await prisma.chatAttachment.create({
    data: {
      ...key(),
      messageId: message.id,
      name: 'sample.txt',
      mimeType: 'text/plain',
      sizeBytes: 1,
      blobKey: 'sample',
    },
  });
  const report = { created: [], failed: [] };
  const csvImport = await prisma.csvImport.create({
    data: { ...key(), userId: company.admin.id, status: 'done', total: 0, report },
  });
  return {
    company,
    ids: {
      user: company.member.id,
      role,
      position: position.id,
      department: department.id,
      task: task.id,
      audio: audio.id,
      attachment: attachment.id,
      import: csvImport.id,
      session: company.member.sessionId,
    },
  };
}

/** Everything the company has, for comparing before and after. Events and audit entries are told apart by table. */
export async function dumpCompany(test: TestApp, organizationId: string): Promise<Record<string, unknown>> {
  const { rows } = await test.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organizationId' order by 1`,
  );
  const dump: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: all } = await test.db.pool.query(
      `select t.* from "${name}" t where "organizationId" = $1 order by t::text`,
      [organizationId],
    );
    dump[name] = all.map(({ lastSeenAt: _, ...row }) => row);
  }
  return dump;
}
