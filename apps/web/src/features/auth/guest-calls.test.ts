import { login, signup } from '@tavla/shared/contracts/auth';
import { expect, test, vi } from 'vitest';
import { requestSignIn, requestSignUp } from './guest-calls';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/call', () => ({ call }));

test('a code is asked for with what it is to do', async () => {
  const email = 'ann@acme.example';
  await requestSignIn(email);
  await requestSignUp(email, { name: 'Acme', domain: 'acme.example' });
  expect(call.mock.calls).toEqual([
    [login, { body: { email, type: 'SIGN_IN' } }],
    [
      signup,
      {
        body: { email, type: 'SIGN_UP', organizationName: 'Acme', organizationDomain: 'acme.example' },
      },
    ],
  ]);
});
