import { expect, it } from 'vitest';
import { startTestApp } from '@/test/test-app';

/** What the server takes for the caller's address, as the audit log and the lists of sessions show it. */
async function addressSeen(TRUST_PROXY: string, forwarded: string, remoteAddress: string) {
  const test = await startTestApp({ TRUST_PROXY });
  try {
    const { admin } = await test.addCompany();
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/positions',
      payload: { name: 'Cook' },
      headers: { cookie: admin.cookie, 'x-forwarded-for': forwarded },
      remoteAddress,
    });
    return (await test.as(admin).get('/api/v1/audit')).json().data[0].ip;
  } finally {
    await test.close();
  }
}

const proxy = '10.0.0.5';
const client = '203.0.113.9';

it.each([
  ['one proxy that appends', '1', `198.51.100.1, ${client}`, proxy, client],
  ['one proxy that replaces', '1', client, proxy, client],
  ['two proxies in a row', '2', `198.51.100.1, ${client}, 10.0.0.6`, proxy, client],
  ['a proxy known by its address', proxy, `198.51.100.1, ${client}`, proxy, client],
  ['a caller past the proxy', proxy, '198.51.100.1', client, client],
  ['no proxy at all', 'false', '198.51.100.1', client, client],
])('no header chooses the address that counts: %s', async (_, trusted, forwarded, remote, expected) => {
  expect(await addressSeen(trusted, forwarded, remote)).toBe(expected);
});
