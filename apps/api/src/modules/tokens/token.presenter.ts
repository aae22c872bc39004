import type { ApiToken, CompanyToken } from '@tavla/shared/contracts/api-access/tokens';
import { Permission } from '@tavla/shared/permissions';
import type { OwnedTokenRow, TokenRow } from './tokens.repo';

/** The wire shape of a token. */
export function presentToken(row: TokenRow): ApiToken {
  const { id, name, mayWrite, createdAt, expiresAt, isExpired, lastUsedAt, lastUsedIp } = row;
  return {
    ...{ id, name, mayWrite, isExpired, lastUsedIp },
    permissions: row.permissions.flatMap((pair) => {
      const [action, resource] = pair.split(' ');
      // A pair that a newer version knew allows nothing here.
      return Permission.safeParse({ action, resource }).data ?? [];
    }),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** The same with whose it is. */
export function presentOwnedToken(row: OwnedTokenRow): CompanyToken {
  const { userId: id, email, firstName, lastName } = row;
  return { ...presentToken(row), person: { id, email, firstName, lastName } };
}
