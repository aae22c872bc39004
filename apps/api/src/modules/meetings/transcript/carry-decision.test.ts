import { expect, test } from 'vitest';
import { carryDecision } from './carry-decision';

const decided = (text: string, quote: string) => ({ text, quote, startMs: 1_000 });
const carried = (text: string, quote: string, now: string | null) =>
  carryDecision(decided(text, quote), () => now, 'en');

test.each([
  [
    'the sentence itself',
    ['We decided to keep the old logs for a week', 'So, we decided to keep the old logs for a week.'],
    'So, we decided to delete the audit trail after a week.',
    'We decided to delete the audit trail after a week',
  ],
  [
    'one sentence of several',
    ['Keep the logs for a week', 'That is settled. Keep the logs for a week.'],
    'That is settled. Keep the logs for a month.',
    'Keep the logs for a month',
  ],
  [
    'one sentence of several that are fewer now',
    ['Keep the logs for a week', 'That is settled. Keep the logs for a week.'],
    'That is settled and we keep the logs for a month.',
    'That is settled and we keep the logs for a month',
  ],
  [
    'words of a model that may not hold any more',
    ['Log retention is one week', 'We decided to keep the old logs for a week.'],
    'We decided to keep the old logs for a month.',
    'We decided to keep the old logs for a month',
  ],
  [
    'words of a model where only a sign was corrected',
    ['Log retention is one week', 'We decided to keep the old logs for a week.'],
    'We decided to keep the old logs, for a week.',
    'Log retention is one week',
  ],
])('a decision follows a correction: %s', (_, [text, quote], now, then) => {
  expect(carried(text as string, quote as string, now)).toEqual(decided(then, now));
});

test('a decision that does not rest on what was corrected stays', () => {
  expect(carried('Keep the logs', 'Keep the logs.', null)).toEqual(
    decided('Keep the logs', 'Keep the logs.'),
  );
});
