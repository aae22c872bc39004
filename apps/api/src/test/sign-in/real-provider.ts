import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** An account at the provider; `sub` is its login. */
export type Account = Record<string, unknown>;

export const clientId = 'tavla';
export const clientSecret = 'a secret of the client, long enough for HS256';

/** `oidc-provider`, certified, over HTTP on this machine, with its own pages for signing in and consent. */
export class RealProvider {
  readonly accounts = new Map<string, Account>();
  private server: Server | undefined;
  private listener: RequestListener | undefined;

  async start(): Promise<this> {
    this.server = createServer((request, response) => this.listener?.(request, response));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get issuer(): string {
    const { port } = (this.server?.address() ?? {}) as Partial<AddressInfo>;
    return `http://127.0.0.1:${port}`;
  }

  /** Lets people be sent back there. @param inIdToken whether claims stand in the ID token, not at userinfo */
  serve(redirectUri: string, inIdToken = false): void {
    const { accounts } = this;
    const provider = quietly(
      () =>
        new Provider(this.issuer, {
          clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
          claims: {
            openid: ['sub', 'roles'],
            email: ['email', 'email_verified'],
            profile: ['given_name', 'family_name', 'name'],
          },
          conformIdTokenClaims: !inIdToken,
          cookies: { keys: ['of a test'] },
          findAccount: (_: unknown, sub: string) => {
            const claims = accounts.get(sub);
            return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
          },
          pkce: { required: () => true },
        }),
    );
    this.listener = provider.callback();
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => this.server?.close(() => resolve()));
  }
}

/** A person's browser at the provider: it keeps cookies, fills its forms in, and stops where it is sent back. */
export async function signInAt(
  url: string,
  login: string,
  cookies = new Map<string, string>(),
): Promise<URL> {
  const { origin } = new URL(url);
  const answer = await go(url, cookies);
  const page = await answer.text();
  const location = answer.headers.get('location');
  if (location) {
    const next = new URL(location, url);
    return next.origin === origin ? signInAt(next.href, login, cookies) : next;
  }
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
  const action = /action="([^"]+)"/.exec(page)?.[1];
  if (!prompt || !action) throw new Error(`the provider answered ${answer.status}: ${page.slice(0, 500)}`);
  const form = new URLSearchParams({ prompt, login, password: 'any' });
  const sent = await go(new URL(action, url).href, cookies, form);
  return signInAt(new URL(sent.headers.get('location') ?? '', url).href, login, cookies);
}

async function go(url: string, cookies: Map<string, string>, form?: URLSearchParams): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { cookie },
    ...(form && { method: 'POST', body: form }),
  });
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
  return answer;
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
