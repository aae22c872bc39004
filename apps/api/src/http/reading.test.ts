import { allContracts } from '@tavla/shared/all-contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFilledCompany, dumpCompany } from '@/test/filled-company';
import { callContract } from '@/test/matrix/call-contract';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';

const reading = allContracts.filter(({ method, answers }) => method === 'GET' && answers !== 'stream');

let test: TestApp;
let company: TestCompany;
let ids: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  ({ company, ids } = await addFilledCompany(test));
});
afterAll(() => test.close());

/** Exports leave an entry in the audit log, and being here shows in a session; nothing else may. */
async function state() {
  const { audit_entry: _, ...rest } = await dumpCompany(test, company.id);
  return rest;
}

// A link in a mail or a picture on a page makes a browser send a GET with its cookies.
it.each(reading.map((contract) => [`${contract.name} (${contract.path})`, contract] as const))(
  '%s changes nothing',
  async (_, contract) => {
    const before = await state();
    const named = (field: string) => ids[field.replace(/Ids?$/, '')] ?? ids.task ?? '';
    const answer = await callContract(test.app, contract, company.admin.cookie, named);
    expect(answer.statusCode).not.toBe(403);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await state()).toEqual(before);
  },
);
