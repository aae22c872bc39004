import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build.mjs';
import { devEnvironment } from './dev-environment.mjs';

it.each([
  [{}, '3000'],
  [{ PORT: '' }, '3000'],
  [{ PORT: '4000' }, '4000'],
])('Vite hands on to where the API listens (%o)', (environment, port) => {
  expect(devEnvironment(environment, '5173')).toEqual({
    ...environment,
    PUBLIC_URL: 'http://localhost:5173',
    API_URL: `http://127.0.0.1:${port}`,
  });
});

it('what is set by hand holds', () => {
  const set = { PORT: '4000', PUBLIC_URL: 'https://tavla.example.com', API_URL: 'http://10.0.0.5:80' };
  expect(devEnvironment(set, '5173')).toEqual(set);
});

it('both processes are given it, with the lines of .env', () => {
  const dev = readFileSync(path.join(root, 'scripts/dev.mjs'), 'utf8');
  expect(dev.indexOf('loadEnvFile(')).toBeLessThan(dev.indexOf('devEnvironment(process.env'));
  expect(dev.match(/^ {4}env,$/gm)).toHaveLength(2);
  expect(readFileSync(path.join(root, 'apps/web/vite.config.ts'), 'utf8')).toContain(
    "process.env['API_URL']",
  );
});
