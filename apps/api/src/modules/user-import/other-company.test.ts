import { beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { countQueries } from '@/test/count-queries';
import { useSignInDesk } from '@/test/sign-in-desk';
import type { TestCompany } from '@/test/test-app';

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

/** What the company can learn of somebody whose row was imported. */
async function traces(email: string) {
  const { prisma } = desk.test.db;
  const { data } = (await admin().get(`/api/v1/users?q=${email}`)).json();
  const id = data[0]?.id ?? '';
  const events = await prisma.event.findMany({ where: where() });
  const entries = await prisma.auditEntry.findMany({ where: where() });
  const invited = await admin().post(`/api/v1/users/${id}/invite`);
  const about = (row: unknown) => JSON.stringify(row, asText).includes(id);
  return masked(
    [
      data,
      (await admin().get(`/api/v1/users/${id}`)).json(),
      (await admin().get(`/api/v1/users/${id}/sessions`)).json(),
      (await admin().get(`/api/v1/users/${id}/impact`)).json(),
      events.filter(about).map(({ resource, action, data: sent }) => ({ resource, action, sent })),
      entries.filter(about).map(({ action, details }) => ({ action, details })),
      [invited.statusCode, invited.json()],
      desk.catcher.to(email).map(({ subject, text }) => [subject, text]),
    ],
    email,
  );
}

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

describe('an address that another company has', () => {
  it.each(['', '/preview', '/imports'])('is treated by an import%s as any other', async (path) => {
    const [theirs, free] = [(await desk.person()).email, uniqueEmail()];
    const answers = [await upload(path, [theirs]), await upload(path, [free])];
    expect(answers[0]?.statusCode).toBeLessThan(300);
    expect(masked(answers[0]?.json(), theirs)).toBe(masked(answers[1]?.json(), free));
    if (path === '/preview') expect(answers[0]?.json()).toMatchObject({ valid: 1, existing: 0, failed: [] });
    if (path === '/imports') {
      const handlers = await jobHandlers(desk.test.app.deps);
      const run = { attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
      const ids = answers.map((answer) => answer.json().id);
      for (const importId of ids) await handlers['users.import']?.({ organizationId: us.id, importId }, run);
      const read = async (end: string) =>
        Promise.all(ids.map(async (id) => (await admin().get(`/api/v1/users/csv/imports/${id}${end}`)).body));
      for (const [ofTheirs = '', ofFree = ''] of [await read(''), await read('/report')])
        expect(masked(ofTheirs, theirs)).toBe(masked(ofFree, free));
    }
    if (path !== '/preview') expect(await traces(theirs)).toBe(await traces(free));
  });

  it('costs an import no other queries', async () => {
    const theirs = await Promise.all([1, 2, 3].map(async () => (await desk.person()).email));
    const free = theirs.map(() => uniqueEmail());
    for (const path of ['/preview', ''])
      expect(await countQueries(() => upload(path, theirs))).toBe(
        await countQueries(() => upload(path, free)),
      );
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

  it('goes on signing in the person who had it, and the imported one once that person is gone', async () => {
    const person = await desk.person();
    const { created } = (await upload('', [person.email])).json();
    const signedIn = async () => {
      await desk.test.db.pool.query('delete from rate_limit');
      return (await desk.verify(person.email, await desk.codeFor(person.email))).json().data?.id;
    };
    expect(await signedIn()).toBe(person.id);
    await desk.test.as(desk.company.admin).patch(`/api/v1/users/${person.id}`, { blocked: true });
    expect(await signedIn()).toBe(created[0].id);
    await desk.test.as(desk.company.admin).delete(`/api/v1/users/${person.id}`);
    expect(await signedIn()).toBe(created[0].id);
  });
});
