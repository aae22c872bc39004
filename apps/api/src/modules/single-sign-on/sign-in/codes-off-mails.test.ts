import { beforeAll, expect, test } from 'vitest';
import { type Settled, useProviderDesk } from '@/test/sign-in/provider-desk';

const desk = useProviderDesk();
let place: Settled;
beforeAll(async () => {
  place = await desk.settle();
  await desk.test.db.prisma.signInProvider.updateMany({
    where: { organizationId: place.company.id },
    data: { issuer: 'https://provider.example', clientId: 'tavla', clientSecret: 'any', codesOff: true },
  });
});

/** What is mailed to somebody of this address who is invited, and then asks for a code. */
async function told(
  email: string,
  role: 'admin' | 'user' = 'user',
): Promise<{ invited: string; asked: string }> {
  const person = { firstName: 'Ida', lastName: 'Invited', email, roleId: place.company.roles[role] };
  expect((await place.admin.post('/api/v1/users', person)).statusCode).toBe(201);
  const invited = desk.catcher.last(email).text;
  expect((await desk.browser().post('/auth/login', { email })).statusCode).toBe(200);
  return { invited, asked: desk.catcher.last(email).text };
}

test('without codes, mails send on to the company’s own sign-in whom that lets in', async () => {
  const { invited, asked } = await told(`ida@${place.domain}`);
  expect(invited).toContain('Then go on to your company’s own sign-in.');
  expect(invited).not.toContain('code');
  expect(asked).toContain('enter this address on the sign-in page');
});

test.each(['elsewhere.example', 'away'])('without codes, mails lead nobody in a circle: %s', async (host) => {
  const email = `ida@${host === 'away' ? `away.${place.domain}` : host}`;
  for (const text of Object.values(await told(email))) {
    expect(text).toContain(`to give your account an address at ${place.domain}`);
    expect(text).not.toMatch(/we send you a code|go on to|\/login/);
  }
});

test('admins keep the code, whatever their address', async () => {
  const { invited, asked } = await told('boss@elsewhere.example', 'admin');
  expect(invited).toContain('we send you a code');
  expect(asked).toMatch(/\d{6}/);
});
