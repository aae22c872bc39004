import { describe, expect, it, vi } from 'vitest';
import { change } from '@/db/events/change';
import { Browser } from '@/test/browser';
import { revokeSessions } from './revoke-sessions';
import { accessName, openStream, refresh, statusOf, tokens, useSessions } from './sessions.test-kit';

const at = useSessions();

describe('signing out', () => {
  it('ends the session in every process and takes the cookies', async () => {
    const copy = at.browser.clone();
    const elsewhere = new Browser(at.other.app);
    elsewhere.setCookie(accessName, tokens(at.browser)[0] ?? '');
    expect(await statusOf(elsewhere)).toBe(200);
    expect((await at.browser.post('/auth/logout')).statusCode).toBe(204);
    expect(tokens(at.browser)).toEqual([undefined, undefined]);
    await expect.poll(() => statusOf(copy)).toBe(401);
    await expect.poll(() => statusOf(elsewhere)).toBe(401);
    expect((await refresh(copy)).statusCode).toBe(401);
    const last = await at.test.db.prisma.auditEntry.findFirst({
      where: { actorId: at.user.id },
      orderBy: { createdAt: 'desc' },
    });
    expect(last).toMatchObject({ action: 'session.sign-out', userAgent: 'Test browser' });
  });

  it('needs only the refresh token, and nothing at all to do nothing', async () => {
    const copy = at.browser.clone();
    at.browser.forget(accessName);
    expect((await at.browser.post('/auth/logout')).statusCode).toBe(204);
    await expect.poll(() => statusOf(copy)).toBe(401);
    expect((await new Browser(at.test.app).post('/auth/logout')).statusCode).toBe(204);
  });
});

describe('revocation', () => {
  it('ends open event streams in every process', async () => {
    const streams = [
      openStream(at.origins[0] ?? '', at.browser),
      openStream(at.origins[1] ?? '', at.browser),
    ];
    const witness = await at.signedIn(at.company.member.email);
    const untouched = openStream(at.origins[1] ?? '', witness);
    await expect.poll(() => [...streams, untouched].every(({ isOpen }) => isOpen)).toBe(true);

    await change(at.test.db.forCompany(at.company.id), async (tx) => {
      expect(await revokeSessions(tx, at.user.id)).toBeGreaterThan(0);
    });
    await expect.poll(() => streams.every(({ isEnded }) => isEnded)).toBe(true);
    expect(streams[0]?.text).toContain('"action":"session"');
    expect(await statusOf(at.browser)).toBe(401);
    expect(untouched.isEnded).toBe(false);
  });

  it('reaches streams although the notification is lost', async () => {
    const stream = openStream(at.origins[0] ?? '', at.browser);
    await expect.poll(() => stream.isOpen).toBe(true);
    await at.test.db.prisma.user.updateMany({ where: { email: at.user.email }, data: { blocked: true } });
    await expect.poll(() => stream.isEnded).toBe(true);
    await expect.poll(() => statusOf(at.browser)).toBe(401);
  });

  it('ends what has run out by the clock of the process alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 86_400_000 });
    try {
      const url = `/api/v1/users/${at.user.id}/sessions`;
      expect((await at.test.as(at.company.admin).delete(url)).statusCode).toBe(204);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => statusOf(at.browser)).toBe(401);
  });

  it('is undone with the change that failed', async () => {
    const failing = change(at.test.db.forCompany(at.company.id), async (tx) => {
      await revokeSessions(tx, at.user.id);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await statusOf(at.browser)).toBe(200);
  });
});
