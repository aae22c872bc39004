import type { Passkey } from '@tavla/shared/contracts/sign-in/passkeys';

/** The wire shape of a passkey. */
export function presentPasskey(row: {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}): Passkey {
  const { id, name, createdAt, lastUsedAt } = row;
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
