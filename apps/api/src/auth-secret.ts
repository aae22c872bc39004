import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env';

/** Where the secret is kept when it does not come from the environment. */
export function secretFile({ dataDir }: Pick<Env, 'dataDir'>): string {
  return path.join(dataDir, 'auth-secret');
}

/** AUTH_SECRET; without one, a secret that is made once and kept in DATA_DIR for its owner's eyes. */
export function resolveAuthSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): string {
  if (env.authSecret) return env.authSecret;
  const file = secretFile(env);
  if (!existsSync(file)) {
    mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
    // A link appears complete or not at all, and never replaces the secret of a process that was faster.
    try {
      linkSync(partial, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    rmSync(partial);
  }
  return readFileSync(file, 'utf8').trim();
}
