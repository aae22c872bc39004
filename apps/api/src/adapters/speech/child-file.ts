import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The arguments for `process.execPath` that run a child process of the folder of `from` (an `import.meta.url`).
 *
 * The build bundles every `*-child.ts` to a file of the same name ending in `.js`, beside the server's own
 * bundle and in the same module format (ESM, packages external); there the child is found next to
 * `server.js`. The tests name the folder of a build by `TAVLA_BUILT_CHILDREN`: they start hundreds, and what
 * they start is then what people get. Else, in a checkout, it is the TypeScript file next to `from`, run through
 * tsx, which takes most of a second to begin. For that reason a child and what it imports use no path aliases.
 */
export function childArguments(name: `${string}-child`, from: string = import.meta.url): string[] {
  const here = dirname(fileURLToPath(from));
  const folders = [here, process.env.TAVLA_BUILT_CHILDREN ?? here];
  const bundled = folders.map((folder) => join(folder, `${name}.js`)).find((file) => existsSync(file));
  if (bundled) return [bundled];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', tsx, join(here, `${name}.ts`)];
}

/** What a child process may know of our environment: enough to start, no secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** On a busy machine a child gets about 40 % of what the server gets; more would be felt, less starves it. */
const stepsBehind = 4;

/** The priority of a child's work: behind the server's own, whatever that is. */
export function childPriority(): number {
  return Math.min(getPriority() + stepsBehind, constants.priority.PRIORITY_LOW);
}

/** Puts a child's work behind the server's own: people wait for the one, not for the other. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, childPriority());
  } catch {
    // It has ended already, or the system does not let us: then it competes.
  }
}

/** An idle child does not keep our own process from ending; one at work does. */
export function holdOpen(child: ChildProcess, isAtWork: boolean): void {
  const method = isAtWork ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
  if (child.stderr instanceof Socket) child.stderr[method]();
}
