import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { holdLock } from './build/build-lock.mjs';
import { keepKnown, readKnown } from './build/known-builds.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/tavla-build.json');
const lock = path.join(root, 'node_modules/.cache/tavla-build.lock');

/** What each step reads and what it makes. A step whose inputs and outputs are as they were is left out. */
const steps = {
  generate: {
    inputs: ['prisma/schema.prisma', 'prisma.config.ts'],
    output: 'apps/api/src/db/generated/client.ts',
    run: () => runProgram('prisma', ['generate'], root),
  },
  api: {
    inputs: [
      'apps/api/src',
      'apps/api/package.json',
      'apps/api/tsconfig.json',
      'packages/shared/src',
      'prisma/schema.prisma',
    ],
    output: 'apps/api/dist/server.js',
    run: bundleApi,
  },
  web: {
    inputs: ['apps/web', 'packages/shared/src'],
    output: 'apps/web/dist/index.html',
    run: async () => {
      await runProgram('vite', ['build', '--logLevel', 'warn'], path.join(root, 'apps/web'));
      compressFiles(path.join(root, 'apps/web/dist'));
    },
  },
};
const inputsOfAll = ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/build.mjs'];

const printOf = (name) => fingerprint([...steps[name].inputs, ...inputsOfAll]);
const isBuilt = (name, print, known) =>
  known[name] === print && existsSync(path.join(root, steps[name].output));

/** Whether something has changed since the last build. */
export function isToBuild(parts = ['api', 'web']) {
  const known = readKnown(cache);
  const names = parts.includes('api') ? ['generate', ...parts] : parts;
  return names.some((name) => !isBuilt(name, printOf(name), known));
}

/**
 * Builds what has changed since the last build; one build after the other.
 * @param {(line: string) => void} say told about once, and only when there is something to do
 * @param {('api' | 'web')[]} parts what is needed
 * @throws {Error} with the output of the tool that failed
 */
export async function build(say, parts = ['api', 'web']) {
  // With nothing to do nothing is written, not even a lock.
  if (isToBuild(parts)) await holdLock(lock, say, () => buildAlone(say, parts));
}

async function buildAlone(say, parts) {
  const known = readKnown(cache);
  let told = false;
  const make = async (name) => {
    const print = printOf(name);
    if (isBuilt(name, print, known)) return;
    if (!told) say('Building…');
    told = true;
    delete known[name];
    keepKnown(cache, known);
    await steps[name].run();
    known[name] = print;
    keepKnown(cache, known);
  };
  const results = await Promise.allSettled([
    parts.includes('api') && make('generate').then(() => make('api')),
    parts.includes('web') && make('web'),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The generated Prisma client alone, for what runs from the sources. */
export async function generate() {
  await steps.generate.run();
}

const apiSource = path.join(root, 'apps/api/src');

function bundleApi() {
  return bundle(entryPoints(apiSource), path.join(root, 'apps/api/dist'));
}

/** The programs that tests start and kill, beside which nothing else of the tests is needed. */
export function bundleTestProcesses() {
  const programs = filesUnder(apiSource).filter((file) => file.endsWith('.test-process.ts'));
  return bundle(programs, path.join(root, 'apps/api/dist-tests'));
}

/** Makes a folder of programs anew, which share what they have in common. */
async function bundle(entryPoints, outdir) {
  const esbuild = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  const result = await esbuild
    .build({
      absWorkingDir: root,
      entryPoints,
      entryNames: '[name]',
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      tsconfig: path.join(root, 'apps/api/tsconfig.json'),
      logLevel: 'silent',
      plugins: [{ name: 'bundle-shared', setup: bundleShared }],
    })
    .catch((error) => error);
  if (result.errors?.length) {
    const lines = await esbuild.formatMessages(result.errors, { kind: 'error', color: false });
    throw new Error(lines.join('\n'));
  }
  // Its service process would otherwise live on beside the server.
  await esbuild.stop();
}

/** The server, the commands beside it, and every program that the server starts as a process of its own. */
function entryPoints(source) {
  const programs = filesUnder(source).filter((file) => /-(child|command)\.ts$/.test(file));
  return [path.join(source, 'server.ts'), ...programs];
}

/** The workspace's own package is TypeScript, so it is bundled; all others are loaded from node_modules. */
function bundleShared(esbuild) {
  esbuild.onResolve({ filter: /^@tavla\/shared\// }, ({ path: name }) => ({
    path: path.join(root, 'packages/shared/src', `${name.slice('@tavla/shared/'.length)}.ts`),
  }));
}

/** Puts a .br and a .gz beside every text file, for the server to hand out as they are. */
function compressFiles(folder) {
  for (const file of filesUnder(folder).filter((name) => /\.(js|css|html|svg|json|wasm)$/.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  }
}

function runProgram(name, args, cwd) {
  return new Promise((resolve, reject) => {
    const bin = [cwd, root].map((folder) => path.join(folder, 'node_modules/.bin', name)).find(existsSync);
    if (!bin) return reject(new Error(`${name} is not installed. Run: npx -y pnpm@12 install`));
    const env = { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' };
    if (name === 'vite') env.NODE_ENV = 'production';
    const child = spawn(bin, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed:\n${output}`))));
  });
}

function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.map((input) => path.join(root, input)).flatMap(filesUnder)) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const notSources = new Set(['node_modules', 'dist', 'generated']);

/** All source files of a folder in a fixed order, tests left out; a file stands for itself. */
export function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return /\.test\.tsx?$/.test(entry) ? [] : [entry];
  return readdirSync(entry)
    .filter((name) => !notSources.has(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build(console.log);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
