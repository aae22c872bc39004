import { v7 as newId } from 'uuid';
import { hashToken } from '@/http/access/session-cache';
import { newToken } from '@/http/access/tokens/token-format';
import { sealClientSecret } from '@/modules/single-sign-on/client-secret';
import { insertRows, type TableRow } from './rows/insert-rows';
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
  const id = (noun: string) => taken[noun] ?? newId();
  const rows: TableRow[] = [];
  /** A row of the company; answers its id. */
  const add = (table: string, row: Record<string, unknown>) => {
    rows.push([table, { organizationId, ...row }]);
    return String(row.id);
  };
  const named = (noun: string, called = name) => ({
    id: id(noun),
    name: called,
    nameKey: called.toLowerCase(),
  });
  const ofMember = { userId: company.member.id };

  const position = add('position', named('position'));
  const department = add('department', named('department'));
  const otherPosition = add('position', named('otherPosition', `${name} too`));
  const otherDepartment = add('department', named('otherDepartment', `${name} too`));
  const role = add('role', { ...named('role'), isSystem: false });
  const user = taken.user
    ? (await test.addUser(organizationId, company.roles.user, { id: taken.user })).id
    : company.member.id;

  const audioId = add('audio', {
    ...{ id: id('audio'), name, status: 'done', language: 'en', sizeBytes: 1, mimeType: 'audio/webm' },
    ...{ blobKey: 'sample', recordedAt: new Date(), timeZone: 'UTC' },
  });
  const at = { audioId, startMs: 0, endMs: 1 };
  const segment = add('transcript_segment', { ...at, id: id('segment'), chunkIndex: 0, text: name });
  const place = { column: 'todo', status: 'todo', position: 'a0' };
  const task = add('task', { id: id('task'), title: name, ...place });
  const found = { ...at, title: name, quote: name, confidence: 0.3, ownerCandidates: [user] };
  const item = add('action_item', { id: id('item'), ...found });
  const said = { audioId, quote: name, startMs: 0, taskId: task, status: 'done' };
  const update = add('meeting_update', { id: id('update'), ...said });
  add('meeting_attendee', { audioId, userId: user, source: 'named' });
  const question = { kind: 'was-this-you', audioId, itemId: item, userId: user };
  const inbox = add('inbox_entry', { id: id('inbox'), ...question });

  const byUser = { author: 'user', authorId: company.admin.id, authorName: name, content: name };
  const message = add('chat_message', { id: id('message'), taskId: task, ...byUser });
  const byAssistant = { author: 'assistant', authorName: name, content: name };
  const answer = add('chat_message', { id: id('answer'), taskId: task, ...byAssistant });
  add('chat_feedback', { messageId: answer, userId: company.admin.id, isRight: false, reason: name });
  const cleared = id('cleared');
  const thread = { threadUserId: company.admin.id, clearedId: cleared };
  const clearedMessage = add('chat_message', { id: id('clearedMessage'), ...thread, ...byUser });
  const file = { name: 'sample.txt', mimeType: 'text/plain', sizeBytes: 1, blobKey: 'sample' };
  const attachment = add('chat_attachment', { id: id('attachment'), messageId: message, ...file });
  const asked = { messageId: message, askerId: user, changes: [] };
  const proposal = add('chat_proposal', { id: id('proposal'), ...asked });

  const ofToken = { ...ofMember, name: 'Sample', permissions: [], hash: hashToken(newToken()) };
  const tokenId = add('api_token', { id: id('token'), ...ofToken });
  const session = { tokenId, tokenName: name, ownerId: company.admin.id };
  const sessionId = add('agent_session', { id: id('agent-session'), ...session });
  add('agent_step', { id: newId(), sessionId, changes: [] });
  const calendar = add('calendar_link', { id: id('calendar'), ...ofMember, scope: 'own', hash: newId() });
  const key = { name, credentialId: newId(), publicKey: '\\x00', counter: 0, transports: [] };
  const passkey = add('passkey', { id: id('passkey'), ...ofMember, ...key });

  const byAdmin = { userId: company.admin.id };
  const report = { created: [], failed: [] };
  const importId = id('import');
  add('csv_import', { id: importId, ...byAdmin, status: 'done', total: 0, report });
  const table = { format: 'csv', name, status: 'draft', blobKey: 'sample' };
  add('task_import', { id: importId, ...byAdmin, ...table });
  add('imported_task', { source: 'csv', key: name, taskId: task, importId });
  const upload = add('upload', { id: id('upload'), ...ofMember, sizeBytes: 9, metadata: { fileName: name } });

  const hook = { url: 'https://hooks.sample.invalid/', events: ['tasks.create'], isOn: false, sentSeq: 0 };
  const secret = `whsec_${Buffer.alloc(32, name).toString('base64')}`;
  const webhookId = add('webhook', { id: id('webhook'), name, ...hook, secret });
  const tried = { attempts: 1, isDelivered: false, failure: 'name', milliseconds: 1 };
  const call = { webhookId, type: 'test', messageId: 'msg_sample', ...tried };
  const delivery = add('webhook_delivery', { id: id('delivery'), ...call });

  const domain = `${organizationId}.invalid`;
  const issuer = 'https://provider.sample.invalid';
  add('sign_in_provider', {
    ...{ domain, proof: 'sample', provedDomain: domain, provedBy: 'dns', provedAt: new Date() },
    ...{ checkedAt: new Date(), roleClaim: 'roles', issuer, clientId: 'sample' },
    clientSecret: sealClientSecret(test.app.deps.authSecret, organizationId, name),
  });
  add('sign_in_role', { place: 0, value: name, roleId: company.roles.user });
  add('sign_in_link', { userId: user, issuer, subject: name });
  await insertRows(test.db.pool, rows);
  await test.db.pool.query('select index_transcript($1, $2, null)', [organizationId, audioId]);
  return {
    company,
    ids: {
      organization: organizationId,
      user,
      role,
      position,
      department,
      otherPosition,
      otherDepartment,
      manager: company.admin.id,
      task,
      audio: audioId,
      segment,
      item,
      update,
      inbox,
      message,
      answer,
      clearedMessage,
      cleared,
      proposal,
      change: newId(),
      attachment,
      upload,
      import: importId,
      session: company.member.sessionId,
      token: tokenId,
      'agent-session': sessionId,
      calendar,
      passkey,
      webhook: webhookId,
      delivery,
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
