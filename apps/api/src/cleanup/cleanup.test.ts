import { link, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addFilledCompany } from '@/test/filled-company';
import { useTestApp } from '@/test/test-app';
import { cleanDatabase } from './clean-database';
import { cleanFolder } from './clean-folder';
import { startCleanup } from './start-cleanup';

const test = useTestApp();
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);
/** As if somebody had last looked so many days ago, and a rest had ended before. */
const looked = (days: number, restDays = days + 1) =>
  test.current.db.pool.query(
    `insert into clean_up values (1, $1, $2) on conflict (id) do update set "lookedAt" = $1, "restsUntil" = $2`,
    [ago(days), ago(restDays)],
  );

describe('cleanDatabase', () => {
  it('takes what has run out and leaves the rest', async () => {
    const { db } = test.current;
    const { prisma } = db;
    const { company, ids } = await addFilledCompany(test.current);
    const organizationId = company.id;
    await looked(0);
    for (const [email, expiresAt] of [
      ['old@example.test', ago(1)],
      ['new@example.test', ago(-1)],
    ] as const) {
      const code = { requestHash: email, email, type: 'SIGN_IN', codeHash: 'x', expiresAt };
      await prisma.signInCode.create({ data: code });
      const challenge = { challengeHash: email, browserHash: 'x', purpose: 'sign-in', expiresAt };
      await prisma.passkeyChallenge.create({ data: challenge });
      await prisma.rateLimit.create({ data: { key: email, count: 1, expiresAt } });
      const attempt = {
        secretHash: email,
        organizationId,
        issuer: 'https://a.test',
        clientId: 'a',
        expiresAt,
      };
      await prisma.signInAttempt.create({ data: attempt });
      await prisma.requestCount.create({ data: { key: email, count: 1, expiresAt } });
    }
    const of = (id: string) => ({ where: { organizationId_id: { organizationId, id } } });
    await prisma.session.update({ ...of(company.member.sessionId), data: { expiresAt: ago(1) } });
    const event = { organizationId, resource: 'tasks', action: 'update', data: {} };
    await prisma.event.createMany({
      data: [
        { ...event, seq: 1n, createdAt: ago(8) },
        { ...event, seq: 2n, createdAt: ago(6) },
      ],
    });
    await prisma.eventAudience.createMany({
      data: [
        { organizationId, id: newId(), people: [], usedAt: ago(9) },
        { organizationId, id: newId(), people: [], usedAt: ago(7.5) },
      ],
    });
    const csv = { organizationId, userId: company.admin.id, status: 'done', total: 1 };
    const keptImport = newId();
    const file = new Uint8Array([1]);
    await prisma.csvImport.createMany({
      data: [
        { ...csv, id: keptImport, createdAt: ago(29) },
        { ...csv, id: newId(), createdAt: ago(31) },
        { ...csv, id: newId(), createdAt: ago(31), status: 'queued', file },
      ],
    });
    const draft = { organizationId, userId: company.admin.id, format: 'csv', name: 'a.csv', status: 'draft' };
    const keptDraft = newId();
    await prisma.taskImport.createMany({
      data: [
        { ...draft, id: newId(), createdAt: ago(1.1), blobKey: 'draft' },
        { ...draft, id: keptDraft, createdAt: ago(0.9), blobKey: 'kept' },
        { ...draft, id: newId(), createdAt: ago(31), status: 'done' },
      ],
    });
    const { tokenId } = await test.current.addToken(organizationId, company.member.id);
    await prisma.apiToken.update({ ...of(tokenId), data: { expiresAt: ago(29) } });
    await prisma.apiToken.update({ ...of(ids.token ?? ''), data: { expiresAt: ago(31) } });
    const mail = { organizationId, kind: 'address-changed', state: 'failed' };
    await prisma.waitingMail.createMany({
      data: [
        { ...mail, id: newId(), createdAt: ago(31) },
        { ...mail, id: newId(), createdAt: ago(29) },
        { ...mail, id: newId(), createdAt: ago(31), kind: 'invitation', userId: company.member.id },
      ],
    });
    const entry = { organizationId, userId: company.member.id, kind: 'reminder', taskId: ids.task ?? '' };
    await prisma.inboxEntry.deleteMany();
    await prisma.inboxEntry.createMany({
      data: [
        { ...entry, id: newId(), text: 'read long ago', createdAt: ago(95), readAt: ago(91) },
        { ...entry, id: newId(), text: 'read', createdAt: ago(95), readAt: ago(89) },
        { ...entry, id: newId(), text: 'unread', createdAt: ago(364) },
        { ...entry, id: newId(), text: 'never read', createdAt: ago(370) },
        {
          ...entry,
          id: newId(),
          text: 'not me',
          kind: 'was-this-you',
          readAt: ago(200),
          declinedAt: ago(200),
        },
      ],
    });
    const tried = {
      organizationId,
      webhookId: ids.webhook ?? '',
      type: 'test',
      messageId: 'msg',
      attempts: 1,
    };
    const answered = { isDelivered: true, status: 200, milliseconds: 1 };
    const keptDelivery = newId();
    await prisma.webhookDelivery.updateMany({ data: { createdAt: ago(7.5) } });
    await prisma.webhookDelivery.create({
      data: { ...tried, ...answered, id: keptDelivery, createdAt: ago(6.5) },
    });
    const agent = { organizationId, tokenId, tokenName: 'Helper' };
    const recentSession = newId();
    await prisma.agentSession.updateMany({ data: { lastAt: ago(31) } });
    await prisma.agentSession.create({ data: { ...agent, id: recentSession, lastAt: ago(29) } });
    const former = { formerSecrets: ['whsec_former'], formerUntil: ago(0.1) };
    await prisma.webhook.update({ ...of(ids.webhook ?? ''), data: former });
    const trash = { organizationId, title: 'Deleted', column: 'trash', status: 'todo' };
    const recent = newId();
    await prisma.task.create({ data: { ...trash, id: recent, position: recent, deletedAt: ago(29) } });
    await prisma.task.update({ ...of(ids.task ?? ''), data: { column: 'trash', deletedAt: ago(31) } });

    expect(await cleanDatabase(db)).toEqual({
      codes: 1,
      attempts: 1,
      challenges: 1,
      limits: 1,
      requests: 1,
      sessions: 1,
      tokens: 0,
      apiTokens: 1,
      agents: 1,
      events: 1,
      audiences: 1,
      deliveries: 1,
      formerSecrets: 1,
      uploads: 0,
      imports: 2,
      taskImports: 2,
      inbox: 2,
      mails: 1,
      trash: 1,
      forgets: 0,
    });
    expect((await prisma.signInCode.findMany()).map(({ email }) => email)).toEqual(['new@example.test']);
    expect((await prisma.rateLimit.findMany()).map(({ key }) => key)).toEqual(['new@example.test']);
    expect((await prisma.event.findMany()).map(({ seq }) => seq)).toEqual([2n]);
    expect(await prisma.waitingMail.count()).toBe(2);
    const imports = await prisma.csvImport.findMany({ where: { organizationId, total: 1 } });
    expect(imports.map(({ id }) => id)).toContain(keptImport);
    expect(imports.every(({ createdAt }) => createdAt > ago(30))).toBe(true);
    expect((await prisma.task.findMany()).map(({ id }) => id)).toEqual([recent]);
    expect((await test.current.as(company.admin).get('/auth/me')).statusCode).toBe(200);

    expect((await prisma.apiToken.findMany()).map(({ id }) => id)).toEqual([tokenId]);

    expect((await prisma.webhookDelivery.findMany()).map(({ id }) => id)).toEqual([keptDelivery]);
    expect((await prisma.agentSession.findMany()).map(({ id }) => id)).toEqual([recentSession]);
    expect(await prisma.agentStep.count()).toBe(0);
    expect((await prisma.webhook.findMany()).map(({ formerSecrets }) => formerSecrets)).toEqual([[]]);

    const jobs = await db.pool.query(`select payload from graphile_worker._private_jobs order by id`);
    expect(jobs.rows).toEqual([{ payload: { keys: ['draft'] } }, { payload: { keys: ['sample'] } }]);
    const drafts = await prisma.taskImport.findMany({ where: { organizationId, status: 'draft' } });
    expect(drafts.map(({ id }) => id).sort()).toEqual([keptDraft, ids.import].sort());
  });

  it.each([
    ['after a backup was restored', null],
    ['when the clock has leapt ahead, or nothing ran for long', 4],
    ['when the clock has leapt back', -4],
  ])('leaves for a day what somebody may want back, %s', async (_, days) => {
    const { db } = test.current;
    if (days === null) await db.pool.query('delete from clean_up');
    else await looked(days);
    const { company } = await addFilledCompany(test.current);
    const event = { organizationId: company.id, resource: 'tasks', action: 'update', data: {} };
    await db.prisma.event.create({ data: { ...event, seq: 1n, createdAt: ago(8) } });
    await db.prisma.rateLimit.create({ data: { key: company.id, count: 1, expiresAt: ago(1) } });

    expect(Object.keys((await cleanDatabase(db)) ?? {})).toEqual([
      ...['codes', 'attempts', 'challenges', 'limits', 'requests'],
    ]);
    const where = { organizationId: company.id };
    expect(await db.prisma.rateLimit.count({ where: { key: company.id } })).toBe(0);
    expect(await cleanDatabase(db)).not.toHaveProperty('events');
    expect(await db.prisma.event.count({ where })).toBe(1);
    await db.pool.query(`update clean_up set "restsUntil" = "restsUntil" - interval '1 day'`);
    expect(await cleanDatabase(db)).toHaveProperty('events');
    expect(await db.prisma.event.count({ where })).toBe(0);
  });

  it('goes on after a weekend', async () => {
    await looked(2.5);
    expect(await cleanDatabase(test.current.db)).toHaveProperty('events');
  });

  it('goes on when a rest has ended while nobody looked: some clear only at every second start', async () => {
    const { db } = test.current;
    await looked(7, 6.7);
    expect(await cleanDatabase(db)).toHaveProperty('events');
    expect(await cleanDatabase(db)).toHaveProperty('events');
    await looked(6.7, 13.7);
    expect(await cleanDatabase(db)).not.toHaveProperty('events');
  });

  it('is done by one process at a time', async () => {
    const { pool } = test.current.db;
    const other = await pool.connect();
    await other.query('select pg_advisory_lock(314159265)');
    expect(await cleanDatabase(test.current.db)).toBeUndefined();
    await other.query('select pg_advisory_unlock(314159265)');
    other.release();
    expect(await cleanDatabase(test.current.db)).toBeDefined();
  });
});

