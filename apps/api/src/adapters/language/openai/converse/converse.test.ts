import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EngineUnavailable } from '@/adapters/language/engine-unavailable';
import { ToolRefused, toolOf } from '@/adapters/language/toolbox';
import { calls, delta, refuses, says, send, stream, useModelServer } from '@/test/models/model-server';
import { usualBudget } from './budget';
import { converse } from './converse';
import { createModelServer } from './model-server';
import { runCall } from './run-call';

const server = await useModelServer();
const looked: string[] = [];
const search = toolOf({
  name: 'search',
  description: 'Looks for words.',
  input: z.object({ query: z.string(), where: z.string().nullable() }),
  async run({ query }) {
    looked.push(query);
    if (query === 'nothing') throw new ToolRefused('There is no such thing.');
    return { mark: 't1', text: `All about ${query}` };
  },
});

function open(options: object = {}) {
  return createModelServer({ baseUrl: server.url, model: 'm', maxRetries: 0, ...options });
}
async function ask(model = open(), budget: object = {}, signal = new AbortController().signal) {
  looked.length = 0;
  let told = '';
  const onDelta = (text: string) => {
    told += text;
  };
  const call = { toolbox: { tools: [search] }, onDelta, signal, contextTokens: 32_000 };
  const prompt = { instructions: 'Be brief.', data: '{"question":"Why?"}' };
  const answer = await converse(model, prompt, { ...call, budget: { ...usualBudget, ...budget } });
  expect(told).toBe(answer.answer);
  return answer;
}
const messages = (nth: number) => server.asked[nth]?.body.messages ?? [];
const toolNames = (nth: number) => server.asked[nth]?.body.tools?.map((tool) => tool.function?.name);

