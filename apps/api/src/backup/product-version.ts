import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '@/project-dir';

/** The version in the project's package.json. */
export function productVersion(): string {
  return JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')).version;
}
