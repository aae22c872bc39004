import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let taskId: string;
let priya: TestUser;

const named = (firstName: string, lastName: string) =>
  app.current.addUser(company.id, company.roles.user, { firstName, lastName });
const patchUser = (user: TestUser, body: object) =>
  app.current.as(company.admin).patch(`/api/v1/users/${user.id}`, body);

beforeEach(async () => {
  company = await app.current.addCompany();
  priya = await named('Priya', 'Shah');
  const answer = await app.current.as(company.member).post('/api/v1/tasks', { title: 'Print the flyers' });
  taskId = answer.json().id;
});

async function send(message: string, mentions: string): Promise<ChatMessage> {
  await postForm(app.current, company.member, '/api/v1/chat/new-message', {
    ...{ message, taskId, mentions, isComment: 'true' },
  });
  const url = `/api/v1/chat/messages?taskId=${taskId}`;
  return (await app.current.as(company.member).get(url)).json().data.at(-1);
}

async function edited({ id }: ChatMessage, content: string, more: object = {}): Promise<ChatMessage> {
  const answer = await app.current
    .as(company.member)
    .patch(`/api/v1/chat/messages/${id}`, { content, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Who has it in their inbox. */
async function told({ id }: ChatMessage): Promise<string[]> {
  const { rows } = await app.current.db.pool.query(
    'select "userId" from inbox_entry where "organizationId" = $1 and "messageId" = $2 order by "userId"',
    [company.id, id],
  );
  return rows.map(({ userId }) => userId);
}

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, boolean?]>([
  ['is the only one of the name', async () => undefined, async () => undefined],
  ['has the name with somebody else', () => named('Priya', 'Shah'), async () => undefined],
  ['was renamed since', async () => undefined, () => patchUser(priya, { lastName: 'Patel' })],
  [
    'was renamed, and the name is somebody else’s now',
    async () => undefined,
    async () => {
      await patchUser(priya, { lastName: 'Patel' });
      await named('Priya', 'Shah');
    },
  ],
  ['was blocked since', async () => undefined, () => patchUser(priya, { blocked: true }), false],
])(
  'another word that is corrected leaves a mention with whom it meant, who %s',
  async (_, before, since, isThere = true) => {
    await before();
    const message = await send('Shure, @Priya Shah and @Priya Shah', priya.id);
    expect(message.mentions.map(({ userId }) => userId)).toEqual([priya.id, priya.id]);
    const inboxes = await told(message);
    await since();
    const now = await edited(message, 'Sure, @Priya Shah and @Priya Shah');
    expect(now.mentions).toEqual(message.mentions.map((one) => ({ ...one, at: one.at - 1 })));
    // Whoever is blocked reads nothing.
    expect(await told(message)).toEqual(isThere ? inboxes : []);
    expect((await edited(message, 'Sure')).mentions).toEqual([]);
    expect(await told(message)).toEqual([]);
  },
);

test('whom an edit chooses is meant, and whom it names beside', async () => {
  const other = await named('Priya', 'Shah');
  const bo = await named('Bo', 'Berg');
  const message = await send('@Priya Shah', priya.id);
  const now = await edited(message, '@Priya Shah, @Bo Berg', { mentionIds: [other.id] });
  expect(now.mentions.map(({ userId }) => userId)).toEqual([other.id, bo.id]);
  expect(await told(message)).toEqual([other.id, bo.id].sort());
});

test('a longer name than before is another name', async () => {
  const message = await send('Ask @Priya', '');
  await named('Priya', 'Shahid');
  const now = await edited(message, 'Ask @Priya Shahid');
  expect(now.mentions).toMatchObject([{ at: 4, length: 13 }]);
  expect(now.mentions[0]?.userId).not.toBe(priya.id);
});
