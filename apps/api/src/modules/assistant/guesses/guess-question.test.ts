import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '@/test/test-app';
import { answerRequest } from '../answer-request';
import { askOwn } from '../ask-own.test-kit';
import { gatherContext } from '../context';
import farolito from '../phrasings/company.json';
import { addPhrasedCompany } from '../phrasings/phrasings.test-kit';

const app = useTestApp();

const ask = (me: TestUser, message: string) => askOwn(app.current, me, message);

async function bakery() {
  const company = await app.current.addCompany();
  const { admin, member } = company;
  const as = app.current.as(admin);
  const add = (title: string, more: object = {}) => as.post('/api/v1/tasks', { title, ...more });
  await add('Repair the oven', { userId: member.id, endDate: '2020-03-04' });
  await add('Order the winter flour', { endDate: '2020-03-05' });
  await add('Sign the lease of the new shop', { userId: member.id });
  return company;
}

test('what no rule reads is answered by what it most likely asks, and says what it was taken for', async () => {
  const { admin } = await bakery();
  const theirs = await ask(admin, 'which jobs has nobody picked up so far?');
  expect(theirs.content).toMatch(
    /^If I understand you right \(unassigned[^)]*\):\n1 task:\n- \*\*Order the winter flour\*\*/,
  );
  const spanish = await ask(admin, 'oye, ¿desde cuándo anda muerto de risa lo del horno?');
  expect(spanish.content).toMatch(/^Si te entiendo bien:\n/);
  expect(spanish.content).toContain('**Repair the oven**');
  expect(spanish.content).toContain('4 de marzo de 2020');
});

test('a second thing that is asked of a task is told beside what rules read', async () => {
  const { admin } = await bakery();
  const { content, citations } = await ask(admin, 'who has the winter flour and when was it due?');
  expect(citations?.filter(({ title }) => title === 'Order the winter flour')).toHaveLength(1);
  expect(content).toContain('is not assigned to anyone');
  expect(content).toContain('5 March 2020');
});

test('where a search finds nothing near, the task that is spoken of is told with what it says', async () => {
  const { admin } = await bakery();
  const description = 'Two coats, 480 all in.';
  await app.current.as(admin).post('/api/v1/tasks', { title: 'Paint the delivery entrance', description });
  const { content } = await ask(
    admin,
    'Got a mail from a neighbour who would love to lend us brushes and ladders on her free Saturday. How many litres go onto the delivery entrance?',
  );
  expect(content).toContain('**Paint the delivery entrance** — ');
  expect(content).toContain(`> ${description}`);
});

test('which task is meant is asked, and not guessed', async () => {
  const { admin } = await bakery();
  await app.current.as(admin).post('/api/v1/tasks', { title: 'Clean the oven' });
  const { content } = await ask(admin, 'who has the oven?');
  expect(content).not.toContain('If I understand');
  for (const title of ['Repair the oven', 'Clean the oven']) expect(content).toContain(title);
});

test('words that the rules took for the subject are said to be left out', async () => {
  const { admin, member } = await bakery();
  await app.current.as(admin).post('/api/v1/tasks', { title: 'Count the till', userId: member.id });
  const { content } = await ask(admin, 'cuántas tareas le tocan ahora mismo a Mia');
  expect(content).toMatch(
    /^Si te entiendo bien \(Mia Member · [^)]*sin tener en cuenta «tocan»\):\n3 tareas:/,
  );
});

test('none that fits is no answer, and nothing is proposed', async () => {
  const { admin } = await bakery();
  await app.current.as(admin).post('/api/v1/tasks', { title: 'Nobody reads the bread book' });
  const { content, proposal } = await ask(admin, 'I would love to know which of them were closed last week');
  expect(content).not.toMatch(/None|If I understand/);
  expect(proposal).toBeNull();
});

test('a question beside a file is about the file where it is not sure to be about the board', async () => {
  const { db, session, now } = await addPhrasedCompany(app.current, farolito);
  const message = '¿cuántas llevan retraso a día de hoy?';
  const told = async (hasFiles: boolean) => {
    const place = { language: 'es', taskId: null, audioId: null } as const;
    const request = { ...place, message, now, hasFiles };
    return (await answerRequest(await gatherContext(db, session, request), session, request))?.text;
  };
  expect(await told(false)).toMatch(/^Si te entiendo bien \(vencidas\):\n/);
  expect((await told(true)) ?? '').not.toMatch(/^Si te entiendo bien/);
});

test('a question that denies what its tasks are is not answered with those', async () => {
  const company = await app.current.addCompany();
  const as = app.current.as(company.member);
  await as.post('/api/v1/tasks', { title: 'Order flour', endDate: '2020-01-01' });
  await as.post('/api/v1/tasks', { title: 'Repair the oven' });
  for (const message of ['Which tasks are not overdue?', '¿Qué tareas no están vencidas?'])
    expect((await askOwn(app.current, company.member, message)).content, message).not.toContain(
      'Order flour',
    );
  for (const message of ['How many tasks have two tags?', 'How many tasks are assigned?'])
    expect((await askOwn(app.current, company.member, message)).content, message).not.toMatch(/\b2 tasks/);
});
