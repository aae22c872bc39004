import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

interface StoredCookie {
  name: string;
  value: string;
  path: string;
}

/** Calls the API as one browser does: it keeps the cookies that it is given and sends them where they belong. */
export class Browser {
  private cookies: StoredCookie[] = [];

  constructor(
    private readonly app: FastifyInstance,
    private readonly headers: Record<string, string> = {},
    /** Where it calls from. */
    private readonly remoteAddress = '127.0.0.1',
  ) {}

  /** A second browser with the same cookies, as a tab that has not heard of the first one's answer yet. */
  clone(): Browser {
    const twin = new Browser(this.app, this.headers, this.remoteAddress);
    twin.cookies = [...this.cookies];
    return twin;
  }

  /** The session of somebody for whom a test began one. */
  enter({ cookie }: { cookie: string }): this {
    for (const [name = '', value = ''] of cookie.split('; ').map((pair) => pair.split('=')))
      this.cookies.push({ name, value, path: '/' });
    return this;
  }

  async call(
    method: InjectOptions['method'] & string,
    url: string,
    payload?: unknown,
  ): Promise<LightMyRequestResponse> {
    const sent = this.cookies.filter(({ path }) => url.startsWith(path));
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.remoteAddress,
      headers: { ...this.headers, cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') },
      ...(payload !== undefined && { payload: payload as object }),
    });
    for (const { name, value, path = '/', maxAge, expires } of response.cookies) {
      this.cookies = this.cookies.filter((cookie) => cookie.name !== name);
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (!isGone) this.cookies.push({ name, value, path });
    }
    return response;
  }

  get(url: string) {
    return this.call('GET', url);
  }

  post(url: string, payload: unknown = {}) {
    return this.call('POST', url, payload);
  }

  patch(url: string, payload: unknown) {
    return this.call('PATCH', url, payload);
  }

  delete(url: string) {
    return this.call('DELETE', url);
  }

  cookie(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  /** Puts a cookie back that the browser had earlier, as somebody who copied it would. */
  setCookie(name: string, value: string, path = '/'): void {
    this.cookies = [...this.cookies.filter((cookie) => cookie.name !== name), { name, value, path }];
  }

  forget(name: string): void {
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name);
  }
}
