import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppServer, freePort } from '../app-server';
import { test as base } from '../fixtures';
import { Mailbox, startMailServer } from '../mailbox';
import { ModelServer } from './model-server';

interface Place {
  server: AppServer;
  model: ModelServer;
  mails: string;
}

/** The application with a language model, as a server of the worker's own; a test may kill it and start it again. */
export const test = base.extend<{ server: AppServer; model: ModelServer }, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'tavla-model-'));
      const mails = path.join(folder, 'mails');
      const [mailServer, model] = await Promise.all([startMailServer(mails), ModelServer.start()]);
      const server = new AppServer(await freePort(), {
        DATA_DIR: path.join(folder, 'data'),
        TAVLA_DEMO: '0',
        SMTP_URL: mailServer.url,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '127.0.0.1,::1',
        ...model.settings,
      });
      await server.start();
      await use({ server, model, mails });
      await server.stop();
      model.stop();
      await mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ place }, use) => use(place.server),
  model: async ({ place }, use) => use(place.model),
  baseURL: async ({ place }, use) => use(place.server.url),
  mailbox: async ({ place }, use) => use(new Mailbox(place.mails)),
});
