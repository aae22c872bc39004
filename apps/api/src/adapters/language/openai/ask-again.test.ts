import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { askAgain } from './ask-again';

const busy = (seconds: number) =>
  new OpenAI.RateLimitError(429, {}, 'busy', new Headers({ 'retry-after': String(seconds) }));

test('a pause that the server names ends when nobody waits any more', async () => {
  const cancel = new AbortController();
  let count = 0;
  const asking = askAgain(
    async () => {
      count += 1;
      throw busy(59);
    },
    3,
    cancel.signal,
  );
  // The first attempt has failed by then, and the pause has begun.
  await new Promise((resolve) => setImmediate(resolve));
  cancel.abort();
  await expect(asking).rejects.toThrow();
  expect(count).toBe(1);
});

test.each([
  ['an hour of patience', busy(3_600)],
  ['another key', new OpenAI.AuthenticationError(401, {}, 'no', new Headers())],
  [
    'fewer words',
    new OpenAI.RateLimitError(429, { message: 'Request too large for gpt-x' }, '', new Headers()),
  ],
  ['a better answer', new SyntaxError('Unexpected token')],
])('what wants %s is not asked again', async (_, error) => {
  let count = 0;
  const asking = askAgain(
    async () => {
      count += 1;
      throw error;
    },
    2,
    new AbortController().signal,
  );
  await expect(asking).rejects.toBe(error);
  expect(count).toBe(1);
});

test('what passes is asked again, so many times', async () => {
  const failures = [
    busy(0),
    new OpenAI.InternalServerError(500, {}, 'boom', new Headers({ 'retry-after': '0' })),
  ];
  const ask = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'answer';
  };
  await expect(askAgain(ask, 2, new AbortController().signal)).resolves.toBe('answer');
});
