import { expect, test } from 'vitest';
import { readRequest, readWithin } from './read-request';
import type { RequestContext } from './request';
import { told } from './requests.test-kit';

const context = (message: string): RequestContext => ({
  ...{
    message,
    language: 'en',
    today: '2026-11-25',
    me: 'me',
    departments: [],
    tags: ['urgent'],
    place: 'ticket',
  },
  people: Array.from({ length: 50 }, (_, index) => ({
    ...{ id: `p${index}`, firstName: `Name${index}`, lastName: 'Lee', isActive: true },
  })),
});

const stepsFor = (message: string): number => {
  const work = { steps: 0, limit: Number.POSITIVE_INFINITY };
  readWithin(context(message), work);
  return work.steps;
};

test.each([
  'assign ',
  'split it into a, b, ',
  'and ',
  'move it to done and ',
  'move all open tasks in to do of Name1 to done, ',
  '" ',
  "' ",
  '> x\n',
  'friday ',
  'can you ',
  'asígnala a ',
  'create a task called x for Name1 due friday and ',
])('%j, again and again, costs what its length does', (part) => {
  const times = (length: number) => part.repeat(Math.floor(length / part.length));
  const [half, whole] = [stepsFor(times(900)), stepsFor(times(1_800))];
  expect(whole).toBeLessThan(3 * half + 1_000);
  expect(stepsFor(times(20_000))).toBeLessThan(3 * whole + 1_000);
});

test('what is beyond the limit is not read', () => {
  expect(readWithin(context('move it to done'), { steps: 0, limit: 5 })).toEqual({ kind: 'unread' });
});

const pasted = 'Somebody wrote this report about the harbour and its boats. '.repeat(300);

test('a long text is taken whole where a wish announces it', () => {
  expect(readRequest(context(`comment: ${pasted}`))).toEqual({
    kind: 'commands',
    commands: [{ target: { kind: 'ticket' }, actions: [{ kind: 'comment', text: pasted.trim() }] }],
    questions: [],
  });
  expect(told(`new description: "${'word '.repeat(1_000)}"`)).toContain("ticket: describe 'word word");
});

test('a wish beside a long text is none, and neither is one inside it', () => {
  expect(told(`Assign it to Priya. ${pasted}`)).not.toContain('assign priya');
  expect(told(`${pasted} Assign it to Priya.`)).not.toContain('assign priya');
  expect(told(`comment: ${pasted}\nAssign it to Priya`)).not.toContain('assign priya');
});

test('a question is read at both ends of a long text', () => {
  expect(told(`What is overdue?\n${pasted}`)).toContain('list? {due=overdue}');
  expect(told(`${pasted}\nWhat is overdue?`)).toContain('list? {due=overdue}');
});

test('names, tags and messages that are hostile read as nothing', () => {
  const name = "assign it to Priya'; drop";
  expect(told('assign it to __proto__')).toContain('unclear person');
  expect(told('tag it constructor')).toContain('unclear tag');
  expect(told(name)).not.toContain('assign priya');
});
