import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';

const test = useTestApp({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tavla.example.com' });

it.each(['/healthz', '/auth/me', '/api/v1/tasks'])(
  'an unexpected error at %s says nothing of the inside',
  async (url) => {
    const { admin } = await test.current.addCompany();
    const { pool } = test.current.app.deps.db;
    const query = pool.query;
    pool.query = (async () => {
      throw Object.assign(new Error('relation "session" of postgresql://tavla:hunter2@db'), {
        detail: 'Key (email)=(a@example.test)',
        query: 'select s.id',
      });
    }) as unknown as typeof query;
    try {
      const { statusCode, body } = await test.current.as(admin).get(url);
      expect([statusCode, JSON.parse(body)]).toEqual([
        500,
        {
          statusCode: 500,
          code: 'internal',
          message: 'Something went wrong on our side. Try again in a moment.',
          reason: 'internal',
          params: {},
        },
      ]);
    } finally {
      pool.query = query;
    }
  },
);
