import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();
const run = promisify(execFile);
const require = createRequire(import.meta.url);
const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
const strict =
  '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --target es2022 --module esnext --moduleResolution bundler --types'.split(
    ' ',
  );
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-client-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the compiler has to say of programs that are written with the generated types, which it reads once. */
async function compile(programs: Record<string, string>): Promise<string> {
  const files = Object.keys(programs).map((name) => path.join(folder, name));
  for (const file of files) await writeFile(file, programs[path.basename(file)] ?? '');
  return run(process.execPath, [tsc, ...strict, '', ...files]).then(
    () => '',
    ({ stdout }) => stdout,
  );
}

const opening = `
  import type { paths } from './api';
  type Tasks = paths['/api/v1/tasks'];
  type NewTask = Tasks['post']['requestBody']['content']['application/json'];
  type Task = Tasks['post']['responses'][201]['content']['application/json'];
  declare const answer: Task;`;

it('generates a client that compiles, and keeps its callers to the contract', async () => {
  const document = (await test.current.as(null).get('/api/docs/json')).json();
  await writeFile(path.join(folder, 'api.ts'), astToString(await openapiTypescript(document)));
  const asked = `${opening}
    export const task: NewTask = { title: 'Order chairs', endDate: null, customField: { status: 'todo' } };
    export const day: string | null = answer.endDate;
    export type Routes = keyof paths;
    export const list: Routes = '/api/v1/audios/{id}';`;
  const wrong = `${opening}
    export const task: NewTask = { title: 7, customField: { status: 'someday' } };
    export const day: number = answer.endDate;`;
  const found = await compile({ 'asked.ts': asked, 'wrong.ts': wrong });
  expect(found.match(/error TS\d+/g)).toEqual(['error TS2322', 'error TS2322', 'error TS2322']);
  expect(found).not.toContain('asked.ts');
});
