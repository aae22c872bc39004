import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();

test('what is nearly the title of one task is offered for it, unticked; of two it is asked which', async () => {
  const company = await app.current.addCompany();
  const as = app.current.as(company.member);
  for (const title of ['Quiz night posters', 'Posters for the fair', 'Posters for the fairground'])
    expect((await as.post('/api/v1/tasks', { title })).statusCode).toBe(201);
  await app.current.addUser(company.id, company.roles.user, { firstName: 'Diego', lastName: 'Salcedo' });
  const offered = async (message: string) =>
    (await askOwn(app.current, company.member, message)).proposal?.changes.map(({ title, isGuess }) => [
      title,
      isGuess,
    ]);
  expect(await offered('assign the quizz night posters to diego and make them due tomorrow')).toEqual([
    ['Quiz night posters', true],
    ['Quiz night posters', true],
  ]);
  expect(await offered('assign the quiz night posters to diego')).toEqual([
    ['Quiz night posters', undefined],
  ]);
  expect(await offered('assign the posters of the fairr to diego')).toBeUndefined();
});
