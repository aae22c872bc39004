import { v7 as newId } from 'uuid';
import { sealClientSecret } from '@/modules/single-sign-on/client-secret';
import { addMeeting } from './rows/add-meeting';
import type { TestApp, TestCompany } from './test-app';

/**
 * A company that has one of everything an address can name, all under one name, and the ids of those.
 * Ids are a company's own: `taken` are those of another company that these things have, too.
 */
export async function addFilledCompany(
  test: TestApp,
  name = 'Sample',
  taken: Record<string, string> = {},
): Promise<{ company: TestCompany; ids: Record<string, string> }> {
  const company = await test.addCompany();
  const organizationId = company.id;
  const { prisma } = test.db;
  const key = (noun: string) => ({ organizationId, id: taken[noun] ?? newId() });
  const named = (noun: string) => ({ ...key(noun), name, nameKey: name.toLowerCase() });

  const position = await prisma.position.create({ data: named('position') });
  const department = await prisma.department.create({ data: named('department') });
  const second = (noun: string) => ({
    ...key(noun),
    name: `${name} too`,
    nameKey: `${name} too`.toLowerCase(),
  });
  const otherPosition = await prisma.position.create({ data: second('otherPosition') });
  const otherDepartment = await prisma.department.create({ data: second('otherDepartment') });
  const role = await test.addRole(organizationId, name, [], false, taken.role);
  const audioId = await addMeeting(prisma, organizationId, { ...key('audio'), name, blobKey: 'sample' });
  const segment = await prisma.transcriptSegment.create({
    data: { ...key('segment'), audioId, chunkIndex: 0, startMs: 0, endMs: 1, text: name },
  });
  await test.db.pool.query('select index_transcript($1, $2, null)', [organizationId, audioId]);
  const task = await prisma.task.create({
    data: { ...key('task'), title: name, column: 'todo', status: 'todo', position: 'a0' },
  });
  const user = taken.user
    ? (await test.addUser(organizationId, company.roles.user, { id: taken.user })).id
    : company.member.id;
  const quoted = { audioId, quote: name, startMs: 0 };
  const item = await prisma.actionItem.create({
    data: { ...key('item'), ...quoted, title: name, endMs: 1, confidence: 0.3, ownerCandidates: [user] },
  });
  const update = await prisma.meetingUpdate.create({
    data: { ...key('update'), ...quoted, taskId: task.id, status: 'done' },
  });
  await prisma.meetingAttendee.create({ data: { organizationId, audioId, userId: user, source: 'named' } });
  const entry = await prisma.inboxEntry.create({
    data: { ...key('inbox'), kind: 'was-this-you', audioId, itemId: item.id, userId: user },
  });
  const message = await prisma.chatMessage.create({
    data: {
      ...{ ...key('message'), taskId: task.id, content: name },
      ...{ author: 'user', authorId: company.admin.id, authorName: name },
    },
  });
  const answer = await prisma.chatMessage.create({
    data: { ...key('answer'), taskId: task.id, content: name, author: 'assistant', authorName: name },
  });
  await prisma.chatFeedback.create({
    data: { organizationId, messageId: answer.id, userId: company.admin.id, isRight: false, reason: name },
  });
  const cleared = await prisma.chatMessage.create({
    data: {
      ...{ ...key('clearedMessage'), threadUserId: company.admin.id, clearedId: taken.cleared ?? newId() },
      ...{ author: 'user', authorId: company.admin.id, authorName: name, content: name },
    },
  });
  const attachment = await prisma.chatAttachment.create({
    data: {
      ...key('attachment'),
      messageId: message.id,
      name: 'sample.txt',
      mimeType: 'text/plain',
      sizeBytes: 1,
      blobKey: 'sample',
    },
  });
  const proposal = await prisma.chatProposal.create({
    data: { ...key('proposal'), messageId: message.id, askerId: user, changes: [] },
  });
  const { tokenId } = await test.addToken(organizationId, company.member.id, [], taken.token);
  const session = await prisma.agentSession.create({
    data: { ...key('agent-session'), tokenId, tokenName: name, ownerId: company.admin.id },
  });
  await prisma.agentStep.create({
    data: { organizationId, id: newId(), sessionId: session.id, changes: [] },
  });
  const calendar = await prisma.calendarLink.create({
    data: { ...key('calendar'), userId: company.member.id, scope: 'own', hash: newId() },
  });
  const passkey = await prisma.passkey.create({
    data: {
      ...{ ...key('passkey'), userId: company.member.id, name, credentialId: newId() },
      ...{ publicKey: new Uint8Array(1), counter: 0n, transports: [] },
    },
  });
  const report = { created: [], failed: [] };
  const csvImport = await prisma.csvImport.create({
    data: { ...key('import'), userId: company.admin.id, status: 'done', total: 0, report },
  });
  const taskImport = await prisma.taskImport.create({
    data: {
      organizationId,
      id: csvImport.id,
      userId: company.admin.id,
      format: 'csv',
      name,
      status: 'draft',
      blobKey: 'sample',
    },
  });
  await prisma.importedTask.create({
    data: { organizationId, source: 'csv', key: name, taskId: task.id, importId: taskImport.id },
  });
  const webhook = await prisma.webhook.create({
    data: {
      ...{ ...key('webhook'), name, url: 'https://hooks.sample.invalid/', events: ['tasks.create'] },
      ...{ isOn: false, secret: `whsec_${Buffer.alloc(32, name).toString('base64')}`, sentSeq: 0 },
    },
  });
  const tried = { attempts: 1, isDelivered: false, failure: 'name', milliseconds: 1 };
  const delivery = await prisma.webhookDelivery.create({
    data: { ...key('delivery'), webhookId: webhook.id, type: 'test', messageId: 'msg_sample', ...tried },
  });
  const domain = `${organizationId}.invalid`;
  const sealed = sealClientSecret(test.app.deps.authSecret, organizationId, name);
  await prisma.signInProvider.create({
    data: {
      ...{ organizationId, domain, proof: 'sample', provedDomain: domain, provedBy: 'dns' },
      ...{ provedAt: new Date(), checkedAt: new Date(), roleClaim: 'roles' },
      ...{ issuer: 'https://provider.sample.invalid', clientId: 'sample', clientSecret: sealed },
    },
  });
  const { user: roleId } = company.roles;
  await prisma.signInRole.create({ data: { organizationId, place: 0, value: name, roleId } });
  const account = { issuer: 'https://provider.sample.invalid', subject: name };
  await prisma.signInLink.create({ data: { organizationId, userId: user, ...account } });
  const upload = await prisma.upload.create({
    data: { ...key('upload'), userId: company.member.id, sizeBytes: 9n, metadata: { fileName: name } },
  });
  return {
    company,
    ids: {
      organization: organizationId,
      user,
      role,
      position: position.id,
      department: department.id,
      otherPosition: otherPosition.id,
      otherDepartment: otherDepartment.id,
      manager: company.admin.id,
      task: task.id,
      audio: audioId,
      segment: segment.id,
      item: item.id,
      update: update.id,
      inbox: entry.id,
      message: message.id,
      answer: answer.id,
      clearedMessage: cleared.id,
      cleared: String(cleared.clearedId),
      proposal: proposal.id,
      change: newId(),
      attachment: attachment.id,
      upload: upload.id,
      import: csvImport.id,
      session: company.member.sessionId,
      token: tokenId,
      'agent-session': session.id,
      calendar: calendar.id,
      passkey: passkey.id,
      webhook: webhook.id,
      delivery: delivery.id,
    },
  };
}

/** Everything the company has, for comparing before and after. Events and audit entries are told apart by table. */
export async function dumpCompany(test: TestApp, organizationId: string): Promise<Record<string, unknown>> {
  const text = await dumpOf(test);
  const { rows } = await test.db.pool.query({ name: 'dump-company', text, values: [organizationId] });
  return Object.fromEntries(rows.map((table) => [table.name, table.rows ?? []]));
}

const dumps = new WeakMap<TestApp, Promise<string>>();

/** Written and planned once: to look up the tables and to plan takes PostgreSQL longer than to read a small company. */
function dumpOf(test: TestApp): Promise<string> {
  const known = dumps.get(test) ?? writeDump(test);
  dumps.set(test, known);
  return known;
}

async function writeDump(test: TestApp): Promise<string> {
  const { rows } = await test.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organizationId' order by 1`,
  );
  const all = [...rows.map(({ name }) => [name, 'organizationId']), ['organization', 'id']].map(
    ([name, key]) =>
      `select '${name}' as name, jsonb_agg(to_jsonb(t) - '{lastSeenAt,lastUsedAt,lastUsedIp,tokensShown}'::text[] order by t::text) as rows
       from "${name}" t where "${key}" = $1`,
  );
  return all.join(' union all ');
}
