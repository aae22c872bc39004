import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppServer, freePort } from './kit/app-server';
import { runSql } from './kit/database';
import { startMailServer } from './kit/mailbox';

/**
 * Starts the built application on an empty database, with a mail server beside it, and says to the test
 * processes (through the environment, which they inherit) where both are.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavla-e2e-'));
  const mails = path.join(folder, 'mails');
  const mailServer = await startMailServer(mails);
  const dataDir = path.join(folder, 'data');
  const app = new AppServer(await freePort(), {
    DATA_DIR: dataDir,
    TAVLA_DEMO: '0',
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    // Where the servers of tests are that take webhooks.
    WEBHOOK_NETWORKS: '127.0.0.1',
    // Each test comes from an address of its own, as if through a proxy, since sending codes is limited per address.
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const stop = async () => {
    await app.stop();
    await mailServer.stop();
    await rm(folder, { recursive: true, force: true });
  };
  process.env.E2E_BASE_URL = app.url;
  process.env.E2E_MAIL_DIR = mails;
  process.env.E2E_DATA_DIR = dataDir;
  try {
    await app.start();
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
