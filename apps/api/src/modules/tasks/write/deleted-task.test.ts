import { allContracts } from '@tavla/shared/all-contracts';
import type { Endpoint } from '@tavla/shared/endpoint';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFilledCompany } from '@/test/filled-company';
import { addressOf, callContract } from '@/test/matrix/call-contract';
import { type SampleIds, sampleInput } from '@/test/matrix/sample-input';
import { type TestUser, useTestApp } from '@/test/test-app';

const test = useTestApp();
/** The task and what hangs on it; the ids stand for themselves, so that contracts can be told apart at once. */
const ids: Record<string, string> = { task: 'the-task', attachment: 'the-file' };
const named: SampleIds = (field) => ids[field === 'ids' ? 'task' : field.replace(/Ids?$/, '')] ?? newId();
let admin: TestUser;

/** Every endpoint that can be about a task, but the way back, and those whose ids are of something else. */
const ofTask = allContracts.filter((contract) => {
  const body = contract.body ? JSON.stringify(sampleInput(contract.body, named)) : '';
  const isNamed = /the-task|the-file/.test(decodeURIComponent(addressOf(contract, named)) + body);
  return isNamed && !['tasks.restore', 'users.list', 'inbox.read'].includes(contract.name);
});
const byName = (contracts: Endpoint[]) => contracts.map((contract) => [contract.name, contract] as const);
const call = (contract: Endpoint) => callContract(test.current.app, contract, admin.cookie, named);

beforeAll(async () => {
  const filled = await addFilledCompany(test.current);
  Object.assign(ids, filled.ids);
  admin = filled.company.admin;
  await test.current.app.deps.blobs.put('sample', Buffer.from('0123456789'));
});

it('knows the endpoints that are about a task', () => {
  expect(ofTask.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'tasks.get',
      'tasks.history',
      'tasks.update',
      'tasks.batch',
      'task-statuses.create',
      'chat.list',
      'chat.new-message',
      'chat.attachment',
    ]),
  );
});

describe('a deleted task', () => {
  const reading = ofTask.filter(({ method }) => method === 'GET');

  it.each(byName(reading))('is there before, for %s', async (_, contract) => {
    expect((await call(contract)).statusCode).toBe(200);
  });

  it('is deleted', async () => {
    expect((await test.current.as(admin).delete(`/api/v1/tasks/${ids.task}`)).statusCode).toBe(204);
  });

  it.each(byName(ofTask))('is not found by %s', async (_, contract) => {
    const answer = await call(contract);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  it.each(byName(reading))('is there again once it is restored, for %s', async (_, contract) => {
    await test.current.as(admin).post(`/api/v1/tasks/${ids.task}/restore`);
    expect((await call(contract)).statusCode).toBe(200);
  });
});
