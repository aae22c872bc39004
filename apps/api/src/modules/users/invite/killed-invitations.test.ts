import type { ChildProcess } from 'node:child_process';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { change } from '@/db/events/change';
import { MailCatcher } from '@/test/mail-catcher';
import { forkTestProcess } from '@/test/processes/test-process';
import { startTestApp, type TestApp } from '@/test/test-app';
import { addPeople } from '../add-people';

const mails = new MailCatcher();
let app: TestApp;
let worker: ChildProcess | undefined;
beforeAll(async () => {
  await mails.start();
  app = await startTestApp({ SMTP_URL: mails.url });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await app?.close();
  await mails.stop();
});

function startWorker(): void {
  worker = forkTestProcess('worker', [app.db.url, app.app.deps.env.dataDir], { SMTP_URL: mails.url });
}

async function kill(): Promise<void> {
  const gone = new Promise((resolve) => worker?.once('exit', resolve));
  worker?.kill('SIGKILL');
  await gone;
}

/** As if the dead worker's claims and locks had run out. */
async function letTimePass(): Promise<void> {
  const { pool } = app.db;
  await pool.query('update waiting_mail set "dueAt" = now() where claim is not null');
  await pool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null",
  );
}

it('reaches everyone, whenever its worker is killed', { timeout: 240_000 }, async () => {
  const company = await app.addCompany();
  const { db } = app;
  const people = Array.from({ length: 150 }, (_, n) => ({
    id: newId(),
    email: `killed-${n}@invite.test`,
    firstName: 'Killed',
    lastName: `Number ${n}`,
    roleId: company.roles.user,
    positionId: null,
    managerId: null,
    departmentIds: [],
  }));
  const actor = { id: company.admin.id, name: '', ip: '', userAgent: '' };
  await change(db.forCompany(company.id), (tx) => addPeople(tx, actor, people, new Date()));
  const invited = async () =>
    (await db.prisma.user.findMany({ where: { organizationId: company.id, invitedAt: { not: null } } })).map(
      ({ email }) => email,
    );

  // Killed in the middle of sends: the mail is there, and its sender never learns that it was accepted.
  for (const at of [5, 23, 60, 100]) {
    const killed = new Promise<void>((resolve) => {
      mails.beforeAccept = async () => {
        if (mails.mails.length < at) return;
        await kill();
        resolve();
      };
    });
    startWorker();
    await killed;
    mails.beforeAccept = async () => {};
    const reached = new Set(mails.mails.map(({ to }) => to));
    for (const email of await invited()) expect(reached).toContain(email);
    await letTimePass();
  }
  // And between sends, when some are noted.
  startWorker();
  await expect
    .poll(async () => (await invited()).length, { interval: 5, timeout: 60_000 })
    .toBeGreaterThan(110);
  await kill();
  await letTimePass();
  startWorker();
  await expect.poll(async () => (await invited()).length, { timeout: 60_000 }).toBe(150);

  const sent = people.map(({ email }) => mails.to(email));
  expect(sent.every(({ length }) => length >= 1)).toBe(true);
  for (const repeats of sent) expect(new Set(repeats.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(mails.mails.map(({ messageId }) => messageId)).size).toBe(150);
  // No kill repeats more than one mail of each of the three senders, however slow the database is with its notes.
  expect(mails.mails.length - 150).toBeLessThanOrEqual(5 * 3);
  expect(mails.mails.length).toBeGreaterThan(150);
  expect(await db.prisma.waitingMail.count()).toBe(0);
});
