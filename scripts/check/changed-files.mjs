import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * What differs from where this branch left `main`: commits, staged, unstaged and new files, and deleted ones too.
 * On `main` itself, and where there is none, what differs from the last commit.
 * @param {string} folder of the repository
 * @returns {{ since: string, files: string[] }} what it was compared with, in words, and paths from its root
 */
export function changedFiles(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const lines = (...args) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const { base, since } = baseOf(git);
  // Without renames, a file that moved counts under both its names.
  const tracked = lines('diff', '--name-only', '--no-renames', base);
  const added = lines('ls-files', '--others', '--exclude-standard');
  return { since, files: [...new Set([...tracked, ...added])].sort() };
}

function baseOf(git) {
  const head = git('rev-parse', 'HEAD').trim();
  for (const main of ['main', 'origin/main']) {
    try {
      const base = git('merge-base', 'HEAD', main).trim();
      if (base !== head) return { base, since: `this branch left ${main}` };
    } catch {
      // No such branch here.
    }
  }
  return { base: head, since: 'the last commit' };
}

/** Every file of the project that is there: what git knows, and what is new. */
export function projectFiles(folder) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(path.join(folder, file)));
}