describe('cleanFolder', () => {
  it('removes what lies untouched for long', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tavla-clean-'));
    await writeFile(path.join(folder, 'old'), '');
    await writeFile(path.join(folder, 'new'), '');
    await writeFile(path.join(folder, 'kept'), '');
    await mkdir(path.join(folder, 'elsewhere'));
    await link(path.join(folder, 'kept'), path.join(folder, 'elsewhere', 'kept'));
    await utimes(path.join(folder, 'old'), ago(9), ago(9));
    await utimes(path.join(folder, 'kept'), ago(2), ago(2));
    // Also what has a second name elsewhere is kept until then.
    expect(await cleanFolder(folder, 8 * day)).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['elsewhere', 'kept', 'new']);
    expect(await readdir(path.join(folder, 'elsewhere'))).toEqual(['kept']);
    expect(await cleanFolder(path.join(folder, 'none'), day)).toBe(0);
    await rm(folder, { recursive: true });
  });
});

it('a round takes what a process that died had in hand', async () => {
  const work = path.join(test.current.app.deps.env.dataDir, 'work');
  await mkdir(path.join(work, 'blob-dead'), { recursive: true });
  await mkdir(path.join(work, 'upload-alive'));
  for (const [name, days] of [
    ['dead.pcm.7.partial', 2],
    ['alive.pcm', 0],
    ['blob-dead/blob', 2],
    ['upload-alive/piece', 0],
  ] as const) {
    await writeFile(path.join(work, name), '');
    await utimes(path.join(work, name), ago(days), ago(days));
  }
  for (const name of ['blob-dead', 'upload-alive']) await utimes(path.join(work, name), ago(2), ago(2));
  await startCleanup(test.current.app.deps, { debug() {}, warn() {} }).stop();
  expect((await readdir(work)).sort()).toEqual(['alive.pcm', 'upload-alive']);
  expect(await readdir(path.join(work, 'upload-alive'))).toEqual(['piece']);
});
