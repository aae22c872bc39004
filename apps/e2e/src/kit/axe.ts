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

/** Every rule of WCAG 2.2 A and AA, and of good practice beside it, of whatever weight. */
export const allRules = tagged('wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice');
/** What colours alone decide: all that can differ between the light and the dark. */
export const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Runs these rules in the page itself, and brings back what is broken, and nothing else: to report of
 * each node that it passed costs more than to look at it. There are no frames, in which nobody would look.
 */
export async function runAxe(page: Page, rules: axe.RunOnly): Promise<Violation[]> {
  if (page.frames().length > 1) throw new Error('The page has frames, and axe looks at none of them.');
  const isThere = await page.evaluate(() => Object.hasOwn(window, 'axe'));
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, rules);
}

function tagged(...values: string[]): axe.RunOnly {
  return { type: 'tag', values };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
