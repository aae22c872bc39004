import { Person } from '@tavla/shared/contracts/users';
import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, Instant, line, listOf, pageOf, SearchText } from '@tavla/shared/fields';
import { tokenNameMax } from '@tavla/shared/limits';
import { allPermissions, Permission } from '@tavla/shared/permissions';
import { z } from 'zod';

/** After how many days a token may end. */
export const tokenDays = [30, 90, 365] as const;

/** What a program shows in place of a session, without the secret itself: nobody has that but who made it. */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** What it may do at most. What its person's role allows at the moment of a call is the other half. */
  permissions: z.array(Permission),
  /** Whether it makes changes itself. One that may not reads, and what it wants changed waits for a person. */
  mayWrite: z.boolean(),
  createdAt: Instant,
  /** null: it has no end. */
  expiresAt: Instant.nullable(),
  isExpired: z.boolean(),
  /** To within a minute; null until it is used. */
  lastUsedAt: Instant.nullable(),
  /** From which address that was. */
  lastUsedIp: z.string(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** The same with whose it is. */
export const CompanyToken = ApiToken.extend({ person: Person });
export type CompanyToken = z.infer<typeof CompanyToken>;

export const TokenInput = z.object({
  name: line('name', tokenNameMax),
  /** Of your own; with none it may only ask who it is. */
  permissions: z.array(Permission).max(allPermissions.length),
  /** Whether it makes changes itself; otherwise it reads, and proposes changes by `/mcp`, which wait for a person. */
  mayWrite: z.boolean().default(true),
  /** null: without an end, where the company allows that (`endlessTokens`). */
  expiresInDays: z.union(tokenDays.map((days) => z.literal(days))).nullable(),
});
export type TokenInput = z.infer<typeof TokenInput>;

/** The one answer that has the secret. */
export const MadeToken = z.object({ token: ApiToken, secret: z.string() });
export type MadeToken = z.infer<typeof MadeToken>;

const path = '/api/v1/tokens';

export const listMyTokens = endpoint({
  name: 'tokens.list-mine',
  summary: 'Your API tokens, the newest first, those that have ended included.',
  method: 'GET',
  path,
  access: 'signed-in',
  tokens: 'refused',
  response: listOf(ApiToken),
});

export const createToken = endpoint({
  name: 'tokens.create',
  summary:
    'Make an API token that may do some of what you may. Its secret is in this answer and nowhere else: only a hash of it is kept.',
  method: 'POST',
  path,
  access: 'signed-in',
  tokens: 'refused',
  confirmed: true,
  body: TokenInput,
  response: MadeToken,
});

export const revokeToken = endpoint({
  name: 'tokens.revoke',
  summary: 'End one of your API tokens at once, with every event stream that it holds open.',
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'signed-in',
  tokens: 'refused',
  params: IdParams,
});

export const listCompanyTokens = endpoint({
  name: 'tokens.list',
  summary:
    'The API tokens of everybody, the newest first, a page at a time. q searches names of tokens and people.',
  method: 'GET',
  path: '/api/v1/organization/tokens',
  access: ['read', 'admin'],
  tokens: 'refused',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(2000).optional(),
    userId: Id.optional(),
    q: SearchText.optional(),
  }),
  response: pageOf(CompanyToken),
});

const ofPerson = '/api/v1/users/:id/tokens';

export const revokeUserToken = endpoint({
  name: 'tokens.revoke-one-of-user',
  summary: 'End an API token of a person.',
  method: 'DELETE',
  path: `${ofPerson}/:tokenId`,
  access: ['update', 'user'],
  tokens: 'refused',
  params: IdParams.extend({ tokenId: Id }),
});

export const revokeUserTokens = endpoint({
  name: 'tokens.revoke-of-user',
  summary: 'End all API tokens of a person.',
  method: 'DELETE',
  path: ofPerson,
  access: ['update', 'user'],
  tokens: 'refused',
  params: IdParams,
});
