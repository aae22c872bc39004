import { CurrentUser } from '@tavla/shared/contracts/auth';
import { endpoint } from '@tavla/shared/endpoint';
import { DeviceZone, Email, Id } from '@tavla/shared/fields';
import { providerAnswerMax } from '@tavla/shared/limits';
import { z } from 'zod';

/** How addresses at a domain sign in. */
export const SignInWays = z.object({
  /** The host of the provider that they sign in with; null: there is none. */
  provider: z.string().nullable(),
  /** Whether they may ask for a code as well; admins always may. */
  codes: z.boolean(),
});
export type SignInWays = z.infer<typeof SignInWays>;

export const findSignInWays = endpoint({
  name: 'auth.find-ways',
  summary:
    'How addresses at the domain of this one sign in: by code, or with a provider of their company. It says nothing of whether the address has an account.',
  method: 'POST',
  path: '/auth/ways',
  access: 'public',
  status: 200,
  body: z.object({ email: Email }),
  response: SignInWays,
});

export const beginProviderSignIn = endpoint({
  name: 'auth.begin-provider',
  summary:
    'Begin to sign in with the provider of the address’s domain, in this browser: go to the address of the answer within ten minutes.',
  method: 'POST',
  path: '/auth/provider',
  access: 'public',
  refusals: [404, 503],
  status: 200,
  body: z.object({ email: Email }),
  response: z.object({ url: z.string() }),
});

export const finishProviderSignIn = endpoint({
  name: 'auth.finish-provider',
  summary:
    'Exchange what the provider sent the browser back with for a session, in the browser that began. Works once.',
  method: 'POST',
  path: '/auth/provider/answer',
  access: 'public',
  refusals: [403, 503],
  status: 200,
  body: z.object({
    /** The company whose redirect address was come back to. */
    organizationId: Id,
    /** The query that it was come back with, as it is. */
    query: z.string().max(providerAnswerMax),
    timeZone: DeviceZone.optional(),
  }),
  response: CurrentUser,
});
