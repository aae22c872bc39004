import { describe, expect, it } from 'vitest';
import { hashToken } from '@/http/access/session-cache';
import { Browser } from '@/test/browser';
import { accessName, refresh, refreshName, statusOf, tokens, useSessions } from './sessions.test-kit';

const at = useSessions();

async function secondsLater(seconds: number): Promise<void> {
  await at.test.db.pool.query(`update refresh_token set "usedAt" = "usedAt" - $1 * interval '1 second'`, [
    seconds,
  ]);
}

async function audited(): Promise<string[]> {
  const entries = await at.test.db.prisma.auditEntry.findMany({ where: { actorId: at.user.id } });
  return entries.map(({ action }) => action);
}

describe('refreshing', () => {
  it('gives new tokens each time; the old access token is worth nothing', async () => {
    const old = at.browser.clone();
    for (let turn = 1; turn <= 3; turn++) {
      const before = tokens(at.browser);
      expect((await refresh(at.browser)).statusCode).toBe(204);
      for (const token of tokens(at.browser)) expect(before).not.toContain(token);
      expect(await statusOf(at.browser)).toBe(200);
      await secondsLater(60);
    }
    await expect.poll(() => statusOf(old)).toBe(401);
  });

  it('revives an expired access token, and fails when the refresh token is too old, too', async () => {
    const [access = '', token = ''] = tokens(at.browser);
    at.browser.forget(accessName);
    expect(await statusOf(at.browser)).toBe(401);
    expect((await refresh(at.browser)).statusCode).toBe(204);
    expect(tokens(at.browser)[0]).not.toBe(access);

    await at.test.db.prisma.session.updateMany({
      where: { userId: at.user.id },
      data: { expiresAt: new Date() },
    });
    expect((await refresh(at.browser)).statusCode).toBe(401);
    expect(tokens(at.browser)).toEqual([undefined, undefined]);
    at.browser.setCookie(refreshName, `${token}x`, '/auth');
    expect((await refresh(at.browser)).json()).toMatchObject({ code: 'not-signed-in' });
    expect((await refresh(new Browser(at.test.app))).statusCode).toBe(401);
  });

  it('ends ninety days after the sign-in, however often the session was refreshed', async () => {
    const { prisma, pool } = at.test.db;
    /** As if the person had signed in that many days ago and come every day since. */
    const signedInDaysAgo = (days: number) =>
      pool.query(`update session set "createdAt" = now() - $1 * interval '1 day' where "userId" = $2`, [
        days,
        at.user.id,
      ]);
    const lasting = async () => {
      const session = await prisma.session.findFirstOrThrow({
        where: { userId: at.user.id, accessHash: hashToken(tokens(at.browser)[0] ?? '') },
      });
      const day = 24 * 3_600_000;
      return (session.expiresAt.getTime() - session.createdAt.getTime()) / day;
    };
    await signedInDaysAgo(50);
    expect((await refresh(at.browser)).statusCode).toBe(204);
    expect(await lasting()).toBeCloseTo(80, 2);
    await signedInDaysAgo(89.999);
    expect((await refresh(at.browser)).statusCode).toBe(204);
    expect(await lasting()).toBeCloseTo(90, 5);
    await signedInDaysAgo(90);
    expect((await refresh(at.browser)).statusCode).toBe(401);
    expect(tokens(at.browser)).toEqual([undefined, undefined]);
  });

  it('works for two tabs at the same moment, in two processes', async () => {
    const tabs = [at.browser, at.browser.clone(), at.browser.clone()];
    const elsewhere = new Browser(at.other.app);
    elsewhere.setCookie(refreshName, tokens(at.browser)[1] ?? '', '/auth');
    const answers = await Promise.all([...tabs, elsewhere].map(refresh));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    for (const tab of [...tabs, elsewhere]) {
      expect(await statusOf(tab)).toBe(200);
      expect(tokens(tab)).toEqual(tokens(at.browser));
    }
  });

  it('works for a second tab nine seconds later', async () => {
    const late = at.browser.clone();
    await refresh(at.browser);
    await secondsLater(9);
    expect((await refresh(late)).statusCode).toBe(204);
    expect(await statusOf(late)).toBe(200);
  });

  it('ends the whole session when a used token comes back after ten seconds', async () => {
    const thief = at.browser.clone();
    await refresh(at.browser);
    expect(await statusOf(at.browser)).toBe(200);
    await secondsLater(11);
    expect((await refresh(thief)).statusCode).toBe(401);
    await expect.poll(() => statusOf(at.browser)).toBe(401);
    expect((await refresh(at.browser)).statusCode).toBe(401);
    expect(await audited()).toContain('session.reuse');
  });

  it('does so, too, when the clock was set back meanwhile', async () => {
    const [late, thief] = [at.browser.clone(), at.browser.clone()];
    await refresh(at.browser);
    expect(await statusOf(at.browser)).toBe(200);
    await secondsLater(-9);
    expect((await refresh(late)).statusCode).toBe(204);
    await secondsLater(-3_600);
    expect((await refresh(thief)).statusCode).toBe(401);
    await expect.poll(() => statusOf(at.browser)).toBe(401);
  });

  it('leaves the other sessions of the person alone', async () => {
    const phone = await at.signedIn(at.user.email);
    const thief = at.browser.clone();
    await refresh(at.browser);
    expect(await statusOf(at.browser)).toBe(200);
    await secondsLater(11);
    expect((await refresh(thief)).statusCode).toBe(401);
    expect(await statusOf(phone)).toBe(200);
  });
});

