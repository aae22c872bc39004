import type { ByToken } from '@tavla/shared/contracts/api-access/by-token';
import type { Actor } from './change';

/** How the lines of a history keep which token somebody acted with. */
export interface TokenColumns {
  tokenId: string | null;
  tokenName: string | null;
}

/** What is kept of an actor's token. */
export function tokenColumns({ token }: Pick<Actor, 'token'>): TokenColumns {
  return { tokenId: token?.id ?? null, tokenName: token?.name ?? null };
}

/** The same on the wire. */
export function byToken({ tokenId, tokenName }: TokenColumns): ByToken {
  return tokenId === null ? null : { id: tokenId, name: tokenName ?? '' };
}
