import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '../apps/api/src/env.ts';
import { settings } from '../apps/api/src/env-settings.ts';
import { root } from './build.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const names = Object.keys(settings);

/** The variables of a container, with each `${NAME:-default}` replaced by its default. */
function environmentOf(service) {
  return Object.fromEntries(
    Object.entries(service.environment).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(32))
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );
}

describe('README.md', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = table.flatMap((line) =>
    [...line.split('|')[1].matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );

  it('has every setting in its table, and no other', () => {
    expect(documented.toSorted()).toEqual(names.toSorted());
  });

  it('links only to files that exist', () => {
    const links = [...read('README.md').matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link);
    const inside = links.filter((link) => !link.startsWith('http') && link !== 'docs/board.png');
    expect(inside.filter((link) => !existsSync(path.join(root, link)))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true });

  it('starts the application, a worker, PostgreSQL and a mail catcher', () => {
    expect(Object.keys(compose.services)).toEqual(['app', 'worker', 'postgres', 'mail']);
    expect(compose.services.app.environment.WORKER).toBe('off');
    expect(compose.services.worker.environment.WORKER).toBe('only');
    expect(compose.services.postgres.healthcheck.test).toContain('pg_isready');
    for (const name of ['app', 'worker']) {
      expect(compose.services[name].depends_on.postgres.condition).toBe('service_healthy');
    }
  });

  it.each(['app', 'worker'])(
    'gives %s settings that the application knows and takes in production',
    (name) => {
      const environment = environmentOf(compose.services[name]);
      expect(Object.keys(environment).filter((variable) => !names.includes(variable))).toEqual([]);
      expect(parseEnv({ NODE_ENV: 'production', ...environment })).toMatchObject({
        isProduction: true,
        dataDir: expect.any(String),
      });
    },
  );

  it('declares each volume that a service mounts', () => {
    const mounted = Object.values(compose.services).flatMap((service) => service.volumes ?? []);
    for (const mount of mounted) expect(Object.keys(compose.volumes)).toContain(mount.split(':')[0]);
  });

  it('has no secret of its own', () => {
    expect(compose.services.app.environment.AUTH_SECRET).toMatch(/^\$\{AUTH_SECRET:\?/);
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('sets only what the application knows', () => {
    const variables = stage
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
    expect(variables).not.toEqual([]);
    expect(variables.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('runs as somebody other than root, and is asked whether it is well', () => {
    expect(stage).toContain('USER node');
    expect(stage.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/healthz');
  });

  it('copies only what is there', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
