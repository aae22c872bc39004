import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();

it('tells a client that is still sending that its body is too large', async () => {
  const { admin } = await test.current.addCompany();
  const base = await test.current.listen();
  const answer = await fetch(`${base}/api/v1/tasks`, {
    method: 'POST',
    headers: { cookie: admin.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'x'.repeat(30 * 2 ** 20) }),
  });
  const { code } = (await answer.json()) as { code: string };
  expect([answer.status, code]).toEqual([413, 'too-large']);
});

it.each(['/api/v1/audios', '/api/v1/users/csv', '/api/v1/chat/new-message'])(
  'calls a body that is no form the wrong kind of content at %s',
  async (url) => {
    const { admin } = await test.current.addCompany();
    const answer = await test.current.as(admin).post(url, { message: 'not a form' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong-file-type']);
  },
);

it('answers an address that cannot be read in the one shape of errors', async () => {
  const answer = await test.current.as(null).get('/api/v1/tasks/%E0%A4%A');
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      statusCode: 400,
      code: 'validation',
      message: expect.any(String),
      reason: 'unreadable-because',
      params: { detail: answer.json().message },
    },
  ]);
});
