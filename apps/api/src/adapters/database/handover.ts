import { closeSync, openSync } from 'node:fs';
import type { RunAs } from './unprivileged-user';

/**
 * Names a file or folder for a child process that may not be allowed to walk to it.
 *
 * Run by root, PostgreSQL is another user, and root's project often lies under a home (0700) that this user
 * cannot pass. On Linux an open descriptor is a door past that: `/proc/self/fd/N` needs rights on the folder
 * itself only. So the data stays in DATA_DIR, wherever that is.
 */
export class Handover {
  readonly #descriptors: number[] = [];
  readonly #user: RunAs;

  constructor(user: RunAs) {
    this.#user = user;
  }

  /** The path under which the child reaches `path`. */
  give(path: string): string {
    if (this.#user.uid === undefined || process.platform !== 'linux') return path;
    this.#descriptors.push(openSync(path, 'r'));
    return `/proc/self/fd/${2 + this.#descriptors.length}`;
  }

  /** What follows stdin, stdout and stderr in the child's `stdio`. */
  get stdio(): number[] {
    return this.#descriptors;
  }

  close(): void {
    for (const descriptor of this.#descriptors.splice(0)) closeSync(descriptor);
  }
}
