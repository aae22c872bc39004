import { runSql } from './kit/database';
import { startOwnServer } from './kit/server/own-server';

/**
 * Starts the built application on an empty database, with a mail server beside it, and says to the test
 * processes (through the environment, which they inherit) where both are.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { app, dataDir, mails, stop } = await startOwnServer({
    // Where the servers of tests are that take webhooks.
    WEBHOOK_NETWORKS: '127.0.0.1',
  });
  process.env.E2E_BASE_URL = app.url;
  process.env.E2E_MAIL_DIR = mails;
  process.env.E2E_DATA_DIR = dataDir;
  try {
    await waitForNoDisk();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/**
 * What is written has to outlive the processes, and not the machine: each change would wait for the disk. The test
 * that kills a server brings one of its own, which waits.
 */
async function waitForNoDisk(): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes']) await runSql(`alter system set ${setting} = off`, []);
  await runSql('select pg_reload_conf()', []);
}
