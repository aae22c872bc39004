import { allContracts } from '@tavla/shared/all-contracts';
import { allPermissions } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { callOperation } from '@/test/matrix/call-operation';
import { addHolder, sampleNaming, setScene } from '@/test/matrix/matrix-scene';
import { type Operation, readOperations } from '@/test/matrix/operations';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();
let base: string;
let operations: Operation[];

beforeAll(async () => {
  base = await app.current.listen();
  operations = await readOperations(app.current);
});

const secret = 'Ostrich under the stairs';

/** What an answer tells: a refusal by its words, too. */
function said({ status, body }: { status: number; body: string }): string {
  return status < 400 ? String(status) : `${status} ${JSON.parse(body).message}`;
}

/** A meeting that nobody but its uploader may see, with a proposal that has a conversation. */
async function setClosedScene() {
  const scene = await setScene(app.current);
  const { company, ids } = scene;
  const { prisma } = app.current.db;
  const owner = await app.current.addUser(company.id, company.roles.user);
  const own = (id = '') => ({ organizationId_id: { organizationId: company.id, id } });
  await prisma.audio.update({
    where: own(ids.audio),
    data: { name: secret, visibility: 'people', createdById: owner.id },
  });
  await prisma.transcriptSegment.updateMany({ where: { audioId: ids.audio ?? '' }, data: { text: secret } });
  await prisma.actionItem.update({ where: own(ids.item), data: { title: secret, quote: secret } });
  await prisma.meetingUpdate.update({ where: own(ids.update), data: { quote: secret } });
  const origin = { originAudioId: ids.audio ?? '', originStartMs: 0, originQuote: secret };
  await prisma.task.update({
    where: own(ids.task),
    data: { title: secret, column: 'pending', status: 'on-approval', ...origin },
  });
  for (const id of [ids.message, ids.answer])
    await prisma.chatMessage.update({ where: own(id), data: { content: secret } });
  const hidden = [
    secret,
    ids.audio,
    ids.task,
    ids.message,
    ids.answer,
    ids.attachment,
    ids.item,
    ids.update,
    ids.inbox,
  ].map(String);
  return { scene, owner, hidden };
}

test('every address about a meeting says so', () => {
  const silent = allContracts.filter(
    ({ path, of }) => path.startsWith('/api/v1/audios/:id') && of === undefined,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe('for whoever may not see a meeting', () => {
  test('no address shows anything of it, and all that name it answer as if it were not there', async () => {
    const faults: string[] = [];
    for (const operation of operations) {
      const { scene, hidden } = await setClosedScene();
      const isOfAdmins = (resource: string) => resource === 'admin';
      const pairs = allPermissions.filter(({ resource }) => !isOfAdmins(resource));
      const { cookie } = await addHolder(app.current, scene, pairs);
      const named: string[] = [];
      const sample = sampleNaming(operation, scene.ids);
      const ids = (field: string) => {
        const id = sample.ids(field);
        named.push(id);
        return id;
      };
      const answer = await callOperation(base, operation, cookie, { ...sample, ids });
      const who = `${operation.method} ${operation.path}`;
      if (hidden.some((text) => answer.body.includes(text))) faults.push(`${who} shows it: ${answer.body}`);
      // An id that is taken is taken, whoever has it; nobody can guess one.
      if (!named.some((id) => hidden.includes(id)) || operation.operationId === 'tasks.create') continue;
      const other = (field: string) => (hidden.includes(sample.ids(field)) ? newId() : sample.ids(field));
      const unknown = await callOperation(base, operation, cookie, { ...sample, ids: other });
      if (said(answer) !== said(unknown)) faults.push(`${who}: ${said(answer)}, else ${said(unknown)}`);
    }
    expect(faults).toEqual([]);
  }, 180_000);
});

describe('an admin who may not see a meeting', () => {
  test('knows its name and size, and can delete it', async () => {
    const { scene, owner } = await setClosedScene();
    const admin = app.current.as(scene.company.admin);
    const id = scene.ids.audio;
    expect((await admin.get('/api/v1/audios/closed')).json()).toEqual({
      data: [{ id, name: secret, sizeBytes: 1 }],
    });
    expect((await app.current.as(owner).get(`/api/v1/audios/${id}`)).statusCode).toBe(200);
    expect((await admin.get(`/api/v1/audios/${id}`)).statusCode).toBe(404);
    expect((await admin.delete(`/api/v1/audios/${id}`)).statusCode).toBe(204);
    expect((await app.current.as(owner).get(`/api/v1/audios/${id}`)).statusCode).toBe(404);
  });

  test('reads no title of a proposal in the audit log', async () => {
    const { scene, owner } = await setClosedScene();
    const { statusCode } = await app.current.as(owner).delete(`/api/v1/tasks/${scene.ids.task}`);
    expect(statusCode).toBe(204);
    const { data } = (await app.current.as(scene.company.admin).get('/api/v1/audit')).json();
    expect(data).toMatchObject([{ action: 'task.delete', targetId: scene.ids.task, targetName: '' }]);
  });
});
