import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { ModelUsage } from '@/adapters/language/language';
import { toolOf } from '@/adapters/language/toolbox';
import { type AskedModel, calls, refuses, says, send, useModelServer } from '@/test/models/model-server';
import { pictureTokens } from '../count-usage';
import { usualBudget } from './budget';
import { converse } from './converse';
import { createModelServer } from './model-server';

const server = await useModelServer();
const picture = { mark: 'f1', name: 'plan.png', mimeType: 'image/png', bytes: Buffer.from('plan') };
const url = `data:image/png;base64,${Buffer.from('plan').toString('base64')}`;
const look = toolOf({
  ...{ name: 'look', description: 'Looks.', input: z.object({}) },
  run: async () => 'Nothing there.',
});
const open = () => createModelServer({ baseUrl: server.url, model: 'm', maxRetries: 0 });
let taken: ModelUsage[] = [];
beforeEach(() => {
  taken = [];
});

function ask(model = open(), { inputTokens = 100_000 } = {}) {
  const prompt = { instructions: 'Be brief.', data: '{"question":"What is this?"}' };
  return converse(model, prompt, {
    ...{ toolbox: { tools: [look] }, pictures: [picture], onDelta: () => {} },
    ...{ onUsage: (usage: ModelUsage) => taken.push(usage), signal: new AbortController().signal },
    ...{ contextTokens: 32_000, budget: { ...usualBudget, inputTokens } },
  });
}
/** What the server was sent: whether it had pictures and tools. */
const asked = () =>
  server.asked.map(({ body }) => [
    JSON.stringify(body).includes(url) && 'pictures',
    body.tools !== undefined && 'tools',
  ]);
const refusal = (message: string) => refuses(400, { error: { message } });

test('a picture is a part of what is asked, in each request', async () => {
  server.answers = [calls(['look', {}]), says('A plan.')];
  expect(await ask()).toEqual({ answer: 'A plan.', isCutShort: false });
  for (const { body } of server.asked) {
    expect(body.messages?.[1]).toEqual({
      role: 'user',
      content: [
        { type: 'text', text: '{"question":"What is this?"}' },
        { type: 'image_url', image_url: { url } },
      ],
    });
  }
});

test('and by /responses as well', async () => {
  server.hasResponses = true;
  server.answers = [
    (response) => {
      send(response, { type: 'response.output_text.delta', delta: 'A plan.' });
      response.end();
    },
  ];
  expect((await ask()).answer).toBe('A plan.');
  expect(server.asked[0]?.body.input?.[0]?.content).toEqual([
    { type: 'input_text', text: '{"question":"What is this?"}' },
    { type: 'input_image', image_url: url, detail: 'auto' },
  ]);
});

const hasPicture = ({ body }: AskedModel) => JSON.stringify(body).includes(url);
type Answering = ReturnType<typeof says>;
/** Of a server that takes no pictures. */
const unseeing =
  (refused: Answering, words: string): Answering =>
  (response, one) =>
    (hasPicture(one) ? refused : says(words))(response, one);

test.each([
  ['says so', refusal('image_url is only supported by certain models')],
  ['says nothing of why', refusal('Bad request')],
  ['takes nothing so large', refuses(413, 'Request Entity Too Large')],
  ['fails over it', refuses(500, { error: { message: 'image input is not supported: mmproj' } })],
  [
    'knows none who could',
    refuses(404, { error: { message: 'No endpoints found that support image input' } }),
  ],
])('a server that refuses pictures and %s answers from the words, with its tools', async (_, refused) => {
  server.answers = [unseeing(refused, 'I cannot tell.')];
  expect(await ask()).toEqual({ answer: 'I cannot tell.', isCutShort: false, isBlind: true });
  expect(asked()[0]).toEqual(['pictures', 'tools']);
  expect(asked().at(-1)).toEqual([false, 'tools']);
  expect(JSON.stringify(server.asked.at(-1)?.body)).toContain('could not be shown to you');
});

test('the next question shows its pictures: it may have been the fault of one', async () => {
  const model = open();
  server.answers = [unseeing(refusal('Bad request'), 'I cannot tell.')];
  await ask(model);
  server.answers = [says('A plan.')];
  expect(await ask(model)).toEqual({ answer: 'A plan.', isCutShort: false });
});

test('what was refused once is not sent again with what is looked up', async () => {
  server.answers = [
    (response, one) => {
      if (hasPicture(one)) return refusal('no images')(response, one);
      const isTold = one.body.messages?.some(({ role }) => role === 'tool');
      return (isTold ? says('Nothing.') : calls(['look', {}]))(response, one);
    },
  ];
  expect(await ask()).toMatchObject({ isBlind: true });
  expect(asked().filter(([picture]) => picture).length).toBeLessThan(asked().length - 1);
  expect(asked().slice(-2)).toEqual([
    [false, 'tools'],
    [false, 'tools'],
  ]);
});

test('a server without tools is shown them all the same', async () => {
  server.answers = [
    (response, one) => (one.body.tools ? refusal('Bad request') : says('A plan.'))(response, one),
  ];
  const model = open();
  expect(await ask(model)).toEqual({ answer: 'A plan.', isCutShort: false });
  server.asked.length = 0;
  expect(await ask(model)).toEqual({ answer: 'A plan.', isCutShort: false });
  expect(asked()).toEqual([['pictures', false]]);
});

test('a picture is counted at its flat figure where the server tells nothing, and in the budget', async () => {
  server.answers = [says('A plan.')];
  await ask();
  expect(taken[0]?.inputTokens).toBeGreaterThan(pictureTokens);
  expect(taken[0]).toMatchObject({ isEstimated: true });
  server.answers = [calls(['look', {}]), says('A plan.')];
  // Room for one request with the picture and none after it.
  expect(await ask(open(), { inputTokens: 2 * pictureTokens })).toMatchObject({ isCutShort: true });
});
