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
  noun('sign-in-links', 'The account of your company’s provider that you sign in with', {
    table: 'sign_in_link',
    key: 'userId',
    where: mine('userId'),
    columns: { userId: 'id', issuer: 'text', subject: 'text', createdAt: 'instant', usedAt: 'instant' },
  }),
  noun('tokens', 'An API token of yours, without its secret', {
    table: 'api_token',
    where: mine('userId'),
    columns: {
      ...{ id: 'id', name: 'text', permissions: 'texts', mayWrite: 'boolean', createdAt: 'instant' },
      ...{ expiresAt: 'instant?', lastUsedAt: 'instant?', lastUsedIp: 'text' },
    },
  }),
  noun('agent-sessions', 'When an agent worked with a token of yours, or with one that you made', {
    table: 'agent_session',
    where: mine('ownerId'),
    columns: {
      ...{ id: 'id', tokenName: 'text', startedAt: 'instant', lastAt: 'instant', undoneAt: 'instant?' },
    },
  }),
  noun('calendar-links', 'A calendar link of yours, without its secret', {
    table: 'calendar_link',
    where: mine('userId'),
    columns: { id: 'id', scope: 'text', createdAt: 'instant', lastUsedAt: 'instant?' },
  }),
  noun('erasures', 'That you asked to be erased', {
    table: 'erasure',
    where: mine('userId'),
    columns: { id: 'id', state: 'text', createdAt: 'instant' },
  }),
];
