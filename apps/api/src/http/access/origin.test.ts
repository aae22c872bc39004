import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp({ PUBLIC_URL: 'https://tavla.example.com' });
let user: TestUser;
beforeAll(async () => {
  user = (await app.current.addCompany()).member;
});

const post = (url: string, origin: string) =>
  app.current.app.inject({ method: 'POST', url, payload: {}, headers: { cookie: user.cookie, origin } });

describe('a request from another site', () => {
  it.each(['https://evil.test', 'null', 'https://tavla.example.com.evil.test'])(
    'of origin %s is refused',
    async (origin) => {
      for (const url of ['/auth/logout', '/auth/token-refresh', '/auth/login']) {
        const answer = await post(url, origin);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'bad-origin']);
      }
      expect((await app.current.as(user).get('/auth/me')).statusCode).toBe(200);
    },
  );

  it('is refused whatever host it claims to have been sent to', async () => {
    const behind = await startTestApp({ TRUST_PROXY: '1' });
    const { member } = await behind.addCompany();
    const headers = { cookie: member.cookie, origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' };
    const answer = await behind.app.inject({ method: 'POST', url: '/auth/logout', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'bad-origin']);
    await behind.close();
  });

  it('is told from one of our own', async () => {
    expect((await post('/auth/logout', 'https://tavla.example.com')).statusCode).toBe(204);
  });
});
