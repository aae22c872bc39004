import type { BrowserContext } from '@playwright/test';

/** Makes the browser say that its person saves data: nothing is fetched before it is opened. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { connection } = navigator as unknown as { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true });
  });
}
