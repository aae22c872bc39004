import type { SignInWay } from '@tavla/shared/contracts/sessions';
import { expect, it } from 'vitest';
import { change } from '@/db/events/change';
import { startSession } from '@/modules/sessions/start-session';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();
const url = '/api/v1/organization';

it('an address that a colleague entered takes no domain, until its person has signed in there with a code', async () => {
  const { admin, id: organizationId, roles } = await test.current.addCompany();
  const ada = await test.current.addUser(organizationId, roles.admin);
  const [domain, email] = [`victim-${organizationId}.example`, `ada@victim-${organizationId}.example`];
  expect((await test.current.as(admin).patch(`/api/v1/users/${ada.id}`, { email })).statusCode).toBe(200);
  const answer = await test.current.as(ada).patch(url, { domain });
  expect([answer.statusCode, answer.json().reason]).toEqual([400, 'own-address-not-shown']);
  expect((await test.current.as(admin).get(url)).json().domain).not.toBe(domain);

  const ways: [SignInWay, number][] = [
    ['passkey', 400],
    ['provider', 400],
    ['code', 200],
  ];
  const { db } = test.current;
  for (const [way, status] of ways) {
    const person = { id: ada.id, firstName: 'Ada', lastName: 'Admin' };
    const { sessionId } = await change(db.forCompany(organizationId), (tx) =>
      startSession(tx, person, { ip: '', userAgent: '' }, { way }),
    );
    // As a day after its end: they are in by another one.
    await db.prisma.session.deleteMany({ where: { id: sessionId } });
    expect((await test.current.as(ada).patch(url, { domain })).statusCode, way).toBe(status);
  }
});
