import type { Task } from '@tavla/shared/contracts/tasks';
import { samplesOf } from '@tavla/shared/field-samples.fixture';
import { type FieldName, fieldNames, fieldsByName, fieldsOnWire } from '@tavla/shared/task-fields';
import { expect, it } from 'vitest';
import { readRecords } from '@/modules/csv/csv-records';
import { columnOfField } from '@/modules/csv/task-columns';
import { useTestApp } from '@/test/test-app';
import { linesOf, readArchive } from './archive.test-kit';

const test = useTestApp();

/** A task for each value of each field; the one who made them has no other. */
async function fill() {
  const company = await test.current.addCompany();
  const made: { id: string; name: FieldName; value: unknown }[] = [];
  for (const name of fieldNames) {
    for (const value of samplesOf(fieldsByName[name].shown, [company.member.id, company.admin.id])) {
      const body = { title: 'Untitled', ...fieldsOnWire({ [name]: value }) };
      const answer = await test.current.as(company.admin).post('/api/v1/tasks', body);
      made.push({ id: answer.json<Task>().id, name, value });
    }
  }
  return { company, made };
}

it('every field of a task stands in the archives, of the company and of whoever made it', async () => {
  const { company, made } = await fill();
  for (const path of ['/api/v1/organization/export', '/auth/me/export']) {
    const tasks = linesOf(await readArchive(test.current, company.admin, path), 'tasks');
    for (const { id, name, value } of made) {
      const line = tasks.find((task) => task.id === id);
      // In one's own it is said whether it is one's own, and not whose it is else.
      const isOwn = name === 'userId' && path === '/auth/me/export';
      if (isOwn) expect(line.isAssignedToYou).toBe(value === company.admin.id);
      else expect(line, `${name} in ${path}`).toHaveProperty(name, value);
    }
  }
});

it('every field of a task stands in the table, each in a column of its own', async () => {
  const { company, made } = await fill();
  const table = (await test.current.as(company.admin).get('/api/v1/tasks/csv')).rawPayload;
  const records: string[][] = [];
  for await (const { cells } of readRecords(table, () => true)) records.push(cells);
  const [header = [], ...rows] = records;
  expect(new Set(header).size).toBe(header.length);
  for (const name of fieldNames) {
    const at = header.indexOf(columnOfField(name));
    const ofField = made.filter((task) => task.name === name);
    const cells = ofField.map(({ id }) => rows.find((cell) => cell[header.indexOf('id')] === id)?.[at]);
    // Different values are told as different texts, and none as nothing.
    expect(new Set(cells).size, `${name}: ${cells}`).toBe(ofField.length);
    for (const [index, { value }] of ofField.entries())
      expect(cells[index] === '', `${name}: ${cells}`).toBe(value === null || String(value) === '');
  }
});