describe('a refresh whose answer was lost', () => {
  it('can be made again a minute later, and again when that one is lost, too', async () => {
    const seen = new Set(tokens(at.browser));
    for (const _ of [1, 2]) {
      const lost = at.browser.clone();
      expect((await refresh(lost)).statusCode).toBe(204);
      for (const token of tokens(lost)) seen.add(token);
      await secondsLater(60);
    }
    expect((await refresh(at.browser)).statusCode).toBe(204);
    for (const token of tokens(at.browser)) expect(seen).not.toContain(token);
    expect(await statusOf(at.browser)).toBe(200);
    await secondsLater(60);
    expect((await refresh(at.browser)).statusCode).toBe(204);
    expect(await audited()).not.toContain('session.reuse');
  });

  it('gives two tabs the same tokens when both make it again, in two processes', async () => {
    await refresh(at.browser.clone());
    await secondsLater(60);
    const elsewhere = new Browser(at.other.app);
    elsewhere.setCookie(refreshName, tokens(at.browser)[1] ?? '', '/auth');
    const tabs = [at.browser, at.browser.clone(), elsewhere];
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    for (const tab of tabs) expect(tokens(tab)).toEqual(tokens(at.browser));
    expect(await statusOf(at.browser)).toBe(200);
  });

  it.each([0, 60])('ends the session when it had arrived after all, %i seconds later', async (seconds) => {
    const thief = at.browser.clone();
    await refresh(thief);
    await secondsLater(60);
    expect((await refresh(at.browser)).statusCode).toBe(204);
    await secondsLater(seconds);
    expect(await statusOf(thief)).toBe(401);
    expect((await refresh(thief)).statusCode).toBe(401);
    await expect.poll(() => statusOf(at.browser)).toBe(401);
    expect((await refresh(at.browser)).statusCode).toBe(401);
    expect(await audited()).toContain('session.reuse');
  });

  it('is none when somebody has shown the access token in it to another process', async () => {
    const thief = at.browser.clone();
    await refresh(thief);
    const elsewhere = new Browser(at.other.app);
    elsewhere.setCookie(accessName, tokens(thief)[0] ?? '');
    expect(await statusOf(elsewhere)).toBe(200);
    await secondsLater(60);
    expect((await refresh(at.browser)).statusCode).toBe(401);
    await expect.poll(() => statusOf(elsewhere)).toBe(401);
  });

  it('is none when somebody has exchanged the refresh token in it, whose answer may be lost as well', async () => {
    const thief = at.browser.clone();
    await refresh(thief);
    await refresh(thief);
    await secondsLater(60);
    expect((await refresh(at.browser)).statusCode).toBe(401);
    expect((await refresh(thief)).statusCode).toBe(401);
    expect(await audited()).toContain('session.reuse');
  });

  it('leaves nobody signed in when who has it and who has not come at the same moment', async () => {
    const thief = new Browser(at.other.app);
    thief.setCookie(refreshName, tokens(at.browser)[1] ?? '', '/auth');
    await refresh(thief);
    await secondsLater(60);
    const answers = await Promise.all([thief, at.browser].map(refresh));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
    for (const one of [thief, at.browser]) await expect.poll(() => statusOf(one)).toBe(401);
    expect(await audited()).toContain('session.reuse');
  });
});
