import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { findBrowser } from './browser';
import { guardConsole } from './console-guard';

it('finds errors, warnings and uncaught exceptions, and nothing else', { timeout: 120_000 }, async () => {
  const browser = await chromium.launch(await findBrowser());
  try {
    const context = await browser.newContext();
    const found = guardConsole(context, [/provoked/]);
    const page = await context.newPage();
    await page.setContent(`<script>
      console.log('fine'); console.error('provoked on purpose');
      console.error('an error'); console.warn('a warning'); queueMicrotask(() => { throw new Error('an exception') });
    </script>`);
    await expect.poll(() => found.length, { timeout: 10_000 }).toBe(3);
    expect(found.join('\n')).toMatch(
      /error: an error.*\n*warning: a warning[\s\S]*uncaught: [\s\S]*an exception/,
    );
    expect(found.join('\n')).not.toMatch(/fine|provoked/);
  } finally {
    await browser.close();
  }
});
