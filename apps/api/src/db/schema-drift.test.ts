import { execFile } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '@/test/test-database';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Prisma's schema engine as WebAssembly, for places where the native one cannot be downloaded. */
const engine = path.join(root, '../shared/tools/prisma-engine');
const copy = path.join(root, 'node_modules/.cache/prisma-engine');
const isHere = existsSync(engine);
if (!isHere)
  console.log('Schema and migrations are not compared: the schema engine is not beside the project.');

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  if (!isHere) return;
  database = await createTestDatabase();
  if (existsSync(path.join(copy, 'node_modules'))) return;
  cpSync(engine, copy, { recursive: true, mode: 0 });
  await run('chmod', ['-R', 'u+w', copy]);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: copy });
});
afterAll(() => database?.drop());

test.skipIf(!isHere)('the migrations make exactly what the schema says', async () => {
  const prisma = path.join(root, 'node_modules/prisma/build/index.js');
  const args = [
    'migrate',
    'diff',
    '--from-config-datasource',
    '--to-schema',
    'prisma/schema.prisma',
    '--exit-code',
  ];
  const env = {
    ...process.env,
    DATABASE_URL: database.ownerUrl,
    PRISMA_SCHEMA_ENGINE_BINARY: path.join(copy, 'schema-engine.mjs'),
  };
  // Exits with 2, and so rejects, when the two differ; the difference is in the message.
  const { stdout } = await run(process.execPath, [prisma, ...args], { cwd: root, env });
  expect(stdout).toContain('No difference detected');
});
