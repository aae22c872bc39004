import { randomBytes } from 'node:crypto';
import type { APIRequest, APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import type { Mailbox } from './mailbox';

/** Somebody with an account; `api` is a signed-in client with this person's cookies. */
export type Person = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  api: APIRequestContext;
};

type NewUser = { firstName: string; lastName: string; role?: string; email?: string };

/** What registering and signing in need. */
export type Place = { baseURL: string; mailbox: Mailbox; request: APIRequest };

/** A company that a test has to itself. */
export class Company {
  readonly name: string;
  readonly domain: string;
  readonly #place: Place;
  readonly #clients: APIRequestContext[] = [];
  #admin: Person | null = null;

  private constructor(place: Place) {
    const id = randomBytes(5).toString('hex');
    this.#place = place;
    this.name = `Company ${id}`;
    this.domain = `c${id}.example.com`;
  }

  /** Registers a fresh company as a person would, with the code from the mail. */
  static async register(place: Place): Promise<Company> {
    const company = new Company(place);
    const registration = { organizationName: company.name, organizationDomain: company.domain };
    const email = `admin@${company.domain}`;
    const api = await company.#client();
    const type = 'SIGN_UP';
    await expectOk(await api.post('/auth/signup', { data: { email, type, ...registration } }));
    const code = await place.mailbox.code(email);
    const answer = await api.post('/auth/verify-otp', { data: { email, code, type, ...registration } });
    await expectOk(answer);
    const { data } = await answer.json();
    company.#admin = { id: data.id, email, firstName: data.firstName, lastName: data.lastName, api };
    return company;
  }

  get admin(): Person {
    if (!this.#admin) throw new Error('The company has no admin yet.');
    return this.#admin;
  }

  /** The admin's signed-in client. */
  get api(): APIRequestContext {
    return this.admin.api;
  }

  /** Creates a person (role `user` unless another is named) and signs them in. */
  async addUser({ firstName, lastName, role = 'user', email }: NewUser): Promise<Person> {
    const roles = await (await this.api.get('/api/v1/roles')).json();
    const roleId = roles.data.find((one: { name: string }) => one.name === role)?.id;
    const address = email ?? `${firstName}.${lastName}@${this.domain}`.toLowerCase();
    const created = await this.api.post('/api/v1/users', {
      data: { firstName, lastName, email: address, roleId, departmentIds: [] },
    });
    await expectOk(created);
    const { id } = await created.json();
    const api = await this.#client();
    await expectOk(await api.post('/auth/login', { data: { email: address, type: 'SIGN_IN' } }));
    const code = await this.#place.mailbox.code(address);
    const verified = await api.post('/auth/verify-otp', { data: { email: address, code, type: 'SIGN_IN' } });
    await expectOk(verified);
    return { id, email: address, firstName, lastName, api };
  }

  async close(): Promise<void> {
    for (const client of this.#clients) await client.dispose();
  }

  /** Comes from an address of its own, since sending codes is limited per address. */
  async #client(): Promise<APIRequestContext> {
    const { baseURL, request } = this.#place;
    const client = await request.newContext({
      baseURL,
      extraHTTPHeaders: { origin: baseURL, ...ownAddress() },
    });
    this.#clients.push(client);
    return client;
  }
}

/** Puts a person's session into a browser context. */
export async function takeSession(context: BrowserContext, person: Person): Promise<void> {
  const { cookies } = await person.api.storageState();
  await context.addCookies(cookies);
}

/** A header that makes the application see a client of its own; it trusts the tests as its proxy. */
export function ownAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': ['10', ...randomBytes(3)].join('.') };
}

async function expectOk(answer: APIResponse): Promise<void> {
  if (answer.ok()) return;
  throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
}
