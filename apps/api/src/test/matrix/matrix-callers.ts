import { allPermissions, Permission } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { expect, vi } from 'vitest';
import type { TestApp, TestCompany, TestUser } from '../test-app';
import { fieldsSent, type Sample, type Shown } from './call-operation';
import { asksForEverything, type Caller, pairOf, takesSessions } from './caller-rules';
import { addHolder, type Scene, sampleNaming } from './matrix-scene';
import type { Operation } from './operations';

/** Who calls, and with which input. */
export interface Cell {
  shown: Shown;
  sample: Sample;
}

/** Makes the caller of a cell, and an input that names what such a caller would name. */
export async function makeCaller(
  test: TestApp,
  operation: Operation,
  scene: Scene,
  caller: Caller,
  elsewhere: TestCompany,
): Promise<Cell> {
  const { ids } = scene;
  const sample = sampleNaming(operation, ids);
  switch (caller) {
    case 'nobody':
      return { shown: undefined, sample };
    case 'blocked':
    case 'revoked':
      return { shown: (await addEnded(test, scene, caller)).cookie, sample };
    case 'of another company':
      return { shown: (await test.addUser(elsewhere.id, elsewhere.roles.admin)).cookie, sample };
    case 'without the permission': {
      const pair = pairOf(operation);
      return { shown: (await addHolder(test, scene, pair ? allBut(pair) : [])).cookie, sample };
    }
    case 'of lower rank': {
      const above = await addHolder(test, scene, allPermissions);
      const theirs = { ...ids, user: above.id, role: above.roleId, session: above.sessionId };
      const reaching = sampleNaming(operation, theirs, { permissions: allPermissions });
      const me = await addHolder(test, scene, neededFor(operation, reaching));
      await takeMessages(test, scene, me.id);
      return { shown: me.cookie, sample: reaching };
    }
    case 'with a token': {
      const unknown = sampleNaming(operation, 'what nobody has');
      return { shown: (await addTokenOf(test, scene, allPermissions)).bearer, sample: unknown };
    }
    case 'with a token without the permission': {
      const pair = pairOf(operation);
      return { shown: (await addTokenOf(test, scene, pair ? allBut(pair) : [])).bearer, sample };
    }
    case 'with a revoked token':
      return { shown: await addRevokedToken(test, scene), sample };
    case 'allowed':
      return addAllowed(test, operation, scene);
  }
}

/** For each field that asks for a permission: somebody who lacks this one, and sends the field. */
export async function callersWithoutField(
  test: TestApp,
  operation: Operation,
  scene: Scene,
): Promise<(Cell & { field: string; pair: string })[]> {
  const fields = Object.entries(operation['x-field-permissions'] ?? {});
  return Promise.all(
    fields.map(async ([field, pair]) => {
      const { cookie } = await addHolder(test, scene, allBut(pair));
      const others = fields.filter(([other]) => other !== field).map(([other]) => [other, undefined]);
      return {
        shown: cookie,
        field,
        pair,
        sample: sampleNaming(operation, scene.ids, Object.fromEntries(others)),
      };
    }),
  );
}

const allBut = (pair: string) =>
  allPermissions.filter(({ action, resource }) => `${action} ${resource}` !== pair);

/** What somebody holds who may do just this, as the documentation says it. */
function neededFor(operation: Operation, sample: Sample): Permission[] {
  const ofFields = operation['x-field-permissions'] ?? {};
  const pairs = [pairOf(operation), ...fieldsSent(operation, sample).map((field) => ofFields[field])];
  return [...new Set(pairs)].flatMap((pair) => {
    const [action, resource] = pair?.split(' ') ?? [];
    return pair ? [Permission.parse({ action, resource })] : [];
  });
}

