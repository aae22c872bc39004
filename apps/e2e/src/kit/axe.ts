import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The rules without the room between their words: each page that is looked at gets and reads all of the text anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that a page breaks, and where. */
export interface Violation {
  rule: string;
  help: string;
  where: string[];
}

/**
 * Runs the rules with these tags in the page itself, and brings back what is broken, and nothing else: to report of
 * each node that it passed costs more than to look at it. There are no frames, in which nobody would look.
 */
export async function runAxe(page: Page, tags: string[]): Promise<Violation[]> {
  if (page.frames().length > 1) throw new Error('The page has frames, and axe looks at none of them.');
  const isThere = await page.evaluate(() => Object.hasOwn(window, 'axe'));
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, tags);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
