import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, Instant, line } from '@tavla/shared/fields';
import {
  claimNameMax,
  claimValueMax,
  clientIdMax,
  clientSecretMax,
  issuerMax,
  roleLinesMax,
} from '@tavla/shared/limits';
import { z } from 'zod';

const wrongIssuer = rule('not-an-issuer');

/** The address by which a provider names itself: without a name, password, query or fragment in it. */
export const Issuer = z
  .string()
  .trim()
  .max(issuerMax, rule('too-long', { field: 'issuer', count: issuerMax }))
  .pipe(z.url({ protocol: /^https?$/, ...wrongIssuer }))
  .refine((url) => !/^[^/]*\/\/[^/?]*@|[?#]/.test(url), wrongIssuer);

/** Whoever has this value in the claim gets this role at each sign-in. */
export const RoleLine = z.object({ value: line('value', claimValueMax), roleId: Id });
export type RoleLine = z.infer<typeof RoleLine>;

/** What an admin says of the company's provider. */
const fields = {
  issuer: Issuer,
  clientId: line('clientId', clientIdMax),
  /** Whether people at the domain who have no account get one at their first sign-in. */
  createsPeople: z.boolean(),
  /** Name of the claim that says roles; null: none does. */
  roleClaim: line('roleClaim', claimNameMax).nullable(),
  /** The first line that fits holds. */
  roles: z.array(RoleLine).max(roleLinesMax),
};
export const ProviderInput = z.object({
  ...fields,
  /** Left out, the one that is kept stays. */
  clientSecret: line('clientSecret', clientSecretMax).optional(),
});
export type ProviderInput = z.infer<typeof ProviderInput>;

/** The addresses of a domain that nobody gets but who runs it. Source: CA/Browser Forum, Baseline Requirements, 3.2.2.4.4. */
export const domainMailboxes = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster'] as const;
export const DomainMailbox = z.enum(domainMailboxes);
export type DomainMailbox = z.infer<typeof DomainMailbox>;

/** The domain whose people sign in with the provider. */
export const SignInDomain = z.object({
  name: z.string(),
  /** The record of type TXT that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** How it was proved; null: it is not yet. */
  provedBy: z.enum(['dns', 'mail']).nullable(),
  provedAt: Instant.nullable(),
  /** When the proof runs out; null for a record, which is looked at every day. */
  holdsUntil: Instant.nullable(),
  /** Since when the record is not found any more: after three days the proof is gone. */
  missingSince: Instant.nullable(),
});
export type SignInDomain = z.infer<typeof SignInDomain>;

/** The provider of a company, without its secret. */
export const SignInProvider = z.object({
  ...fields,
  issuer: z.string(),
  clientId: z.string(),
  roleClaim: z.string().nullable(),
  roles: z.array(z.object({ value: z.string(), roleId: Id })),
  /** False when the secret cannot be read any more, since the server has another one of its own. */
  hasSecret: z.boolean(),
  /** Another text after every change of it. */
  version: z.string(),
});
export type SignInProvider = z.infer<typeof SignInProvider>;

/** How the people of a company sign in. */
export const SingleSignOn = z.object({
  domain: SignInDomain.nullable(),
  provider: SignInProvider.nullable(),
  /** What the provider must be told to send people back to. */
  redirectUri: z.string(),
  /** Whether nobody but admins signs in by code. */
  codesOff: z.boolean(),
  /** Whether you have signed in through this provider yourself. */
  isTried: z.boolean(),
  /** Active people who have no way in without a code: neither an address at the domain nor an account at the provider. */
  outside: z.number().int(),
  /** People who have signed in through the provider. */
  linked: z.number().int(),
});
export type SingleSignOn = z.infer<typeof SingleSignOn>;

const path = '/api/v1/single-sign-on';

export const getSingleSignOn = endpoint({
  name: 'sso.get',
  summary:
    'How the people of the company sign in: the domain, its proof, and the provider. Without its secret.',
  method: 'GET',
  path,
  access: ['read', 'admin'],
  tokens: 'refused',
  response: SingleSignOn,
});

export const setProvider = endpoint({
  name: 'sso.set-provider',
  summary:
    'Set the OpenID provider of the proved domain, once its discovery document is found. Another issuer forgets who signed in through the former one, and lets codes in again. Needs every permission, since whoever sets it says who signs in as whom. With the version of the one that it takes the place of, null where there was none, it answers 409 (stale-version) when somebody has set another meanwhile.',
  method: 'PUT',
  path: `${path}/provider`,
  access: ['update', 'admin'],
  confirmed: true,
  body: ProviderInput.extend({ version: z.string().max(64).nullable().optional() }),
  response: SingleSignOn,
});

/** What looking for a provider came to. */
export const ProviderTest = z.object({
  isFound: z.boolean(),
  /**
   * Why not: what is wrong with the connection, `too-large`; `answer` when it was no discovery document, `issuer` when
   * it names another issuer, `endpoints` when it lacks an address that is needed or has one without encryption.
   */
  failure: z
    .enum([
      ...(['address', 'plain', 'name', 'refused', 'certificate', 'timeout', 'broken'] as const),
      ...(['too-large', 'answer', 'issuer', 'endpoints'] as const),
    ])
    .nullable(),
  /** Where people sign in; null when it was not found. */
  signInAt: z.string().nullable(),
});
export type ProviderTest = z.infer<typeof ProviderTest>;
export type ProviderFault = NonNullable<ProviderTest['failure']>;

export const testProvider = endpoint({
  name: 'sso.test-provider',
  summary: 'Look for the discovery document of an issuer. Changes nothing.',
  method: 'POST',
  path: `${path}/test`,
  access: ['update', 'admin'],
  tokens: 'refused',
  status: 200,
  body: z.object({ issuer: Issuer }),
  response: ProviderTest,
});

export const setCodes = endpoint({
  name: 'sso.set-codes',
  summary:
    'Switch signing in by code off for everybody but admins, or on again. Off only for who has signed in through the provider themselves. API tokens are as before.',
  method: 'PUT',
  path: `${path}/codes`,
  access: ['update', 'admin'],
  confirmed: true,
  body: z.object({ codesOff: z.boolean() }),
  response: SingleSignOn,
});

export const removeSingleSignOn = endpoint({
  name: 'sso.remove',
  summary: 'Forget the domain, its proof and the provider. Everybody signs in by code then.',
  method: 'DELETE',
  path,
  access: ['update', 'admin'],
  confirmed: true,
});
