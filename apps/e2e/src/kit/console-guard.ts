import type { BrowserContext } from '@playwright/test';

/**
 * What the loader of modules adds when a file that was fetched in advance does not come: the reason has a line of
 * its own.
 */
const expected = [/^warning: Couldn't load preload assets/];

/**
 * Collects what must not happen on any page: errors and warnings in the console, and uncaught exceptions.
 * @param allowed messages that a test provokes; the address they come from stands at the end in brackets
 */
export function guardConsole(context: BrowserContext, allowed: readonly RegExp[]): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    if (![...expected, ...allowed].some((pattern) => pattern.test(text))) found.push(text);
  };
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  return found;
}
