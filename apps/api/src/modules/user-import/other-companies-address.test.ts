import { beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { countQueries } from '@/test/count-queries';
import { useSignInDesk } from '@/test/sign-in-desk';
import type { TestCompany } from '@/test/test-app';
import { rowNotAdded } from './import-people';

const desk = useSignInDesk();
let us: TestCompany;
beforeEach(async () => {
  us = await desk.test.addCompany();
});

const admin = () => desk.test.as(us.admin);
const uniqueEmail = () => `${Math.random().toString(36).slice(2)}@import.test`;
const where = () => ({ organizationId: us.id });

function upload(path: string, emails: string[]) {
  const rows = emails.map((email) => `First,Last,${email},user`).join('\r\n');
  const head = '--end\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\n\r\n';
  return desk.test.app.inject({
    method: 'POST',
    url: `/api/v1/users/csv${path}`,
    headers: { cookie: us.admin.cookie, 'content-type': 'multipart/form-data; boundary=end' },
    payload: `${head}firstName,lastName,email,role\r\n${rows}\r\n--end--\r\n`,
  });
}

/** Everything about one of several, without what is different for everybody. */
function masked(value: unknown, email: string): string {
  return JSON.stringify(value)
    .replaceAll(email, '<email>')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/"(seq|eventSeq|line)":"?\d+"?/g, '');
}

/** What the company has of an address: people, events and audit entries. */
async function traces(email: string): Promise<unknown[]> {
  const { prisma } = desk.test.db;
  const { data } = (await admin().get(`/api/v1/users?q=${email}`)).json();
  const events = await prisma.event.findMany({ where: where() });
  const entries = await prisma.auditEntry.findMany({ where: where() });
  const about = (row: unknown) => JSON.stringify(row, asText).includes(email);
  return [...data, ...events.filter(about), ...entries.filter(about)];
}

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

describe('an address that another company has', () => {
  it('is previewed as any other', async () => {
    const [theirs, free] = [(await desk.person()).email, uniqueEmail()];
    const answers = [await upload('/preview', [theirs]), await upload('/preview', [free])];
    expect(masked(answers[0]?.json(), theirs)).toBe(masked(answers[1]?.json(), free));
    expect(answers[0]?.json()).toMatchObject({ valid: 1, existing: 0, failed: [] });
    expect(await countQueries(() => upload('/preview', [theirs]))).toBe(
      await countQueries(() => upload('/preview', [free])),
    );
  });

  it('is not added, for a reason that names none, and nothing else is told of it', async () => {
    const [theirs, free] = [(await desk.person()).email, uniqueEmail()];
    const { created, failed } = (await upload('', [theirs, free])).json();
    expect(created.map(({ email }: { email: string }) => email)).toEqual([free]);
    expect(failed).toMatchObject([{ line: 2, email: theirs, reason: rowNotAdded.message }]);
    expect(rowNotAdded.message).not.toMatch(/compan|organi[sz]ation|use|taken|exist|elsewhere|already/i);
    expect(await traces(theirs)).toEqual([]);
    expect(desk.catcher.to(theirs).filter(({ subject }) => subject.includes('invite'))).toEqual([]);
  });

  it('fails in a background import with the same reason', async () => {
    const theirs = (await desk.person()).email;
    const { id: importId } = (await upload('/imports', [theirs])).json();
    const handlers = await jobHandlers(desk.test.app.deps);
    const run = { attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
    await handlers['users.import']?.({ organizationId: us.id, importId }, run);
    const state = (await admin().get(`/api/v1/users/csv/imports/${importId}`)).json();
    expect(state).toMatchObject({
      status: 'done',
      createdCount: 0,
      existingCount: 0,
      failed: [{ email: theirs, reason: rowNotAdded.message }],
    });
  });

  it('is nobody’s manager for an import, as an address that nobody has', async () => {
    const reasons: string[] = [];
    for (const manager of [(await desk.person()).email, uniqueEmail()]) {
      const answer = await desk.test.app.inject({
        method: 'POST',
        url: '/api/v1/users/csv/preview',
        headers: { cookie: us.admin.cookie, 'content-type': 'multipart/form-data; boundary=end' },
        payload: `--end\r\ncontent-disposition: form-data; name="file"; filename="p.csv"\r\n\r\nfirstName,lastName,email,manager\r\nFirst,Last,${uniqueEmail()},${manager}\r\n--end--\r\n`,
      });
      reasons.push(answer.json().failed[0].reason.replace(manager, '<email>'));
    }
    expect(reasons[0]).toBe(reasons[1]);
  });
});
