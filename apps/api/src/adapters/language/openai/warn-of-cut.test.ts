import { expect, test } from 'vitest';
import { warnOfCut } from './warn-of-cut';

const prompt = (words: number) => ({ instructions: '', data: 'meeting '.repeat(words) });
const usage = (inputTokens: number, isEstimated = false) => ({
  ...{ requests: 1, inputTokens, outputTokens: 1, isEstimated },
});

test('a server that has read far less than it was sent is told of once', () => {
  const lines: string[] = [];
  const watch = warnOfCut((line) => void lines.push(line));
  watch(prompt(10_000), usage(4_096));
  watch(prompt(10_000), usage(4_096));
  expect(lines).toEqual([
    expect.stringMatching(/read 4096 tokens of a request of about 20000: .*CHAT_CONTEXT_TOKENS/),
  ]);
});

test.each([
  ['a large vocabulary', 10_000, usage(9_000)],
  ['a short request', 500, usage(10)],
  ['a server that counts nothing', 10_000, usage(10, true)],
])('%s is none', (_, words, taken) => {
  const lines: string[] = [];
  warnOfCut((line) => void lines.push(line))(prompt(words), taken);
  expect(lines).toEqual([]);
});
