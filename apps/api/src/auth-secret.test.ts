import { mkdtempSync, rmSync, statSync } from 'node:fs';
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
  expect(statSync(path.join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
  rmSync(path.dirname(dataDir), { recursive: true });
});
