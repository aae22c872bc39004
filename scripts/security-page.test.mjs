import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './build.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/security.md').split('\n');

/** The numbers of OWASP ASVS 5.0, levels 1 and 2; a line for each section. */
const known = read('scripts/asvs-rows.txt')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [section, numbers] = line.split(': ');
    return numbers.split(' ').map((number) => `${section}.${number}`);
  });

const rows = page
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number, asks, state, how, tests]) => ({ number, asks, state, how, tests }));

/** What does not apply: `1.2.6–1.2.8` are all the rows of the section from the one to the other. */
const left = page
  .filter((line) => line.startsWith('- Does not apply '))
  .flatMap((line) => line.slice(0, line.indexOf(':')).match(/[\d.]+(–[\d.]+)?/g))
  .flatMap((range) => {
    const [first, last = first] = range.split('–');
    return known.slice(known.indexOf(first), known.indexOf(last) + 1);
  });

const roots = { web: 'apps/web/src', e2e: 'apps/e2e/src', shared: 'packages/shared/src', scripts: 'scripts' };

function fileOf(name) {
  const [first, ...rest] = name.split('/');
  return roots[first] ? path.join(roots[first], ...rest) : path.join('apps/api/src', name);
}

describe('docs/security.md', () => {
  it('has every row of levels 1 and 2 once, and no other', () => {
    expect(known).toHaveLength(253);
    expect([...rows.map(({ number }) => number), ...left].toSorted()).toEqual(known.toSorted());
  });

  it('says of each row what it asks, how far it is met, and how', () => {
    const states = ['met', 'in part', 'not met'];
    expect(rows.filter(({ asks, state, tests }) => !asks || !states.includes(state) || !tests)).toEqual([]);
    expect(rows.filter(({ state, how }) => state !== 'met' && !how)).toEqual([]);
  });

  it('names a test for each chapter that applies', () => {
    const chapterOf = ({ number }) => number.split('.')[0];
    const shown = new Set(rows.filter(({ tests }) => tests.includes('`')).map(chapterOf));
    expect([...new Set(rows.map(chapterOf))].filter((chapter) => !shown.has(chapter))).toEqual([]);
  });

  it('names only test files that exist', () => {
    const named = rows.flatMap(({ tests }) => [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !/\.(test\.(ts|mjs)|spec\.ts)$/.test(name))).toEqual([]);
    const missing = [...new Set(named)].filter((name) => !existsSync(path.join(root, fileOf(name))));
    expect(missing).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...page.join('\n').matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link);
    const inside = links.filter((link) => !link.startsWith('http'));
    expect(inside.filter((link) => !existsSync(path.join(root, 'docs', link)))).toEqual([]);
  });

  it('knows every event of the security log', () => {
    const source = read('apps/api/src/http/access/security-log.ts');
    const events = source.slice(
      source.indexOf('SecurityEvent ='),
      source.indexOf(';', source.indexOf('SecurityEvent =')),
    );
    const told = page.flatMap((line) => line.match(/^\| `([a-z]+-[a-z]+)` /)?.[1] ?? []);
    const written = [...events.matchAll(/'([a-z-]+)'/g)].map(([, event]) => event);
    expect(told.toSorted()).toEqual([...written, 'left-out'].toSorted());
  });
});
