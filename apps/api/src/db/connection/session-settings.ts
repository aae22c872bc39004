/** How values are written as text, whatever the server, the database and the role prefer: the same in both directions. */
export const textSettings =
  "set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1";

/**
 * What the sessions of a pool rest on. Prisma's adapter writes a time without its zone and reads one as if it were UTC;
 * a PostgreSQL that was installed on a machine in Stockholm thinks in the time of Stockholm, and every time would be an
 * hour wrong. What is decided by a lock is read after it, which "read committed" alone does.
 */
export const sessionSettings = `${textSettings}; set default_transaction_isolation = 'read committed'`;

/**
 * What work rests on that has a connection of its own and may take long: migrations, backups and restores. Limits that
 * an operator has set for whoever asks something would end it in the middle, each time anew.
 */
export const ownSession = `${sessionSettings}; set statement_timeout = 0; set lock_timeout = 0;
  set transaction_timeout = 0; set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0`;
