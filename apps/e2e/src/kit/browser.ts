import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fakeMicrophone } from './fake-microphone';
import { unpackChromium } from './unpack-chromium';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests, in this order: `E2E_CHROMIUM`, Playwright's own when it is installed, the
 * system's, and else the one that came as an npm package.
 * @param microphone what its microphone hears, a WAV of 48 kHz
 */
export async function findBrowser(microphone = fakeMicrophone()): Promise<LaunchOptions> {
  const args = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    '--autoplay-policy=no-user-gesture-required',
  ];
  // Chromium's sandbox refuses to work for root, and so does a container without user namespaces.
  const options = { args, chromiumSandbox: false, ...(hasSharedMemory() && sharesMemory) };

  const chosen = process.env.E2E_CHROMIUM;
  if (chosen && !existsSync(chosen))
    throw new Error(`E2E_CHROMIUM is "${chosen}"; it must be a browser's program.`);
  if (chosen) return { ...options, executablePath: chosen };
  if (existsSync(chromium.executablePath())) return options;
  const system = systemBrowsers.find((program) => existsSync(program) && runs(program));
  if (system) return { ...options, executablePath: system };

  const unpacked = await unpackChromium();
  return { ...options, executablePath: unpacked.program, env: unpacked.env };
}

/** Playwright has Chromium's processes share files on the disk, since a container may have next to no shared memory. */
const sharesMemory = { ignoreDefaultArgs: ['--disable-dev-shm-usage'] };

/** Whether four browsers find room there. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

/** A snap's stub, for one, is there but does not run. */
function runs(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
