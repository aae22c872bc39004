import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();
const json = { 'content-type': 'application/json' };

it.each([
  '{"email":"a@example.test","__proto__":{"type":"SIGN_IN"}}',
  '{"email":"a@example.test","constructor":{"prototype":{"type":"SIGN_IN"}}}',
])('a body that reaches for the prototype of objects is refused: %s', async (payload) => {
  const { statusCode } = await test.current.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: json,
    payload,
  });
  expect(statusCode).toBe(400);
});

it.each(['["a@example.test"]', '{"toString":"a@example.test"}', '1', 'true', 'null'])(
  'an address of mail that is %s is refused, whatever it could be turned into',
  async (email) => {
    const payload = `{"email":${email}}`;
    const answer = await test.current.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: json,
      payload,
    });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'email']);
  },
);

it('a parameter that comes twice is refused, and a query is no body', async () => {
  const { admin } = await test.current.addCompany();
  expect((await test.current.as(admin).get('/api/v1/users?q=a&q=b')).statusCode).toBe(400);
  expect((await test.current.as(null).post('/auth/login?email=a@example.test', {})).statusCode).toBe(400);
});
