import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A file system of some megabytes in place of a folder; only root may mount one. */
export function mountTiny(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('A full disk is not tested: it takes the right to mount one.');
    return false;
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder]);
}
