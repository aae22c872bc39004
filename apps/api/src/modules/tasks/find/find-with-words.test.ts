import { beforeEach, expect, test } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { findWithWords } from './find-by-words';
import type { TaskSearch } from './find-tasks.repo';

const app = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await app.current.addCompany();
});

const search: TaskSearch = { filter: {}, today: '2026-11-25', timeZone: 'UTC', forEverybody: false };
const find = async (...beginnings: string[]) => {
  const db = app.current.db.forCompany(company.id, company.member.id);
  return (await findWithWords(db, beginnings, search)).map(({ title }) => title).sort();
};
const add = async (title: string, description = '') =>
  app.current.as(company.member).post('/api/v1/tasks', { title, description });

test('of few tasks all are looked at, for a word may be typed wrong', async () => {
  await add('Paint the boats');
  expect(await find('bots')).toEqual(['Paint the boats']);
});

test('of many, those whose title has a word that begins so, however it is written', async () => {
  await fillColumn(app.current, company.id, 'todo', 201);
  await add('Pagar el camión');
  await add('Off-site_backup of boats');
  await add('Paint “boathouse”', 'camion');
  await add('Order paint', 'For the boats.');
  const other = await app.current.addCompany();
  await app.current.as(other.member).post('/api/v1/tasks', { title: 'Their boats' });
  expect(await find('boat')).toEqual(['Off-site_backup of boats', 'Paint “boathouse”']);
  expect(await find('camion', 'site')).toEqual(['Off-site_backup of boats', 'Pagar el camión']);
  expect(await find('nothing')).toEqual([]);
  // What more titles have than can be looked at names none.
  expect(await find('task')).toEqual([]);
});
