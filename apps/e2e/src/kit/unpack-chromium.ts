import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

/**
 * Unpacks the headless Chromium of `@sparticuz/chromium` once per version, with the libraries and fonts that
 * it brings for systems that have none.
 */
export async function unpackChromium(): Promise<{ program: string; env: Record<string, string> }> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = path.join(cache, `chromium-${versionOf(entry)}`);
  if (!existsSync(folder)) unpackInto(folder, entry);

  const program = path.join(folder, 'chromium');
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  if (!existsSync('/etc/fonts')) env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  if (!runs(program, env)) {
    env.LD_LIBRARY_PATH = path.join(folder, 'al2023/lib');
    if (!runs(program, env)) {
      throw new Error(
        'The Chromium from npm does not run here. Install one, or set E2E_CHROMIUM to its program.',
      );
    }
  }
  return { program, env };
}

function versionOf(entry: string): string {
  const marker = path.join('@sparticuz', 'chromium');
  const home = entry.slice(0, entry.lastIndexOf(marker) + marker.length);
  return JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')).version;
}

/** The package unpacks to TMPDIR, in several steps: a folder of our own, put in place when it is complete. */
function unpackInto(folder: string, entry: string): void {
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(`${folder}.partial-`);
  const script = `const c = require(${JSON.stringify(entry)}); (c.default ?? c).executablePath().then(() => 0)`;
  execFileSync(process.execPath, ['-e', script], {
    // Naming that platform makes it unpack the system libraries too.
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Another run was faster.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function runs(program: string, env: Record<string, string>): boolean {
  return spawnSync(program, ['--version'], { env }).status === 0;
}
