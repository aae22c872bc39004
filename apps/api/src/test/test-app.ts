import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allPermissions, memberPermissions, type Permission } from '@tavla/shared/permissions';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll } from 'vitest';
import { createBlobs, createLanguage, createSpeech } from '@/adapters/create-engines';
import { createMailer } from '@/adapters/mail/create-mailer';
import { buildApp } from '@/app';
import { createTextWork } from '@/create-text-work';
import { openDatabase, requestLimits } from '@/db/database';
import { cookieName } from '@/http/access/cookies';
import { hashToken } from '@/http/access/session-cache';
import { newToken } from '@/http/access/tokens/token-format';
import { resolveAuthSecret } from '@/settings/auth-secret';
import { parseEnv } from '@/settings/env';
import { answerOnDemand } from './processes/answer-on-demand';
import { insertPeople } from './rows/insert-people';
import { createTestDatabase, ownerOf, runAs } from './test-database';
import { expectKnownWordsIn } from './words/known-words';

/** A person of a test company who is signed in. */
export interface TestUser {
  id: string;
  email: string;
  sessionId: string;
  cookie: string;
}

export interface TestCompany {
  id: string;
  roles: { admin: string; user: string };
  admin: TestUser;
  member: TestUser;
}

/** The real application on a database of its own. Fill it with `addCompany` and call it with `as`. */
export class TestApp {
  constructor(
    readonly app: FastifyInstance,
    private readonly cleanUp: () => Promise<void>,
  ) {
    checkWords(app);
  }

  get db() {
    return this.app.deps.db;
  }

  /** The database with the account that owns its tables. */
  get ownerUrl() {
    return ownerOf(this.db.url);
  }

  /** Does to the database what the application may not: it serves with an account that cannot alter the schema. */
  async asOwner(statement: string): Promise<void> {
    await runAs(this.ownerUrl, statement);
  }

  /** A company with its two roles, an admin and a member, both signed in. */
  async addCompany(name = `Company ${randomBytes(4).toString('hex')}`): Promise<TestCompany> {
    const id = newId();
    const nameKey = name.toLowerCase();
    const domainKey = `${nameKey.replaceAll(/\W/g, '-')}.test`;
    const role = (name: string, permissions: readonly Permission[]) => ({
      ...{ organizationId: id, id: newId(), name, nameKey: name, isSystem: true, permissions },
    });
    const roles = [role('admin', allPermissions), role('user', memberPermissions)];
    const [admin = '', user = ''] = roles.map((one) => one.id);
    const people = [
      userRow(id, admin, { firstName: 'Ada', lastName: 'Admin' }),
      userRow(id, user, { firstName: 'Mia', lastName: 'Member' }),
    ] as const;
    const sessions = [this.newSession(id, people[0].id), this.newSession(id, people[1].id)] as const;
    await insertPeople(this.db.pool, {
      organizations: [{ id, name, domain: domainKey, nameKey, domainKey }],
      roles,
      users: [...people],
      sessions: sessions.map(({ row }) => row),
    });
    const signedIn = (at: 0 | 1): TestUser => {
      const { id: userId, email } = people[at];
      const { row, cookie } = sessions[at];
      return { id: userId, email, sessionId: row.id, cookie };
    };
    return { id, roles: { admin, user }, admin: signedIn(0), member: signedIn(1) };
  }

  async addRole(
    organizationId: string,
    name: string,
    permissions: readonly Permission[],
    isSystem = false,
    id = newId(),
  ): Promise<string> {
    const role = { organizationId, id, name, nameKey: name.toLowerCase(), isSystem, permissions };
    await insertPeople(this.db.pool, { roles: [role] });
    return id;
  }

  /** A person with a session, as if the code had just been verified. */
  async addUser(organizationId: string, roleId: string, given: Partial<NewPerson> = {}): Promise<TestUser> {
    const [user] = await this.insertUsers(organizationId, [userRow(organizationId, roleId, given)]);
    return user as TestUser;
  }

  /** So many people at once, each signed in. */
  addUsers(organizationId: string, roleId: string, count: number): Promise<TestUser[]> {
    return this.insertUsers(
      organizationId,
      Array.from({ length: count }, () => userRow(organizationId, roleId, {})),
    );
  }

  private async insertUsers(
    organizationId: string,
    users: ReturnType<typeof userRow>[],
  ): Promise<TestUser[]> {
    const sessions = users.map(({ id }) => this.newSession(organizationId, id));
    await insertPeople(this.db.pool, { users, sessions: sessions.map(({ row }) => row) });
    return users.map(({ id, email }, at) => {
      const { row, cookie } = sessions[at] as (typeof sessions)[number];
      return { id, email, sessionId: row.id, cookie };
    });
  }

