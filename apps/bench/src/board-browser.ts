import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/src/kit/browser';
import { ms, table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';
import { measureDrag, usedHeap } from './browser-probe';

/**
 * Boards in Chromium: first card, whole board, memory, and dragging at full and a quarter of the speed:
 * `node scripts/build.mjs && npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/board-browser.ts`.
 */
const browser = await chromium.launch(await findBrowser());
const rig = await startRig();

async function open(port: number, { cookies, taskIds }: BenchCompany) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = (cookies[0] ?? '').split('=');
  await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/' }]);
  // The compiler wraps named functions in a helper of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const started = Date.now();
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
  const list = page.getByRole('list', { name: 'To Do' });
  await list.getByRole('listitem').first().waitFor();
  const firstCard = Date.now() - started;
  await page
    .getByRole('region', { name: 'Done' })
    .getByText(String(taskIds.length / 4), { exact: true })
    .waitFor();
  const complete = Date.now() - started;
  return { context, page, client, firstCard, complete };
}

/** Cards in all four columns, each with a date, a person and four tags: as many elements as a card can have. */
async function spread({ id }: BenchCompany) {
  const tagOf = (name: string) => ({ id: name, name, category: 'Team', color: 'blue' });
  const tags = ['Finance', 'Legal', 'Web', 'Mobile'].map(tagOf);
  await rig.pool.query(
    `update task t set "column" = x.name, status = x.name, tags = $2
     from (select id, (array['pending', 'todo', 'in-progress', 'done'])
         [1 + row_number() over (order by position) % 4] as name
       from task where "organizationId" = $1) x
     where t."organizationId" = $1 and t.id = x.id`,
    [id, JSON.stringify(tags)],
  );
}

try {
  const port = await rig.serve('api');
  const loads: (string | number)[][] = [];
  const drags: (string | number)[][] = [];
  for (const size of [1_000, 5_000, 10_000]) {
    const company = await rig.addCompany(2, size);
    await spread(company);
    // Once to fill the caches of both sides, as on every working day.
    await (await open(port, company)).context.close();
    const { context, page, client, firstCard, complete } = await open(port, company);
    const nodes = await page.evaluate(
      () => document.querySelector('main')?.querySelectorAll('*').length ?? 0,
    );
    loads.push([size, firstCard, complete, (await usedHeap(client)).toFixed(0), nodes]);
    for (const rate of [1, 4]) {
      await client.send('Emulation.setCPUThrottlingRate', { rate });
      const drag = await measureDrag(page, client);
      drags.push([
        size,
        `× ${rate}`,
        ms(drag.frameP95),
        drag.longTasks,
        ms(drag.pickup),
        ms(drag.mainThreadPerMove),
      ]);
    }
    await context.close();
  }
  table(['tasks', 'first card ms', 'whole board ms', 'heap MB', 'DOM nodes'], loads);
  table(['tasks', 'slowed down', 'frame p95 ms', 'long tasks', 'pickup ms', 'main thread a move ms'], drags);
} finally {
  await browser.close();
  await rig.stop();
}
