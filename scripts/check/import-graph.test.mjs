import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { importersIn } from './import-graph.mjs';

let folder;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A project of these files. @returns {(file: string) => string[]} who imports or names a file */
async function project(files) {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-graph-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const importers = await importersIn(folder, Object.keys(files));
  return (file) => [...(importers.get(file) ?? [])].sort();
}

it('follows imports of every kind, by path, by alias and of the shared package', async () => {
  const by = await project({
    'apps/api/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    'apps/api/src/a.ts': 'export const a = 1; export type A = number;',
    'apps/api/src/b.test.ts':
      "import { a } from '@/a'; import pg from 'pg'; import '@tavla/shared/s'; console.log(a, pg);",
    'apps/api/src/late.ts': "export const late = () => import('./a');",
    'apps/web/src/View.tsx': "import './View.css'; import url from './w?worker&url'; console.log(url);",
    'apps/web/src/View.css': '.a { color: red; }',
    'packages/shared/src/s.ts': 'console.log(1);',
  });
  expect(by('apps/api/src/a.ts')).toEqual(['apps/api/src/b.test.ts', 'apps/api/src/late.ts']);
  expect(by('packages/shared/src/s.ts')).toEqual(['apps/api/src/b.test.ts']);
  expect(by('apps/web/src/View.css')).toEqual(['apps/web/src/View.tsx']);
});

it('takes a file that another names for one that it depends on, when only one can be meant', async () => {
  const by = await project({
    'docs/nginx.conf': '',
    'apps/api/src/server.ts': 'console.log(1);',
    'apps/api/package.json': '{}',
    'apps/web/package.json': '{}',
    'apps/api/src/x.test.ts':
      "console.log('docs/nginx.conf', '../dist/server.js', 'package.json', '../api/package.json');",
  });
  const test = ['apps/api/src/x.test.ts'];
  expect(by('docs/nginx.conf')).toEqual(test);
  expect(by('apps/api/src/server.ts')).toEqual(test);
  expect(by('apps/api/package.json')).toEqual(test);
  expect(by('apps/web/package.json')).toEqual([]);
});
