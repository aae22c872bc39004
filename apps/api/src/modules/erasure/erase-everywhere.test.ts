import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allContracts } from '@tavla/shared/all-contracts';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { ErasurePreview } from '@tavla/shared/contracts/data/erasures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { waitForMeeting } from '@/test/audio-client';
import { Browser } from '@/test/browser';
import { postForm } from '@/test/form';
import { callContract } from '@/test/matrix/call-contract';
import { makePasskey, newDevice } from '@/test/passkeys/passkey-desk';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { erase, rowsWith } from './erasure.test-kit';

const app = useTestApp();
let company: TestCompany;
let worker: Worker;
let person: TestUser;
const ids: Record<string, string> = {};

/** What nothing else is called, in parts: the name, the name before, both addresses, a token, a provider. */
const traces = 'Zelda|Quuxbury|Oldquux|zq@|zq2@|zq-at-provider|zq-who|zq-phone';

const as = (user: TestUser) => app.current.as(user);
const fine = async (answer: Promise<{ statusCode: number; payload: string }>) => {
  const { statusCode, payload } = await answer;
  expect(statusCode, payload).toBeLessThan(300);
  return payload ? JSON.parse(payload) : undefined;
};
const comment = (
  user: TestUser,
  message: string,
  files: { name: string; content: string }[] = [],
  more = {},
) =>
  fine(
    postForm(app.current, user, '/api/v1/chat/new-message', { message, isComment: 'true', ...more }, files),
  );

/** A person who has done everything that leaves something, and of whom others have said it. */
beforeAll(async () => {
  company = await app.current.addCompany();
  const { admin } = company;
  const { deps } = app.current.app;
  worker = startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} });
  const made = await fine(
    as(admin).post('/api/v1/users', {
      ...{ firstName: 'Zelda', lastName: 'Oldquux', email: 'zq@example.test', roleId: company.roles.admin },
    }),
  );
  person = { ...made, ...(await app.current.addSession(company.id, made.id)) };
  await fine(as(person).patch('/auth/me', { lastName: 'Quuxbury' }));
  await fine(as(admin).patch(`/api/v1/users/${person.id}`, { email: 'zq2@example.test', version: 2 }));
  // After another address they sign in anew.
  person = { ...person, ...(await app.current.addSession(company.id, made.id)) };

  const task = await fine(as(person).post('/api/v1/tasks', { title: 'Mine', userId: person.id }));
  ids.task = task.id;
  await fine(
    as(admin).patch(`/api/v1/tasks/${task.id}`, {
      title: 'Ask Zelda Quuxbury',
      description: 'zq2@example.test',
    }),
  );
  await fine(
    as(admin).patch(`/api/v1/tasks/${task.id}`, { description: '“Zelda\nQuuxbury”, once Zelda Oldquux.' }),
  );
  const token = await fine(
    as(person).post('/api/v1/tokens', {
      name: 'Zelda’s laptop',
      permissions: ['update', 'read'].map((action) => ({ action, resource: 'actions' })),
      expiresInDays: 30,
    }),
  );
  const program = app.current.as({ bearer: `Bearer ${token.secret}` });
  await fine(program.patch(`/api/v1/tasks/${task.id}`, { endDate: '2027-02-01' }));
  await fine(as(person).post('/api/v1/calendars', { scope: 'own' }));
  const browser = new Browser(app.current.app).enter(person);
  const passkey = await makePasskey(browser, newDevice(), 'Phone of zq-who');
  await fine(browser.patch(`/api/v1/passkeys/${passkey}`, { name: 'zq-phone' }));

  await comment(person, 'I am Zelda Quuxbury', [{ name: 'quuxbury.txt', content: 'From Zelda Quuxbury' }], {
    taskId: task.id,
  });
  await comment(admin, 'See @Zelda Quuxbury, and @Mia Member', [], { taskId: task.id });
  await comment(person, 'My own thought about Zelda Quuxbury', [{ name: 'own.txt', content: 'Zelda' }]);
  await comment(company.member, '@zelda, look', [], { taskId: task.id });

  const talk = (speaker: string) =>
    `WEBVTT

00:00:01.000 --> 00:00:02.000
<v ${speaker}>We begin with the budget.</v>
`;
  const sent = { language: 'en', name: 'Talk with Zelda Quuxbury' };
  for (const who of [person, admin]) {
    const files = [{ name: 'talk.vtt', content: talk(who === person ? 'Zelda Quuxbury' : 'Voice 1') }];
    const meeting = await fine(postForm(app.current, who, '/api/v1/audios', sent, files, {}, 'file'));
    const { id, segments } = await waitForMeeting(app.current, admin, meeting.id);
    ids[who === person ? 'theirs' : 'audio'] = id;
    ids.segment = segments[0]?.id ?? '';
  }
  await fine(
    as(person).patch(`/api/v1/audios/${ids.audio}/segments`, {
      speaker: 'Zelda Quuxbury',
      segmentIds: [ids.segment],
    }),
  );
  await fine(
    as(person).patch(`/api/v1/audios/${ids.audio}/segments/${ids.segment}`, {
      text: 'We begin.',
      version: 1,
    }),
  );

  const csv = 'firstName,lastName,email,role\nZelda,Quuxbury,zq2@example.test,user\n';
  await fine(
    postForm(
      app.current,
      admin,
      '/api/v1/users/csv/imports',
      {},
      [{ name: 'people.csv', content: csv }],
      {},
      'file',
    ),
  );
  await fine(as(admin).post('/api/v1/departments', { name: 'Sales', description: 'Led by Zelda Quuxbury' }));
  const hook = { name: 'Of Zelda Quuxbury', url: 'https://hooks.example.com/', events: ['users.update'] };
  const { webhook } = await fine(as(person).post('/api/v1/webhooks', hook));
  await deps.db.pool.query(
    `insert into sign_in_link ("organizationId", "userId", issuer, subject) values ($1, $2, 'https://id.test', 'zq-at-provider')`,
    [company.id, person.id],
  );
  const tried = {
    type: 'test',
    messageId: 'msg',
    isDelivered: false,
    milliseconds: 1,
    answer: 'Hi Zelda Quuxbury',
  };
  await deps.db.pool.query(
    `insert into webhook_delivery ("organizationId", id, "webhookId", type, "messageId", "isDelivered", milliseconds, answer)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7)`,
    [company.id, webhook.id, ...Object.values(tried)],
  );
  await app.current.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email: 'zq2@example.test' },
  });
  await fine(as(person).put('/auth/me/erasure'));
  await fine(as(admin).patch(`/api/v1/users/${person.id}`, { blocked: true }));
}, 60_000);
afterAll(() => worker?.stop());

