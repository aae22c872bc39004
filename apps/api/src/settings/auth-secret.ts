import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, makeOnce } from '../lib/folders';
import { type Env, EnvError } from './env';
import { secretMin } from './env-settings';

/** Where the secret is kept when it does not come from the environment. */
export function secretFile({ dataDir }: Pick<Env, 'dataDir'>): string {
  return path.join(dataDir, 'auth-secret');
}

/**
 * AUTH_SECRET; without one, a secret that is made once and kept in DATA_DIR for its owner's eyes.
 * @throws EnvError when the file holds none: with an empty secret anybody could make a session
 */
export function resolveAuthSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): string {
  if (env.authSecret) return env.authSecret;
  const file = secretFile(env);
  makeFolder(env.dataDir);
  makeOnce(file, `${randomBytes(48).toString('base64url')}\n`);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= secretMin) return secret;
  throw new EnvError(
    `The secret in ${file} is damaged: it has ${secret.length} characters. Bring the file back from a backup, or delete it: then a new one is made, and everybody signs in again.`,
  );
}
