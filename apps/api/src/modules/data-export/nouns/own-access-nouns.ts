import { mine, type Noun, noun } from './noun';

/** How a person comes in, by themselves and by their programs; nothing of it is what they come in with. */
export const ownAccessNouns: readonly Noun[] = [
  noun('sessions', 'Where you are signed in, or were until a day ago', {
    table: 'session',
    where: mine('userId'),
    columns: {
      ...{ id: 'id', ip: 'text', userAgent: 'text', createdAt: 'instant', lastSeenAt: 'instant' },
      ...{ expiresAt: 'instant', revokedAt: 'instant?', way: 'text' },
    },
  }),
  noun('passkeys', 'A passkey of yours, without its key', {
    table: 'passkey',
    where: mine('userId'),
    columns: { id: 'id', name: 'text', createdAt: 'instant', lastUsedAt: 'instant?' },
  }),
];
