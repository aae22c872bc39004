import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What was built from which sources, by the name of the step. A file that cannot be read, as a full disk or a power cut
 * may leave it, is no reason to stop: everything is built once more then.
 * @returns {Record<string, string>}
 */
export function readKnown(file) {
  if (!existsSync(file)) return {};
  try {
    const known = JSON.parse(readFileSync(file, 'utf8'));
    return known && typeof known === 'object' ? known : {};
  } catch {
    return {};
  }
}

/** Keeps it whole or not at all: it is written beside its place, so that a full disk leaves what was there. */
export function keepKnown(file, known) {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  try {
    writeFileSync(partial, JSON.stringify(known));
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
