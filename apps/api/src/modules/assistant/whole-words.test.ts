import { beforeEach, expect, test } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { askOwn } from './ask-own.test-kit';

const app = useTestApp();
let company: TestCompany;
const add = (title: string) => app.current.as(company.member).post('/api/v1/tasks', { title });
const ask = (message: string) => askOwn(app.current, company.member, message);

beforeEach(async () => {
  company = await app.current.addCompany();
  await add('Check the dust extractor');
  await add('Repair the band saw');
});

test.each([
  'delete the checkout',
  'delete the extra task',
  'close the checkout ticket',
  'mark the repaint as done',
])('a word that only begins like one of a title is never taken for certain: %s', async (message) => {
  const { proposal } = await ask(message);
  expect((proposal?.changes ?? []).filter(({ isGuess }) => !isGuess)).toEqual([]);
});

test('of two titles the one that has the word itself is meant', async () => {
  await add('Fix the checkout on mobile');
  const { proposal } = await ask('delete the checkout');
  expect(proposal?.changes).toMatchObject([{ kind: 'delete', title: 'Fix the checkout on mobile' }]);
});

test('a plural is the word itself', async () => {
  const { proposal } = await ask('mark the repairs as done');
  expect(proposal?.changes).toMatchObject([{ title: 'Repair the band saw' }]);
});
