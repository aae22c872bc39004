/** One of the two accounts at the database, by the setting that leads to it. */
export interface Account {
  setting: 'DATABASE_URL' | 'MIGRATE_DATABASE_URL';
  url: string;
}

/** Something failed with one account; the cause says what. */
export class AccountError extends Error {
  override name = 'AccountError';

  /** Whoever prints an error prints what hangs on it, and the address holds a password. */
  readonly #account: Account;

  constructor(account: Account, cause: unknown) {
    super(`with the account of ${account.setting}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.#account = account;
  }

  get account(): Account {
    return this.#account;
  }
}

/** Does something with an account, so that what fails is told of that one. */
export async function withAccount<T>(account: Account, work: (url: string) => Promise<T>): Promise<T> {
  try {
    return await work(account.url);
  } catch (error) {
    throw new AccountError(account, error);
  }
}

/** The account that owns the tables, and whose right it is to alter, copy and restore them. */
export function owningAccount(env: { databaseUrl: string; migrateDatabaseUrl: string | null }): Account {
  return env.migrateDatabaseUrl
    ? { setting: 'MIGRATE_DATABASE_URL', url: env.migrateDatabaseUrl }
    : { setting: 'DATABASE_URL', url: env.databaseUrl };
}
