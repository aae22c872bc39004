import type { User } from '@tavla/shared/contracts/users';
import { describe, expect, it } from 'vitest';
import { uniqueEmail, usePeople } from './people.test-kit';

const at = usePeople();

describe('reading', () => {
  it('shows members nothing but name, address and whether somebody is inactive, and no filter that tells more', async () => {
    const member = at.test.as(at.company.member);
    const { data, total } = (await member.get('/api/v1/users?limit=100')).json();
    expect(total).toBe(2);
    expect(data[0]).toEqual({
      id: at.company.admin.id,
      email: at.company.admin.email,
      firstName: 'Ada',
      lastName: 'Admin',
      // Whom they can give no task.
      blocked: false,
    });
    expect(Object.keys((await member.get(`/api/v1/users/${at.company.admin.id}`)).json())).toHaveLength(5);
    expect((await member.get('/api/v1/users?tab=inactive')).statusCode).toBe(403);
    expect((await member.get(`/api/v1/users?roleId=${at.company.roles.admin}`)).statusCode).toBe(403);
  });

  it('sorts without regard to case and pages without losing or repeating anybody', async () => {
    for (const firstName of ['bert', 'Anna', 'anna', 'Bert', 'CÉLINE', 'céline']) await at.add({ firstName });
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await at.admin().get(`/api/v1/users?limit=3${cursor && `&cursor=${cursor}`}`)).json();
      expect(page.total).toBe(8);
      seen.push(...page.data.map(({ firstName }: User) => firstName.toLowerCase()));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual(['ada', 'anna', 'anna', 'bert', 'bert', 'céline', 'céline', 'mia']);
    expect((await at.admin().get('/api/v1/users?cursor=nonsense')).statusCode).toBe(400);
  });

  it('searches address, first and last name without regard to accents, taking what is typed literally', async () => {
    const one = await at.add({ firstName: 'Åsa', lastName: 'O_Neil 100%', email: `x.${uniqueEmail()}` });
    await at.add({ firstName: 'Other' });
    const find = async (q: string) =>
      (await at.admin().get(`/api/v1/users?q=${encodeURIComponent(q)}`))
        .json()
        .data.map(({ id }: User) => id);
    for (const q of ['åSA', 'ASA o_', 'o_neil', '100%', one.email.toUpperCase(), ' åsa o_ '])
      expect(await find(q)).toEqual([one.id]);
    expect(await find('o%neil')).toEqual([]);
    expect(await find('\\')).toEqual([]);
  });

  it('filters by tab, role, position and department', async () => {
    const department = (await at.admin().post('/api/v1/departments', { name: 'Crew' })).json();
    const position = (await at.admin().post('/api/v1/positions', { name: 'Cook' })).json();
    const blocked = await at.add({ blocked: true, positionId: position.id, departmentIds: [department.id] });
    const ids = async (query: string) =>
      (await at.admin().get(`/api/v1/users?${query}`)).json().data.map(({ id }: User) => id);
    expect(await ids('tab=inactive')).toEqual([blocked.id]);
    expect(await ids('tab=admins')).toEqual([at.company.admin.id]);
    expect(await ids(`roleId=${at.company.roles.user}`)).toEqual([blocked.id, at.company.member.id]);
    expect(await ids(`positionId=${position.id}`)).toEqual([blocked.id]);
    expect(await ids(`departmentId=${department.id}&tab=inactive&q=bosse`)).toEqual([blocked.id]);
  });

  it('filters by having signed in and by ids', async () => {
    const blocked = await at.add({ blocked: true });
    const invited = await at.add({ firstName: 'Carla' });
    const { admin, member } = at.company;
    const ids = async (query: string) =>
      (await at.admin().get(`/api/v1/users?${query}`)).json().data.map(({ id }: User) => id);
    expect(await ids('state=active')).toEqual([admin.id, invited.id, member.id]);
    expect(await ids('state=never-signed-in')).toContain(invited.id);
    expect(await ids('state=never-signed-in')).not.toContain(blocked.id);
    expect(await ids(`ids=${blocked.id},${admin.id}`)).toEqual([admin.id, blocked.id]);
    expect((await at.admin().get('/api/v1/users?ids=x')).statusCode).toBe(400);
  });
});