test('what is theirs is said first, and then nothing of them is found in any row, file or answer', {
  timeout: 60_000,
}, async () => {
  const { admin } = company;
  expect((await rowsWith(app.current, traces)).length).toBeGreaterThan(40);
  const preview = (await as(admin).get(`/api/v1/users/${person.id}/erasure`)).json<ErasurePreview>();
  expect(preview).toMatchObject({ name: 'Zelda Quuxbury', state: 'inactive', isNameShared: false });
  expect(preview.names).toEqual(
    expect.arrayContaining(['Zelda Quuxbury', 'Zelda Oldquux', 'zq@example.test', 'zq2@example.test']),
  );
  const said = Object.fromEntries(preview.items.map(({ kind, count }) => [kind, count]));
  expect(said).toMatchObject({
    ...{ recordings: 1, files: 1, assigned: 1, account: 1, tokens: 1, calendars: 1, conversations: 1 },
    ...{ comments: 1, made: 1, corrections: 2, speaking: 2, texts: 4, webhooks: 1 },
  });
  expect(preview.items.find(({ kind }) => kind === 'recordings')?.places).toMatchObject([{ id: ids.theirs }]);

  const wish = {
    name: 'zelda quuxbury ',
    recordings: 'delete',
    files: 'delete',
    handOverTo: company.member.id,
  };
  const done = await erase(app.current, company.id, admin, person.id, wish);
  expect(done).toMatchObject({ state: 'done', name: null, progress: 1, startedById: admin.id });

  // The jobs that follow: files of what was deleted.
  const { env, db } = app.current.app.deps;
  await db.pool.query(`update deleted_meeting set "deletedAt" = now() - interval '2 minutes'`);
  await db.pool.query(`update graphile_worker._private_jobs set run_at = now()`);
  const jobs = async () =>
    (await db.pool.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n;
  await expect.poll(jobs, { timeout: 20_000 }).toBe(0);

  expect(await rowsWith(app.current, traces)).toEqual([]);
  // Without a mail server the mails that were sent lie here; they have left the product.
  const names = await readdir(env.dataDir, { recursive: true, withFileTypes: true });
  for (const file of names.filter((one) => one.isFile() && !one.name.endsWith('.eml'))) {
    const bytes = await readFile(path.join(file.parentPath, file.name), 'latin1');
    expect(new RegExp(traces, 'i').test(bytes), file.name).toBe(false);
  }
});

test('what others made and said stays, by a former member', async () => {
  const { admin, member } = company;
  const task = (await as(admin).get(`/api/v1/tasks/${ids.task}`)).json();
  expect(task).toMatchObject({
    ...{ title: 'Ask Former member', userId: member.id },
    description: '“Former member”, once Former member.',
  });
  const thread = (await as(admin).get(`/api/v1/chat/messages?taskId=${ids.task}`)).json().data;
  expect(thread).toMatchObject([
    { authorName: 'Former member', content: 'I am Former member', attachments: [] },
    { content: 'See @Former member, and @Mia Member' },
    { content: '@Former member, look', mentions: [] },
  ]);
  const [mention] = thread[1].mentions;
  expect(thread[1].content.slice(mention.at, mention.at + mention.length)).toBe('@Mia Member');
  const detail = (await as(admin).get(`/api/v1/audios/${ids.audio}`)).json<AudioDetail>();
  expect(detail).toMatchObject({
    name: 'Talk with Former member',
    segments: [{ speaker: 'Former member', text: 'We begin.' }],
  });
  expect((await as(admin).get(`/api/v1/audios/${ids.theirs}`)).statusCode).toBe(404);
  const audit = (await as(admin).get(`/api/v1/audit?actorId=${person.id}`)).json();
  expect(audit.total).toBeGreaterThan(5);
  expect(new Set(audit.data.map(({ actorName }: { actorName: string }) => actorName))).toEqual(
    new Set(['Former member']),
  );
});

test('no answer to anybody knows them, the archive of the company least of all', {
  timeout: 60_000,
}, async () => {
  const reads = allContracts.filter(
    ({ method, access, answers }) => method === 'GET' && access !== 'public' && answers !== 'stream',
  );
  let answered = 0;
  for (const contract of reads) {
    const idOf = (field: string) =>
      ids[field.replace(/Ids?$/, '')] ?? (field === 'userId' ? person.id : company.id);
    const answer = await callContract(app.current.app, contract, company.admin.cookie, idOf);
    if (answer.statusCode === 200) answered++;
    expect(new RegExp(traces, 'i').test(answer.rawPayload.toString('latin1')), contract.name).toBe(false);
  }
  expect(answered).toBeGreaterThan(25);
});
