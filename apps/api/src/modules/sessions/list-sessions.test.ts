import { describe, expect, it } from 'vitest';
import { statusOf, useSessions } from './sessions.test-kit';

const at = useSessions();

describe('the list of sessions', () => {
  it('shows where one is signed in and ends them one by one or all', async () => {
    const phone = await at.signedIn(at.user.email);
    const list = async () => (await at.browser.get('/api/v1/sessions')).json().data;
    const sessions = (await list()) as { id: string; current: boolean; userAgent: string }[];
    expect(sessions.filter(({ userAgent }) => userAgent === 'Test browser')).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);

    const { id } = (await phone.get('/api/v1/sessions'))
      .json()
      .data.find((s: { current: boolean }) => s.current);
    expect((await at.browser.delete(`/api/v1/sessions/${id}`)).statusCode).toBe(204);
    await expect.poll(() => statusOf(phone)).toBe(401);
    expect((await at.browser.delete(`/api/v1/sessions/${id}`)).statusCode).toBe(404);
    expect((await at.browser.delete(`/api/v1/sessions/${at.company.admin.sessionId}`)).statusCode).toBe(404);

    expect((await at.browser.delete('/api/v1/sessions')).statusCode).toBe(204);
    await expect.poll(() => statusOf(at.browser)).toBe(401);
  });

  it('of another person belongs to admins of the same company', async () => {
    const url = `/api/v1/users/${at.user.id}/sessions`;
    const stranger = await at.test.addCompany();
    expect((await at.browser.get(url)).statusCode).toBe(403);
    expect((await at.test.as(stranger.admin).get(url)).statusCode).toBe(404);
    expect((await at.test.as(stranger.admin).delete(url)).statusCode).toBe(404);
    expect((await at.test.as(at.company.admin).get(url)).json().data.length).toBeGreaterThan(0);
    expect((await at.test.as(at.company.admin).delete(url)).statusCode).toBe(204);
    await expect.poll(() => statusOf(at.browser)).toBe(401);
  });
});