describe('tools', () => {
  test('are run as the model calls them, several at a time, and it reads what they give', async () => {
    server.answers = [
      calls(['search', { query: 'boats' }], ['search', { query: 'cars' }]),
      says('It floats.'),
    ];
    expect(await ask()).toEqual({ answer: 'It floats.', isCutShort: false });
    expect(looked).toEqual(['boats', 'cars']);
    expect(toolNames(0)).toEqual(['search']);
    expect(messages(1).map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool', 'tool']);
    expect(messages(1).at(-1)?.content).toContain('All about cars');
  });

  test('come by /responses as well', async () => {
    server.hasResponses = true;
    const item = { type: 'function_call', call_id: 'c', name: 'search', arguments: '{"query":"boats"}' };
    server.answers = [
      (response) => {
        send(response, { type: 'response.output_item.done', output_index: 0, item });
        send(response, { type: 'response.completed', response: {} });
        response.end();
      },
      (response) => {
        send(response, { type: 'response.output_text.delta', delta: 'It floats.' });
        response.end();
      },
    ];
    expect((await ask()).answer).toBe('It floats.');
    expect(server.asked[1]?.body.input?.at(-1)).toMatchObject({ type: 'function_call_output', call_id: 'c' });
  });

  test.each([
    ['is no JSON', '{"query": boats', 'not JSON'],
    ['has another shape', { query: 7 }, 'query'],
    ['is refused by the tool', { query: 'nothing' }, 'no such thing'],
  ])('a call whose input %s is told to the model', async (_, input, words) => {
    server.answers = [calls(['search', input]), says('Then not.')];
    expect((await ask()).answer).toBe('Then not.');
    expect(messages(1).at(-1)?.content).toContain(words);
  });

  test('what a model leaves out is null, in lists as well', async () => {
    const given: unknown[] = [];
    const change = z.object({ task: z.string().nullable(), title: z.string().nullable() });
    const offer = toolOf({
      name: 'offer',
      description: 'Offers.',
      input: z.object({ changes: z.array(change), note: z.string().nullable() }),
      run: async (input) => given.push(input),
    });
    expect(await runCall([offer], { id: 'a', name: 'offer', input: '{"changes":[{"title":"x"}]}' })).toBe(
      '1',
    );
    expect(given).toEqual([{ changes: [{ task: null, title: 'x' }], note: null }]);
  });

  test('a tool that there is not is told to the model', async () => {
    server.answers = [calls(['drop_table', {}]), says('Then not.')];
    await ask();
    expect(messages(1).at(-1)?.content).toContain('There is no tool drop_table');
  });
});

describe('servers differ', () => {
  const whole = (call: object) => stream({ content: '', tool_calls: [call] });
  const about = { name: 'search', arguments: { query: 'boats' } };

  test.each([
    ['the input as an object', whole({ index: 0, id: 'a', function: about })],
    ['neither number nor id', whole({ function: { name: 'search', arguments: '{"query":"boats"}' } })],
    [
      'the same number for two calls',
      stream({
        tool_calls: ['a', 'b'].map((id) => {
          return { index: 0, id, function: { name: 'search', arguments: '{"query":"boats"}' } };
        }),
      }),
    ],
    [
      'the call as text',
      says('<tool_call>\n{"name": "search", "arguments": {"query": "boats"}}\n</tool_call>'),
    ],
    ['JSON in a fence', calls(['search', '```json\n{"query":"boats"}\n```'])],
  ])('%s', async (_, answer) => {
    server.answers = [answer, says('It floats.')];
    expect((await ask()).answer).toBe('It floats.');
    expect(looked[0]).toBe('boats');
  });

  test.each([
    [400, { error: { message: 'registry.ollama.ai/library/gemma:latest does not support tools' } }],
    [400, { object: 'error', message: '"auto" tool choice requires --enable-auto-tool-choice' }],
    [500, { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } }],
    [422, { detail: [{ loc: ['body', 'tools'], msg: 'Extra inputs are not permitted' }] }],
  ])('without tools (%i) it is asked without, for a while', async (status, body) => {
    server.answers = [
      (response, asked) =>
        asked.body.tools ? refuses(status, body)(response, asked) : says('As far as I see.')(response, asked),
    ];
    const model = open();
    expect((await ask(model)).answer).toBe('As far as I see.');
    server.asked.length = 0;
    expect((await ask(model)).answer).toBe('As far as I see.');
    expect(server.asked).toHaveLength(1);
    expect(toolNames(0)).toBeUndefined();
  });

  test('that refuses what tools gave reads it with the question', async () => {
    server.answers = [
      calls(['search', { query: 'boats' }]),
      (response, asked) => {
        const isWithTools = asked.body.messages?.some(({ role }) => role === 'tool');
        return (
          isWithTools ? refuses(400, { error: { message: 'roles must alternate' } }) : says('It floats.')
        )(response, asked);
      },
    ];
    expect((await ask()).answer).toBe('It floats.');
    expect(messages(server.asked.length - 1).at(-1)?.content).toContain('All about boats');
  });

  test('a refusal of the question itself is not taken for one of tools', async () => {
    server.answers = [refuses(400, { error: { message: 'content filter' } })];
    const model = open();
    await expect(ask(model)).rejects.toMatchObject({ failure: 'answer' });
    server.asked.length = 0;
    server.answers = [says('Yes.')];
    await ask(model);
    expect(toolNames(0)).toEqual(['search']);
  });

  test.each([
    ['<think>I call it a day.</think>\n\nTen.', 'Ten.'],
    ['<think>Never closed', null],
    ['It is 3 <4 and <b>.', 'It is 3 <4 and <b>.'],
  ])('what a model thinks is not shown: %s', async (text, shown) => {
    const letters = stream(...[...text].map((content) => ({ content })));
    server.answers = [letters];
    if (shown === null) await expect(ask()).rejects.toMatchObject({ failure: 'answer' });
    else expect((await ask()).answer).toBe(shown);
  });

  test('one that says nothing to what tools gave is asked once more, for words', async () => {
    server.answers = [calls(['search', { query: 'boats' }]), stream(), says('It floats.')];
    expect(await ask()).toEqual({ answer: 'It floats.', isCutShort: false });
    expect(server.asked[2]?.body.tool_choice).toBe('none');
    server.answers = [stream()];
    await expect(ask()).rejects.toMatchObject({ failure: 'answer' });
  });
});

