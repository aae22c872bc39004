import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { resolveAuthSecret } from './auth-secret';

test('takes the setting, else makes a secret once that nobody else can read', () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'tavla-secret-')), 'new');
  expect(resolveAuthSecret({ authSecret: 'set', dataDir })).toBe('set');
  const made = resolveAuthSecret({ authSecret: null, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(64);
  expect(resolveAuthSecret({ authSecret: null, dataDir })).toBe(made);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
  expect(statSync(path.join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
  rmSync(path.dirname(dataDir), { recursive: true });
});

test('takes no secret that anybody could guess: a file that a power cut has left empty, or cut off', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tavla-secret-'));
  for (const left of ['', '\n', 'x'.repeat(31)]) {
    writeFileSync(path.join(dataDir, 'auth-secret'), left);
    expect(() => resolveAuthSecret({ authSecret: null, dataDir })).toThrow(
      /^The secret in .*auth-secret is damaged.*or delete it/,
    );
  }
  rmSync(dataDir, { recursive: true });
});
