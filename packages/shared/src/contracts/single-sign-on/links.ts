import { endpoint } from '@tavla/shared/endpoint';
import { IdParams, Instant } from '@tavla/shared/fields';
import { z } from 'zod';

/** Which account of the company's provider a person is. */
export const SignInLink = z.object({
  issuer: z.string(),
  /** The provider's own name for the account. */
  subject: z.string(),
  createdAt: Instant,
  usedAt: Instant,
});
export type SignInLink = z.infer<typeof SignInLink>;

const path = '/api/v1/users/:id/sign-in-link';

export const getSignInLink = endpoint({
  name: 'sso.get-link',
  summary: 'Which account of the provider a person signs in with; null when they have not.',
  method: 'GET',
  path,
  access: ['read', 'admin'],
  tokens: 'refused',
  params: IdParams,
  response: z.object({ link: SignInLink.nullable() }),
});

export const unlinkSignIn = endpoint({
  name: 'sso.unlink',
  summary:
    'Forget which account of the provider a person signs in with: the next verified one with their address is theirs.',
  method: 'DELETE',
  path,
  access: ['update', 'user'],
  confirmed: true,
  params: IdParams,
});
