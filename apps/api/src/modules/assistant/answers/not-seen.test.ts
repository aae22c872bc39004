import { allPermissions, type Permission, type Resource } from '@tavla/shared/permissions';
import { beforeEach, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { postForm } from '@/test/form';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();
let company: TestCompany;

beforeEach(async () => {
  company = await app.current.addCompany();
  const { admin, member } = company;
  const as = app.current.as(admin);
  for (const [name, user, count] of [
    ['Finance', admin, 2],
    ['Logistics', member, 1],
  ] as const) {
    const { id } = (await as.post('/api/v1/departments', { name })).json();
    await as.patch(`/api/v1/users/${user.id}`, { departmentIds: [id] });
    for (let nth = 1; nth <= count; nth += 1)
      await as.post('/api/v1/tasks', {
        ...{ title: `${name} ${nth}`, userId: user.id, endDate: '2020-03-04' },
      });
  }
});

/** Somebody who may all but read these. */
async function whoMayNotSee(...kept: Resource[]): Promise<TestUser> {
  const permissions = allPermissions.filter(
    ({ action, resource }) => action !== 'read' || !kept.includes(resource),
  );
  const role = await app.current.addRole(company.id, `Without ${kept.join()}`, permissions);
  return app.current.addUser(company.id, role, { firstName: 'Olga', lastName: 'Outer' });
}
const ask = async (who: TestUser, message: string) => (await askOwn(app.current, who, message)).content;

test.each([
  ['Which department has the most overdue tasks?', 'does not allow you to see departments'],
  ['¿Qué departamento tiene más tareas atrasadas?', 'no te permite ver los departamentos'],
])('who may not see departments is not told how they compare: %s', async (message, words) => {
  const answer = await ask(await whoMayNotSee('groups'), message);
  expect(answer).toContain(words);
  expect(answer).not.toMatch(/Someone|Alguien|Finance|\d/);
  expect(await ask(company.admin, message)).toMatch(/Finance.*2[\s\S]*Logistics 1/);
});

test.each([
  ['Who has the most overdue tasks?', 'does not allow you to see your colleagues'],
  ['Who has the least to do?', 'does not allow you to see your colleagues'],
  ['Who is in Finance?', 'does not allow you to see your colleagues'],
  ['¿Quién tiene más tareas atrasadas?', 'no te permite ver a tus compañeros'],
])('who may not see colleagues is told so, and not that there are none: %s', async (message, words) => {
  const answer = await ask(await whoMayNotSee('user'), message);
  expect(answer).toContain(words);
  expect(answer).not.toMatch(/Someone|Alguien|Ada|Olga|\d/);
});

test('a position is told where there are no departments', async () => {
  const other = await app.current.addCompany();
  const as = app.current.as(other.admin);
  const { id } = (await as.post('/api/v1/positions', { name: 'Baker' })).json();
  await as.patch(`/api/v1/users/${other.member.id}`, { positionId: id });
  expect(await ask(other.admin, 'Who is Mia Member?')).toContain('Baker');
});

const pairs: Permission[] = [
  { action: 'create', resource: 'chat' },
  { action: 'read', resource: 'actions' },
];

/** What a token with these permissions is answered. */
async function answerTo(
  permissions: Permission[],
  fields: { message: string; taskId?: string },
  files: { name: string; content: string }[] = [],
): Promise<string> {
  const { bearer } = await app.current.addToken(company.id, company.member.id, permissions);
  const headers = { authorization: bearer };
  const sent = await postForm(
    app.current,
    { cookie: '' },
    '/api/v1/chat/new-message',
    fields,
    files,
    headers,
  );
  return sent.json().data.answer;
}

test('a token that may not read conversations is told nothing that stands in them', async () => {
  const here = new Asking(app.current, company);
  await here.message('The lantern costs 300 euros.', { taskId: await here.task('Feed the ostrich') });
  const fields = { message: 'What does the lantern cost?' };
  expect(await answerTo([...pairs, { action: 'read', resource: 'chat' }], fields)).toContain('300');
  expect(await answerTo(pairs, fields)).not.toContain('300');
});

test('nor what stands in the very conversation in which it asks, but for what it sends itself', async () => {
  const file = (price: number) => [{ name: 'offer.txt', content: `The lantern costs ${price} euros.` }];
  const taskId = await new Asking(app.current, company).task('Feed the ostrich');
  const note = { taskId, message: '@Ada here is the offer' };
  const sent = await postForm(app.current, company.member, '/api/v1/chat/new-message', note, file(300));
  expect(sent.statusCode).toBe(200);
  const fields = { taskId, message: 'What does the lantern cost according to the file?' };
  expect(await answerTo([...pairs, { action: 'read', resource: 'chat' }], fields)).toContain('300');
  expect(await answerTo(pairs, fields)).not.toMatch(/300/);
  expect(await answerTo(pairs, fields, file(400))).toContain('400');
});
