import { nameOf, soon, special, type TableData } from './treatment';

/** How people come in, by themselves and by their programs, and what is sent to them. */
export const accessData = {
  waiting_mail: {
    none: ['organizationId', 'id', 'kind', 'state', 'claim'],
    columns: {
      userId: 'goes',
      data: special('A mail to them is not sent any more; in others their name is replaced.'),
      lastError: 'words',
    },
  },
  sign_in_code: {
    none: ['requestHash', 'type', 'codeHash'],
    columns: { email: special('Codes for their addresses go.'), turns: special('Goes with the code.') },
  },
  rate_limit: { columns: { key: special('Counters that name their addresses go.') } },
  request_count: { columns: { key: soon('a minute') } },
  session: {
    owner: 'userId',
    none: ['organizationId', 'id', 'accessHash', 'way', 'passkeyId'],
    columns: { userId: 'goes', userAgent: 'goes', ip: 'goes' },
  },
  refresh_token: { none: ['tokenHash', 'organizationId', 'sessionId'], columns: {} },
  passkey: {
    owner: 'userId',
    none: ['organizationId', 'id', 'transports'],
    columns: { userId: 'goes', credentialId: 'goes', publicKey: 'goes', name: 'goes' },
  },
  passkey_challenge: { none: ['challengeHash', 'browserHash', 'purpose', 'sessionId'], columns: {} },
  api_token: {
    owner: 'userId',
    none: ['organizationId', 'id', 'hash', 'permissions'],
    columns: { userId: 'goes', name: 'goes', lastUsedIp: 'goes', madeById: 'id' },
  },
  agent_session: {
    none: ['organizationId', 'id', 'tokenId'],
    columns: { tokenName: nameOf('ownerId'), ownerId: 'id' },
  },
  agent_step: {
    none: ['organizationId', 'id', 'sessionId', 'proposalId'],
    columns: { changes: 'json' },
  },
  sign_in_provider: {
    none: [
      ...[
        'organizationId',
        'domain',
        'proof',
        'provedDomain',
        'provedBy',
        'issuer',
        'clientId',
        'clientSecret',
      ],
      'roleClaim',
    ],
    columns: {},
  },
  sign_in_role: { none: ['organizationId', 'value', 'roleId'], columns: {} },
  sign_in_link: {
    none: ['organizationId', 'issuer'],
    columns: {
      userId: special('Goes: it would say who the person is at their provider.'),
      subject: special('Goes with it.'),
    },
  },
  sign_in_attempt: { none: ['secretHash', 'organizationId', 'issuer', 'clientId'], columns: {} },
  calendar_link: {
    owner: 'userId',
    none: ['organizationId', 'id', 'scope', 'hash'],
    columns: { userId: 'goes' },
  },
} satisfies Record<string, TableData>;
