import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '@/project-dir';
import { cookieName } from './cookies';

it('has a prefix over https, and none where browsers would refuse one', () => {
  const names = (secureCookies: boolean) =>
    (['access', 'refresh', 'request', 'device', 'hint'] as const).map((kind) =>
      cookieName(kind, { secureCookies }),
    );
  expect(names(true)).toEqual([
    '__Host-tavla_access',
    '__Secure-tavla_refresh',
    '__Secure-tavla_request',
    '__Secure-tavla_device',
    '__Host-tavla_hint',
  ]);
  expect(names(false)).toEqual([
    'tavla_access',
    'tavla_refresh',
    'tavla_request',
    'tavla_device',
    'tavla_hint',
  ]);
});

it('is the only place that reads or sets cookies', () => {
  const folder = path.join(projectDir, 'apps/api/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^test\/|generated/.test(file),
  );
  const touching = sources.filter((file) =>
    /\b(setCookie|clearCookie|cookies\[)|\{[^}]*\bcookies\b[^}]*\}: FastifyRequest/.test(
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(touching).toEqual(['http/access/cookies.ts']);
});
