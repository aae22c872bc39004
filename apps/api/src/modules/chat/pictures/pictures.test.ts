import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, describe, expect, test } from 'vitest';
import { png } from '@/adapters/attachments/documents.test-kit';
import { postForm } from '@/test/form';
import {
  type AskedModel,
  picturesOf,
  readBy,
  refuses,
  says,
  useModelServer,
} from '@/test/models/model-server';
import { type TestCompany, useTestApp } from '@/test/test-app';

const model = await useModelServer();
const server = { ASSISTANT_ENGINE: 'openai', OPENAI_BASE_URL: model.url };
const app = useTestApp({ ...server, CHAT_SEES_PICTURES: 'true' });
const blind = useTestApp(server);
let company: TestCompany;
let taskId: string;
const begin = async (test = app) => {
  company = await test.current.addCompany();
  taskId = (await test.current.as(company.member).post('/api/v1/tasks', { title: 'Paint' })).json().id;
};
beforeEach(() => begin());

const picture = (says: string, bytes = 0) => ({
  name: `${says}.png`,
  content: Buffer.concat([png(640, 480), Buffer.from(says), Buffer.alloc(bytes)]),
});
async function ask(
  message: string,
  files: { name: string; content: Buffer }[] = [],
  more: Record<string, string> = {},
  test = app,
): Promise<ChatMessage | undefined> {
  const fields = { message, taskId, ...more };
  await postForm(test.current, company.member, '/api/v1/chat/new-message', fields, files);
  const list = await test.current.as(company.member).get(`/api/v1/chat/messages?taskId=${taskId}`);
  return list.json<{ data: ChatMessage[] }>().data.at(-1);
}
const note = (...files: { name: string; content: Buffer }[]) => ask('See.', files, { isComment: 'true' });
/** What each picture says that the model was shown last. */
const shown = () =>
  picturesOf(model.asked.at(-1) as AskedModel).map((bytes) =>
    /[a-z]+\0*$/.exec(bytes)?.[0]?.replace(/\0/g, ''),
  );
const question = 'Which colour is this, I wonder?';

describe('a model that sees', () => {
  test('is shown the pictures of a question, and cites them', async () => {
    model.answers = [says('It is blue [f1].')];
    const answer = await ask(question, [picture('boat')]);
    expect(shown()).toEqual(['boat']);
    const me = await app.current.as(company.member).get('/auth/me');
    expect(me.json()).toMatchObject({ seesPictures: true });
    const sent = await app.current.as(company.admin).get('/api/v1/organization/assistant');
    expect(sent.json()).toMatchObject({ servers: { language: { seesPictures: true } } });
    expect(readBy(model.asked[0] as AskedModel)).toContain('"pictures":[{"mark":"f1","name":"boat.png"}]');
    expect(answer).toMatchObject({
      content: 'It is blue.',
      citations: [{ kind: 'file', title: 'boat.png' }],
    });
  });

  test('is shown the newest four of the conversation, those of the question before all others', async () => {
    model.answers = [says('Blue.')];
    await note(picture('aft'), picture('bow'));
    await note(picture('cox'), picture('dory'));
    await ask(question, [picture('eel')]);
    expect(shown()).toEqual(['bow', 'cox', 'dory', 'eel']);
    await ask('And which of these is older?');
    expect(shown()).toEqual(['bow', 'cox', 'dory', 'eel']);
  });

  test('is not shown what is too large, which the answer says by name', async () => {
    model.answers = [says('Blue [f1].')];
    const answer = await ask(question, [picture('whale', 8 * 2 ** 20), picture('eel')]);
    expect(shown()).toEqual(['eel']);
    expect(answer?.content).toContain('I have not seen “whale.png”: I am shown a few pictures');
    expect((await ask('And this?'))?.content).not.toContain('whale');
  });

  test('answers from the words where its server refuses them, and says so', async () => {
    model.answers = [
      (response, asked) =>
        (picturesOf(asked).length > 0
          ? refuses(400, { error: { message: 'image_url is only supported by certain models' } })
          : says('I cannot tell.'))(response, asked),
    ];
    const answer = await ask(question, [picture('boat')]);
    expect(answer?.content).toMatch(/^I cannot tell\.\n\nI have not seen the pictures: the model/);
  });

  test.each(['local', 'off'])('is shown nothing where the company says %s', async (assistant) => {
    await app.current.as(company.admin).patch('/api/v1/organization', { assistant });
    await ask(question, [picture('boat')]);
    expect(model.asked).toEqual([]);
  });
});

test('a model that is not said to see is sent words alone', async () => {
  await begin(blind);
  model.answers = [says('I cannot see.')];
  await ask(question, [picture('boat')], {}, blind);
  expect(model.asked.map(picturesOf)).toEqual([[]]);
  expect(typeof model.asked[0]?.body.messages?.[1]?.content).toBe('string');
});
