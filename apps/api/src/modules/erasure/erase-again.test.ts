import type { ErasureInput } from '@tavla/shared/contracts/data/erasures';
import { beforeEach, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { begin, work } from './erasure.test-kit';
import { steps } from './steps/steps';

const app = useTestApp();
let company: TestCompany;
let gone: TestUser;
let taskId: string;
const name = 'Greta Goneaway';
const address = () => `${company.id}@gone.test`;

const admin = () => app.current.as(company.admin);
const path = () => `/api/v1/users/${gone.id}/erasure`;

beforeEach(async () => {
  company = await app.current.addCompany();
  gone = await app.current.addUser(company.id, company.roles.user, {
    ...{ firstName: 'Greta', lastName: 'Goneaway', email: address() },
  });
  const body = { title: 'Ask Greta Goneaway', description: `At ${address()}` };
  taskId = (await admin().post('/api/v1/tasks', body)).json().id;
  const said = { message: 'See the file', isComment: 'true', taskId };
  const sent = await postForm(app.current, gone, '/api/v1/chat/new-message', said, [
    { name: 'plan.txt', content: 'A plan' },
  ]);
  expect(sent.statusCode, sent.payload).toBeLessThan(300);
  await addMeeting(app.current.db.prisma, company.id, { createdById: gone.id });
  await admin().patch(`/api/v1/users/${gone.id}`, { blocked: true });
});

const start = (wish: Partial<ErasureInput>) => begin(app.current, company.admin, gone.id, { name, ...wish });

/** Begins, and fails for good: before it does anything, or when so many steps are noted and the next is about to be. */
async function failAt(step: number | 'start', wish: Partial<ErasureInput>): Promise<void> {
  const begun = await start(wish);
  expect(begun.statusCode, begun.payload).toBe(202);
  const noted = step === 'start' ? 0 : step;
  if (step !== 'start') {
    await app.current.asOwner(`create or replace function killed() returns trigger language plpgsql
      as $$ begin raise exception 'killed'; end $$`);
    await app.current.asOwner(`create trigger killed before update on erasure for each row
      when (new.step > ${noted}) execute function killed()`);
    await expect(work(app.current, company.id, begun.json())).rejects.toThrow('killed');
    await app.current.asOwner('drop trigger killed on erasure');
  }
  const where = { organizationId: company.id, userId: gone.id };
  await app.current.db.prisma.erasure.updateMany({ where, data: { state: 'failed' } });
  expect(await app.current.db.prisma.erasure.findFirst({ where })).toMatchObject({ step: noted });
}

async function again(wish: Partial<ErasureInput>): Promise<void> {
  const begun = await start(wish);
  expect(begun.statusCode, begun.payload).toBe(202);
  expect(begun.json()).toMatchObject({ state: 'running', startedById: company.admin.id });
  await work(app.current, company.id, begun.json());
}

/** What is left of what the wishes are about. */
async function left() {
  const { prisma } = app.current.db;
  const organizationId = company.id;
  const { title, description } = await prisma.task.findFirstOrThrow({
    where: { organizationId, id: taskId },
  });
  return {
    recordings: await prisma.audio.count({ where: { organizationId } }),
    files: await prisma.chatAttachment.count({ where: { organizationId } }),
    texts: `${title}. ${description}`,
  };
}

const nameless = 'Ask Former member. At Former member';

for (const step of ['start', 0, 1, 2, steps.length - 2, steps.length - 1] as const)
  test(`what is chosen holds when it begins again: kept first and deleted now, stopped at step ${step}`, async () => {
    await failAt(step, { recordings: 'keep', files: 'keep', spared: [] });
    const preview = (await admin().get(path())).json();
    expect(preview).toMatchObject({ name, names: expect.arrayContaining([name, address()]) });
    await again({ recordings: 'delete', files: 'delete', spared: [] });
    expect(await left()).toEqual({ recordings: 0, files: 0, texts: nameless });
  });

test('what is chosen holds when it begins again: deleted first and kept now', async () => {
  await failAt('start', { recordings: 'delete', files: 'delete', spared: [] });
  await again({ recordings: 'keep', files: 'keep', spared: [name] });
  expect(await left()).toEqual({ recordings: 1, files: 1, texts: `Ask ${name}. At Former member` });
});

test('it begins again by the name alone, and the audit log says who began it', async () => {
  await failAt(1, { recordings: 'keep' });
  const wrong = await start({ name: 'Greta', recordings: 'delete' });
  expect(wrong.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'name' }] });
  await again({ recordings: 'delete' });
  const entries = await app.current.db.prisma.auditEntry.findMany({
    where: { organizationId: company.id, action: 'user.erase' },
    orderBy: { createdAt: 'asc' },
  });
  expect(entries).toMatchObject([
    { actorId: company.admin.id, targetName: 'Former member', details: { recordings: 'keep' } },
    { actorId: company.admin.id, targetName: 'Former member', details: { recordings: 'delete' } },
  ]);
  expect((await start({})).statusCode).toBe(409);
});