/** Somebody who could do everything a moment ago, as the server remembers. Decisions: within five seconds. */
async function addEnded(test: TestApp, { company }: Scene, how: 'blocked' | 'revoked'): Promise<TestUser> {
  const person = await test.addUser(company.id, company.roles.admin);
  const ask = async () => (await test.as(person).get('/auth/me')).statusCode;
  expect(await ask()).toBe(200);
  const admin = test.as(company.admin);
  if (how === 'blocked') {
    await admin.patch(`/api/v1/users/${person.id}`, { blocked: true });
    // Blocking ends sessions, too; each of the two must be enough.
    const where = { id: person.sessionId };
    await test.db.prisma.session.updateMany({ where, data: { revokedAt: null } });
  } else {
    await admin.delete(`/api/v1/users/${person.id}/sessions`);
  }
  await vi.waitUntil(async () => (await ask()) === 401, { timeout: 20_000, interval: 5 });
  return person;
}

/** A token of somebody who may do everything. */
async function addTokenOf(test: TestApp, { company }: Scene, permissions: readonly Permission[]) {
  const { id } = await test.addUser(company.id, company.roles.admin);
  return { userId: id, ...(await test.addToken(company.id, id, permissions)) };
}

/** One that was just used. Decisions: within five seconds. */
async function addRevokedToken(test: TestApp, scene: Scene): Promise<string> {
  const { bearer, tokenId, userId } = await addTokenOf(test, scene, allPermissions);
  const ask = async () => (await test.as({ bearer }).get('/auth/me')).statusCode;
  expect(await ask()).toBe(200);
  await test.as(scene.company.admin).delete(`/api/v1/users/${userId}/tokens/${tokenId}`);
  await vi.waitUntil(async () => (await ask()) === 401, { timeout: 20_000, interval: 5 });
  return bearer;
}

/** Somebody who holds just what is needed, in a company where it can be done to somebody who may do nothing. */
async function addAllowed(test: TestApp, operation: Operation, scene: Scene): Promise<Cell> {
  const { path } = operation;
  const organizationId = scene.company.id;
  const { prisma } = test.db;
  const plain = await addHolder(test, scene, []);
  const ids: Record<string, string> = { ...scene.ids, user: plain.id };
  const given = { id: newId(), messageId: newId(), afterId: null, beforeId: null };
  const needed = asksForEverything(operation)
    ? allPermissions
    : neededFor(operation, sampleNaming(operation, ids, given));
  const me = await addHolder(test, scene, needed);

  // What is a person's own, nobody else touches, whatever they may do.
  const { sessionId: session } = await test.addSession(organizationId, me.id);
  const userId = path.startsWith('/api/v1/users') ? plain.id : me.id;
  await prisma.apiToken.updateMany({ where: { organizationId }, data: { userId } });
  await prisma.calendarLink.updateMany({ where: { organizationId }, data: { userId } });
  await prisma.agentSession.updateMany({ where: { organizationId }, data: { ownerId: me.id } });
  await prisma.passkey.updateMany({ where: { organizationId }, data: { userId } });
  await prisma.csvImport.updateMany({ where: { organizationId }, data: { userId: me.id } });
  const status = path.endsWith('/undo') ? 'done' : 'draft';
  await prisma.taskImport.updateMany({ where: { organizationId }, data: { userId: me.id, status } });
  await takeMessages(test, scene, me.id);
  const upload = path.includes('/uploads/{') ? await announce(test, me) : '';
  if (path.endsWith('/restore')) await test.as(scene.company.admin).delete(`/api/v1/tasks/${ids.task}`);
  const shown = takesSessions(operation) ? me.cookie : (await test.addToken(organizationId, me.id)).bearer;
  return { shown, sample: sampleNaming(operation, { ...ids, session, upload }, given) };
}

/** Makes somebody the author of all that was written. */
async function takeMessages(test: TestApp, { company }: Scene, authorId: string): Promise<void> {
  await test.db.prisma.chatMessage.updateMany({ where: { organizationId: company.id }, data: { authorId } });
}

async function announce(test: TestApp, { cookie }: TestUser): Promise<string> {
  const { headers } = await test.app.inject({
    method: 'POST',
    url: '/api/v1/uploads',
    headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': '9' },
  });
  return String(headers.location).split('/').at(-1) ?? '';
}
