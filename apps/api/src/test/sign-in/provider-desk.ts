import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { Browser } from '../browser';
import { MailCatcher } from '../mail-catcher';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '../test-app';
import { NameServer } from './name-server';
import { clientId, clientSecret } from './real-provider';

const path = '/api/v1/single-sign-on';

/** A company that has proved its domain. */
export interface Settled {
  company: TestCompany;
  domain: string;
  admin: ReturnType<TestApp['as']>;
}

/** For the tests of a file: an application with a mail and a name server on this machine. */
export function useProviderDesk() {
  const catcher = new MailCatcher();
  const names = new NameServer();
  let test: TestApp;
  let count = 0;

  beforeAll(async () => {
    await Promise.all([catcher.start(), names.start()]);
    test = await startTestApp({
      ...{ SMTP_URL: catcher.url, DNS_SERVERS: names.address, WEBHOOK_NETWORKS: '127.0.0.1' },
    });
  });
  beforeEach(() => {
    names.isBroken = false;
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([catcher.stop(), names.stop()]);
  });

  const sso = (admin: ReturnType<TestApp['as']>) => ({
    read: async () => (await admin.get(path)).json(),
    setDomain: (domain: string) => admin.put(`${path}/domain`, { domain }),
    checkRecord: () => admin.post(`${path}/domain/record`, {}),
    setProvider: (issuer: string, more: object = {}) =>
      admin.put(`${path}/provider`, {
        ...{ issuer, clientId, clientSecret, createsPeople: true, roleClaim: null, roles: [], ...more },
      }),
    setCodes: (codesOff: boolean) => admin.put(`${path}/codes`, { codesOff }),
  });

  return {
    catcher,
    names,
    sso,
    get test() {
      return test;
    },
    browser: (ip = '127.0.0.1') => new Browser(test.app, {}, ip),
    freshDomain: () => `d${process.pid}x${count++}.example.org`,
    /** Has a name server say what proves the domain, and proves it. */
    async prove(admin: ReturnType<TestApp['as']>, domain: string): Promise<void> {
      expect((await sso(admin).setDomain(domain)).statusCode).toBe(200);
      const { record } = (await sso(admin).read()).domain;
      names.texts.set(record.name, ['something else', record.value]);
      expect((await sso(admin).checkRecord()).statusCode).toBe(200);
    },
    /** A company whose domain is proved. */
    async settle(): Promise<Settled> {
      const company = await test.addCompany();
      const domain = this.freshDomain();
      const admin = test.as(company.admin);
      await this.prove(admin, domain);
      return { company, domain, admin };
    },
    /** Where an admin has the provider send people back to. */
    redirectUri: ({ company }: Settled) => `http://localhost:3000/sso/${company.id}`,
    async begin(browser: Browser, email: string): Promise<string> {
      const answer = await browser.post('/auth/provider', { email });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().url;
    },
    finish: (browser: Browser, company: Pick<TestCompany, 'id'>, cameBack: URL | string) =>
      browser.post('/auth/provider/answer', {
        organizationId: company.id,
        query: typeof cameBack === 'string' ? cameBack : cameBack.search,
      }),
    /** Somebody of the company, by name at its domain. */
    addAt: ({ company, domain }: Settled, name: string, role: 'admin' | 'user' = 'user'): Promise<TestUser> =>
      test.addUser(company.id, company.roles[role], { email: `${name}@${domain}` }),
    audit: async ({ admin }: Settled) =>
      (await admin.get('/api/v1/audit')).json().data as {
        action: string;
        details: Record<string, unknown>;
      }[],
  };
}
