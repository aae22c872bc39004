import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer } from '../mailbox';
import { AppServer, freePort } from './app-server';

/** The built application on an empty database, with a mail server beside it. */
export interface OwnServer {
  app: AppServer;
  dataDir: string;
  /** Where its mails lie. */
  mails: string;
  /** Ends both, and takes away what they have written. */
  stop(): Promise<void>;
}

/** @param settings of the environment, beside those that every such server has */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavla-e2e-'));
  const [dataDir, mails] = [path.join(folder, 'data'), path.join(folder, 'mails')];
  const mailServer = await startMailServer(mails);
  const app = new AppServer(await freePort(), {
    DATA_DIR: dataDir,
    TAVLA_DEMO: '0',
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    // Each test comes from an address of its own, as if through a proxy, since sending codes is limited per address.
    TRUST_PROXY: '127.0.0.1,::1',
    ...settings,
  });
  const stop = async () => {
    await app.stop();
    await mailServer.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await app.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { app, dataDir, mails, stop };
}
