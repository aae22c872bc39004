import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build.mjs';
import { isIn, range } from './node-version.mjs';

describe('the Node that is needed', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '24.0.0', '24.11.1', '26.3.0'])(
    'may be %s',
    (version) => {
      expect(isIn(range, version)).toBe(true);
    },
  );

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.11.0', '23.4.0'])('is not %s', (version) => {
    expect(isIn(range, version)).toBe(false);
  });

  it('is no less than what our own packages ask for', () => {
    const { importers, packages } = parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
    const used = {
      ...importers['apps/api'].dependencies,
      prisma: importers['.'].devDependencies.prisma,
      esbuild: importers['.'].devDependencies.esbuild,
      vite: importers['apps/web'].devDependencies.vite,
    };
    const asked = Object.entries(used).flatMap(([name, { version }]) => {
      const bare = version.replace(/\(.*/, '');
      const node = (packages[`${name}@${bare}`] ?? packages[bare])?.engines?.node;
      return node ? [[name, node]] : [];
    });
    expect(asked.length).toBeGreaterThan(20);
    const least = range.split('||').map((part) => part.match(/[\d.]+/)[0]);
    const refused = asked.filter(([, node]) => !least.every((version) => isIn(node, version)));
    expect(refused).toEqual([]);
  });
});

it.each(['start', 'restore', 'backup', 'dev'])(
  '%s refuses another Node in one line, before anything else',
  (name) => {
    const older = `Object.defineProperty(process, 'version', { value: 'v22.11.0' })`;
    const args = ['--import', `data:text/javascript,${older}`, path.join(root, `scripts/${name}.mjs`)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Tavla needs Node ${range}, and this is 22.11.0. Install a newer one, such as the latest 24.\n`,
    });
  },
);
