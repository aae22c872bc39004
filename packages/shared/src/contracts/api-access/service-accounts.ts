import { MadeToken, TokenInput } from '@tavla/shared/contracts/api-access/tokens';
import { FirstName, User } from '@tavla/shared/contracts/users';
import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams } from '@tavla/shared/fields';
import { z } from 'zod';

/** A service account as it is made: what it is called, and what it may do. */
export const ServiceAccountInput = z.object({ name: FirstName, roleId: Id });
export type ServiceAccountInput = z.infer<typeof ServiceAccountInput>;

export const createServiceAccount = endpoint({
  name: 'service-accounts.create',
  summary:
    'Add an account for a program: it holds tokens, and has neither a mailbox nor a way to sign in. It is changed and deleted as people are.',
  method: 'POST',
  path: '/api/v1/service-accounts',
  access: ['create', 'user'],
  fieldAccess: { roleId: ['create', 'user-roles'] },
  body: ServiceAccountInput,
  response: User,
});

export const createServiceToken = endpoint({
  name: 'tokens.create-for-service',
  summary:
    'Make an API token of a service account that may do no more than you; people make their own. Its secret is in this answer and nowhere else.',
  method: 'POST',
  path: '/api/v1/users/:id/tokens',
  access: ['update', 'user'],
  tokens: 'refused',
  confirmed: true,
  params: IdParams,
  body: TokenInput,
  response: MadeToken,
});
