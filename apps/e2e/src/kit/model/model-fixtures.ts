import { test as base } from '../fixtures';
import { Mailbox } from '../mailbox';
import type { AppServer } from '../server/app-server';
import { startOwnServer } from '../server/own-server';
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
      const model = await ModelServer.start();
      const { app, mails, stop } = await startOwnServer(model.settings);
      await use({ server: app, model, mails });
      await stop();
      model.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ place }, use) => use(place.server),
  model: async ({ place }, use) => use(place.model),
  baseURL: async ({ place }, use) => use(place.server.url),
  mailbox: async ({ place }, use) => use(new Mailbox(place.mails)),
});
