import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/src/kit/browser';
import { ms, percentile, request, table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';
import { addPortalCompany, csvOf } from './portal-company';

/**
 * The admin portal of a company of 10,000 people, over HTTP and in Chromium, and the import of as many:
 * `node scripts/build.mjs && npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/portal.ts`.
 */
const people = 10_000;
const rounds = 40;

const reads: Record<string, (round: number) => string> = {
  'first page of people': () => '/users?limit=100',
  'the inactive': () => '/users?limit=100&tab=inactive',
  'search, one match': (round) => `/users?limit=100&q=person${5000 + round}@`,
  'search, a word of many': (round) => `/users?limit=100&q=last${10 + round}`,
  'search, nobody': (round) => `/users?limit=100&q=nobody${round}`,
  'picker of a person': (round) => `/users?limit=50&state=active&q=first${round}`,
  'picker of positions': () => '/positions',
  'picker of departments': () => '/departments',
  roles: () => '/roles',
  overview: () => '/overview',
  'audit log': () => '/audit?limit=50',
};

async function measureReads(port: number, { cookies }: BenchCompany): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const [what, path] of Object.entries(reads)) {
    const took: number[] = [];
    let size = 0;
    for (let round = -3; round < rounds; round++) {
      const cookie = cookies[(round + 3) % cookies.length] ?? '';
      const answer = await request(port, 'GET', `/api/v1${path(round + 3)}`, { cookie });
      if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.body}`);
      size = answer.body.length;
      if (round >= 0) took.push(answer.took);
    }
    const kB = (size / 1000).toFixed(0);
    rows.push([what, ms(percentile(took, 0.5)), ms(percentile(took, 0.95)), `${kB} kB`]);
  }
  return rows;
}

async function measureFiles(port: number, { id, cookies }: BenchCompany): Promise<(string | number)[][]> {
  const csv = csvOf(people, `${id}.example`);
  const call = async (method: string, path: string, file?: string) => {
    const body = file === undefined ? null : new FormData();
    body?.append('file', new File([file ?? ''], 'people.csv', { type: 'text/csv' }));
    const begun = performance.now();
    const headers = { cookie: cookies[0] ?? '' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/users/csv${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return { text, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
  };
  const preview = await call('POST', '/preview', csv);
  const imported = await call('POST', '', csv);
  const again = await call('POST', '/preview', csv);
  const exported = await call('GET', '');
  const { created } = JSON.parse(imported.text) as { created: unknown[] };
  return [
    ['preview', `${JSON.parse(preview.text).valid} valid`, preview.seconds],
    ['import', `${created.length} created`, imported.seconds],
    ['preview of the same file', `${JSON.parse(again.text).existing} there already`, again.seconds],
    ['export', `${exported.text.trimEnd().split('\n').length - 1} rows`, exported.seconds],
  ];
}

declare global {
  interface Window {
    begunAt?: number;
  }
}

/** Milliseconds to the first row of a list: from a navigation, or from a click in an open portal. */
async function measureRows(browser: Browser, port: number, { cookies }: BenchCompany) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = (cookies[1] ?? '').split('=');
  await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/' }]);
  // Times begin with the event of the click or the typing, or with the navigation itself.
  await context.addInitScript(() => {
    for (const type of ['click', 'input'])
      window.addEventListener(type, () => (window.begunAt = performance.now()), { capture: true });
  });
  const page = await context.newPage();
  const took: Record<string, number[]> = {};
  const time = async (what: string, act: () => Promise<unknown>, shown: string) => {
    await act();
    // Asked at each frame: a locator asks at ever longer intervals.
    const handle = await page.waitForFunction(
      (text) => document.body?.textContent?.includes(text) && performance.now() - (window.begunAt ?? 0),
      shown,
    );
    took[what] = [...(took[what] ?? []), Number(await handle.jsonValue())];
  };
  const open = (path: string) => page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
  // The first round fills the caches, as on every working day; it is not counted.
  for (let round = 0; round <= 10; round++) {
    if (round === 1) for (const what of Object.keys(took)) took[what] = [];
    await time('people, from the navigation', () => open('/users'), 'person10000@');
    await time(
      'people, tab Admin',
      () => page.getByRole('tab', { name: 'Admin', exact: true }).click(),
      'person20@',
    );
    await time(
      'people, search',
      () => page.getByRole('searchbox').fill(`person1${round % 10}@`),
      '1 - 1 / 1',
    );
    await open('/admin');
    await page.getByRole('region', { name: 'People' }).getByRole('link').first().waitFor();
    // Whoever opens the portal looks at it first.
    await page.waitForTimeout(4_000);
    await time('positions, tab', () => page.getByRole('tab', { name: 'Positions' }).click(), 'position 7');
    await time('audit log, tab', () => page.getByRole('tab', { name: 'Audit log' }).click(), '1 - ');
    await time(
      'people, from the portal',
      () => page.getByRole('link', { name: 'Users' }).click(),
      'person10000@',
    );
  }
  await context.close();
  return Object.entries(took).map(([what, all]) => [
    what,
    ms(percentile(all, 0.5)),
    ms(percentile(all, 0.95)),
  ]);
}

const rig = await startRig();
const browser = await chromium.launch(await findBrowser());
try {
  const port = await rig.serve('api');
  const company = await addPortalCompany(rig, people);
  table(['request', 'p50 ms', 'p95 ms', 'plain'], await measureReads(port, company));
  table(['file', 'rows', 'seconds'], await measureFiles(port, await addPortalCompany(rig, 25)));
  table(['in Chromium', 'p50 ms', 'p95 ms'], await measureRows(browser, port, company));
  console.log(`Load at the end: ${loadavg().map(ms).join(' ')}`);
} finally {
  await browser.close();
  await rig.stop();
}