  async addSession(organizationId: string, userId: string): Promise<{ sessionId: string; cookie: string }> {
    const { row, cookie } = this.newSession(organizationId, userId);
    await insertPeople(this.db.pool, { sessions: [row] });
    return { sessionId: row.id, cookie };
  }

  private newSession(organizationId: string, userId: string) {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + 3_600_000);
    const row = { organizationId, id: newId(), userId, accessHash: hashToken(token), expiresAt };
    return { row, cookie: `${cookieName('access', this.app.deps.env)}=${token}` };
  }

  /** An API token that may do so much, by default all that its person may. */
  async addToken(
    organizationId: string,
    userId: string,
    permissions: readonly Permission[] = allPermissions,
    tokenId = newId(),
    more: { mayWrite?: boolean; madeById?: string; name?: string } = {},
  ): Promise<{ tokenId: string; bearer: string }> {
    const secret = newToken();
    const pairs = permissions.map(({ action, resource }) => `${action} ${resource}`);
    const row = { organizationId, id: tokenId, userId, name: 'Sample', permissions: pairs, ...more };
    await this.db.prisma.apiToken.create({ data: { ...row, hash: hashToken(secret) } });
    return { tokenId, bearer: `Bearer ${secret}` };
  }

  /** Calls the API as a person, by their session or by a token, or as nobody. */
  as(user: { cookie: string } | { bearer: string } | null) {
    const headers = user && ('cookie' in user ? { cookie: user.cookie } : { authorization: user.bearer });
    const call = (method: InjectOptions['method'] & string, url: string, payload?: unknown) =>
      this.app.inject({
        method,
        url,
        ...(headers && { headers }),
        ...(payload !== undefined && { payload: payload as object }),
      });
    return {
      get: (url: string) => call('GET', url),
      post: (url: string, payload?: unknown) => call('POST', url, payload),
      patch: (url: string, payload?: unknown) => call('PATCH', url, payload),
      put: (url: string, payload?: unknown) => call('PUT', url, payload),
      delete: (url: string) => call('DELETE', url),
    };
  }

  /** Listens on a free port, for what inject() cannot do: streams, uploads, cut connections. */
  async listen(): Promise<string> {
    return this.app.listen({ port: 0, host: '127.0.0.1' });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.cleanUp();
  }
}

interface NewPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

function userRow(organizationId: string, roleId: string, given: Partial<NewPerson>) {
  const {
    id = newId(),
    firstName = 'Test',
    lastName = 'Person',
    email = `${randomBytes(5).toString('hex')}@example.test`,
  } = given;
  const sortKey = `${firstName} ${lastName} ${email}`.toLowerCase();
  return { organizationId, id, email, firstName, lastName, sortKey, roleId };
}

/** Holds every answer of inject() against the catalogue of words. */
function checkWords(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  app.inject = (async (options: InjectOptions) => {
    const answer = await inject(options);
    expectKnownWordsIn(answer.payload, answer.headers['content-type']);
    return answer;
  }) as typeof app.inject;
}

/**
 * Starts an application; `env` adds to the settings (DATABASE_URL and DATA_DIR: what is there already), `beside`
 * shares the database of another one, `text` reads long texts in another way,
 * `limits` are those of the database's statements.
 */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  beside?: TestApp,
  text = createTextWork(),
  limits = requestLimits,
): Promise<TestApp> {
  const url = env.DATABASE_URL ?? beside?.db.url;
  const database = url ? { url, drop: async () => {} } : await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-app-'));
  const db = openDatabase(database.url, { limits });
  const settings = parseEnv({ DATA_DIR: dataDir, ...env });
  const speech = createSpeech(settings);
  const language = createLanguage(settings, text);
  const mail = createMailer(settings, () => {});
  const authSecret = beside?.app.deps.authSecret ?? resolveAuthSecret(settings);
  const blobs = await createBlobs(settings);
  const app = await buildApp({ env: settings, db, mail, authSecret, blobs, speech, language, text });
  const answers = answerOnDemand(app);
  await app.ready();
  return new TestApp(app, async () => {
    await answers.stop();
    await speech.close();
    await text.close();
    await mail.close();
    await db.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

/** One application for all tests of a file. */
export function useTestApp(env: NodeJS.ProcessEnv = {}): { readonly current: TestApp } {
  let current: TestApp | undefined;
  beforeAll(async () => {
    current = await startTestApp(env);
  });
  afterAll(() => current?.close());
  return {
    get current() {
      if (!current) throw new Error('the application is not started yet');
      return current;
    },
  };
}