describe('a budget', () => {
  test('of steps ends the looking up, and what is there is answered', async () => {
    server.answers = [
      (response, asked) =>
        (asked.body.tool_choice === 'none' ? says('So far.') : calls(['search', { query: 'boats' }]))(
          response,
          asked,
        ),
    ];
    expect(await ask()).toEqual({ answer: 'So far.', isCutShort: true });
    expect(server.asked).toHaveLength(usualBudget.steps);
  });

  test('ends a model that calls on and on, with nothing said', async () => {
    server.answers = [calls(['search', { query: 'boats' }])];
    expect(await ask(open(), { steps: 3 })).toEqual({ answer: '', isCutShort: true });
    expect(looked).toHaveLength(2);
  });

  test.each([{ inputTokens: 10 }, { lookingMs: 0 }])('of %o lets nothing be looked up', async (budget) => {
    server.answers = [says('As I see it.')];
    expect(await ask(open(), budget)).toEqual({ answer: 'As I see it.', isCutShort: true });
    expect(server.asked[0]?.body.tool_choice).toBe('none');
  });

  test('of what is written ends the answer, and the request', async () => {
    let isClosed = false;
    server.answers = [
      (response) => {
        response.once('close', () => {
          isClosed = true;
        });
        send(response, ...Array.from({ length: 50 }, () => delta({ content: 'word ' })));
      },
    ];
    const { answer, isCutShort } = await ask(open(), { outputTokens: 20 });
    expect(isCutShort).toBe(true);
    expect(answer.length).toBeLessThan(150);
    await expect.poll(() => isClosed).toBe(true);
  });
});

describe('what goes wrong', () => {
  test.each([
    ['refuses the key', refuses(401, {}), 'unauthorised', /access key/],
    ['forbids it', refuses(403, {}), 'unauthorised', /access key/],
    ['has enough', refuses(429, {}), 'rate-limited', /quota/],
    ['names a time', refuses(429, {}, { 'retry-after': '20' }), 'rate-limited', /in 20 s/],
    ['names no time at all', refuses(429, {}, { 'retry-after': '99999999999' }), 'rate-limited', /used up/],
    ['fails', refuses(500, { error: { message: 'no' } }), 'failing', /reports an error/],
    ['is not there', refuses(503, {}), 'unreachable', /cannot be reached/],
  ])('a server that %s', async (_, answer, failure, words) => {
    server.answers = [answer];
    const failed = ask();
    await expect(failed).rejects.toBeInstanceOf(EngineUnavailable);
    await expect(failed).rejects.toMatchObject({ failure, message: expect.stringMatching(words) });
  });

  test('one that says nothing, before it begins or after', async () => {
    server.answers = [() => {}];
    await expect(ask(open({ silenceMs: 50 }))).rejects.toMatchObject({ failure: 'silent' });
    server.answers = [(response) => send(response, delta({ content: 'It ' }))];
    await expect(ask(open({ silenceMs: 300 }))).rejects.toMatchObject({ failure: 'silent' });
  });

  test('one that is killed in the middle', async () => {
    server.answers = [
      (response) => {
        send(response, delta({ content: 'It floats because ' }));
        setImmediate(() => response.destroy());
      },
    ];
    await expect(ask()).rejects.toMatchObject({ failure: 'broke-off' });
  });

  test('whoever stops it ends the request', async () => {
    const stop = new AbortController();
    let isClosed = false;
    server.answers = [
      (response) => {
        response.once('close', () => {
          isClosed = true;
        });
        send(response, delta({ content: 'It ' }));
        setImmediate(() => stop.abort(new Error('stopped')));
      },
    ];
    await expect(ask(open(), {}, stop.signal)).rejects.toThrow('stopped');
    await expect.poll(() => isClosed).toBe(true);
  });
});
