import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/** A company's own OpenID provider on this machine, with its pages; who signs in there has these claims. */
export interface CompanyProvider {
  issuer: string;
  client: { id: string; secret: string };
  /** By login. */
  accounts: Map<string, Record<string, unknown>>;
  /** Lets people be sent back there. */
  serve(redirectUri: string): void;
  close(): void;
}

const client = { id: 'tavla', secret: 'a secret of the client that is long enough' };

export async function startCompanyProvider(): Promise<CompanyProvider> {
  const accounts: CompanyProvider['accounts'] = new Map();
  let answer: ReturnType<Provider['callback']> = (_, response) => void response.end();
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    issuer,
    client,
    accounts,
    serve(redirectUri) {
      const provider = quietly(
        () =>
          new Provider(issuer, {
            clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
            claims: {
              openid: ['sub', 'groups'],
              email: ['email', 'email_verified'],
              profile: ['given_name', 'family_name'],
            },
            cookies: { keys: ['of a test'] },
            findAccount: (_: unknown, sub: string) => {
              const claims = accounts.get(sub);
              return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
            },
            pkce: { required: () => true },
          }),
      );
      answer = provider.callback();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** It warns whoever starts it of what is for trying out alone, as this is. */
function quietly<T>(work: () => T): T {
  const { warn, info } = console;
  Object.assign(console, { warn: () => {}, info: () => {} });
  try {
    return work();
  } finally {
    Object.assign(console, { warn, info });
  }
}
