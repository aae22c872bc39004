/** The database cannot be brought up to date. The message says why and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}
