import { describe, expect, it } from 'vitest';
import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();

describe('updateMe', () => {
  it('changes the name everywhere, tells the company, and is in the audit log', async () => {
    const { id, admin, member } = await test.current.addCompany();
    const answer = await test.current.as(member).patch('/auth/me', {
      firstName: ' Åsa ',
      timeZone: 'Europe/Stockholm',
      theme: 'dark',
    });
    expect(answer.json().data).toMatchObject({
      firstName: 'Åsa',
      timeZone: 'Europe/Stockholm',
      theme: 'dark',
    });
    expect((await test.current.as(member).get('/auth/me')).json()).toEqual(answer.json());

    const seen = (await test.current.as(admin).get(`/api/v1/users/${member.id}`)).json();
    expect(seen).toMatchObject({ firstName: 'Åsa', version: 2 });
    const events = await test.current.db.prisma.event.findMany({ where: { organizationId: id } });
    expect(events).toMatchObject([{ resource: 'users', action: 'update', data: seen }]);
    const entries = await test.current.db.prisma.auditEntry.findMany({ where: { organizationId: id } });
    expect(entries).toMatchObject([{ action: 'user.update', actorId: member.id }]);
  });

  it('holds from the very next call on', async () => {
    const { admin } = await test.current.addCompany();
    const as = test.current.as(admin);
    // At any moment these two are a day apart.
    const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const endDate = dayText(dateInZone(new Date(), behind));
    await as.post('/api/v1/tasks', { title: 'Due', endDate });
    for (let round = 0; round < 20; round++) {
      for (const [timeZone, overdue] of [
        [ahead, 1],
        [behind, 0],
      ] as const) {
        await as.patch('/auth/me', { timeZone });
        expect((await as.get('/api/v1/overview')).json().tasks.overdue).toBe(overdue);
      }
    }
  });

  it('tells nobody about a theme', async () => {
    const { id, member } = await test.current.addCompany();
    expect((await test.current.as(member).patch('/auth/me', { theme: 'light' })).statusCode).toBe(200);
    expect(await test.current.db.prisma.event.count({ where: { organizationId: id } })).toBe(0);
  });

  it.each([
    { firstName: ' ' },
    { firstName: 'Al' },
    { lastName: 'Ng' },
    { firstName: 'x'.repeat(101) },
    { lastName: 'x'.repeat(256) },
    { timeZone: 'Mars/Olympus' },
    { theme: 'pink' },
  ])('refuses %o', async (patch) => {
    const { member } = await test.current.addCompany();
    expect((await test.current.as(member).patch('/auth/me', patch)).statusCode).toBe(400);
  });
});
