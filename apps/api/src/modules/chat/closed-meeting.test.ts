import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addItem } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
const secret = 'Ostrich under the stairs';
let company: TestCompany;
let owner: TestUser;
let stranger: TestUser;
let audioId: string;
let taskId: string;

const as = (user: TestUser) => app.current.as(user);
const ask = async (message: string) => {
  const fields = { message, taskId };
  return (await postForm(app.current, owner, '/api/v1/chat/new-message', fields)).json().data
    .answer as string;
};
const questions = [
  'What was said in the meeting?',
  'What has changed so far?',
  'Please sum it up',
  'Who was it that spoke of an ostrich?',
  '¿Qué se dijo en la reunión?',
];

/** A task that was approved, of a meeting that only `owner` sees. */
beforeEach(async () => {
  company = await app.current.addCompany();
  owner = company.member;
  stranger = await app.current.addUser(company.id, company.roles.user);
  const { prisma } = app.current.db;
  const organizationId = company.id;
  audioId = await addMeeting(prisma, organizationId, { name: secret, createdById: owner.id });
  const line = { chunkIndex: 0, startMs: 1_000, endMs: 2_000, text: `${secret}: I send the slides` };
  await prisma.transcriptSegment.create({ data: { organizationId, id: newId(), audioId, ...line } });
  const itemId = await addItem(prisma, { organizationId, audioId, quote: line.text });
  taskId = (await as(owner).post(`/api/v1/audios/${audioId}/items/${itemId}/propose`)).json().taskId;
  await as(owner).patch(`/api/v1/tasks/${taskId}`, { customField: { status: 'todo' } });
});

describe('the conversation on a ticket, which is everybody’s', () => {
  test('is answered from a meeting that everybody may see', async () => {
    expect(await ask(questions[0] ?? '')).toContain(secret);
  });

  test('says nothing of a meeting that not everybody may see, whoever asks', async () => {
    await as(owner).patch(`/api/v1/audios/${audioId}`, { visibility: { to: 'people', ids: [] } });
    for (const question of questions) await ask(question);
    const thread = await as(stranger).get(`/api/v1/chat/messages?taskId=${taskId}`);
    expect(thread.json().data).toHaveLength(2 * questions.length);
    expect(thread.body).not.toContain(secret);
  });
});
