import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pagesEnglish } from './pages-catalogue';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
  .map((name) => [name, readFileSync(source + name, 'utf8')] as const);
const ofPages = /^features\/(account|admin|meetings|users)\//;

test('the texts of other pages are used by those pages alone: the board comes without them', () => {
  const areas = Object.keys(pagesEnglish).join('|');
  const uses = new RegExp(
    `useTranslation\\([^)]*'(${areas})'|\\b(i18n\\.)?t\\([^)]*?['"\`](${areas}):|ns: '(${areas})'`,
  );
  const using = files.filter(([, text]) => uses.test(text)).map(([name]) => name);
  expect(using.length).toBeGreaterThan(40);
  expect(using.filter((name) => !ofPages.test(name))).toEqual([]);
});

test('each of those pages makes them known', () => {
  const pages = files.filter(([name]) => ofPages.test(name) && /Page\.tsx$/.test(name));
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const [name, text] of pages) expect(text, name).toContain("import '@/i18n/pages-catalogue';");
});
