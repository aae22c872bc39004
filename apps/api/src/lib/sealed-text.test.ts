import { expect, it } from 'vitest';
import { seal, unseal } from './sealed-text';

const secret = 'a secret of the server, long enough';

it('opens with the same secret, purpose and place alone', () => {
  const sealed = seal(secret, 'clients', 'company-1', 'päss|word');
  expect(sealed).not.toContain('word');
  expect(unseal(secret, 'clients', 'company-1', sealed)).toBe('päss|word');
  expect(unseal(`${secret}!`, 'clients', 'company-1', sealed)).toBeUndefined();
  expect(unseal(secret, 'others', 'company-1', sealed)).toBeUndefined();
  expect(unseal(secret, 'clients', 'company-2', sealed)).toBeUndefined();
});

it('is another text each time, and none when a bit of it is', () => {
  const [one, other] = [seal(secret, 'a', 'b', 'text'), seal(secret, 'a', 'b', 'text')];
  expect(one).not.toBe(other);
  const bytes = Buffer.from(one.slice(3), 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(unseal(secret, 'a', 'b', `v1.${bytes.toString('base64url')}`)).toBeUndefined();
  for (const damaged of ['', 'v1.', 'v1.AAAA', one.replace('v1', 'v2')])
    expect(unseal(secret, 'a', 'b', damaged)).toBeUndefined();
});
