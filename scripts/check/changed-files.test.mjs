import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles, projectFiles } from './changed-files.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.test', ...args], { cwd: folder });
const write = (name, text) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['kept', 'gone', 'old name', 'edited']) write(name, `${name}\n`);
  write('.gitignore', 'ignored\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('finds nothing in a clean clone', () => {
  expect(changedFiles(folder)).toEqual({ since: 'the last commit', files: [] });
});

it('finds what is staged, not staged, new, moved and deleted, and nothing that git ignores', () => {
  write('staged', '');
  git('add', 'staged');
  write('edited', 'otherwise');
  write('new ö', '');
  write('ignored', '');
  git('mv', 'old name', 'new name');
  rmSync(path.join(folder, 'gone'));
  expect(changedFiles(folder).files).toEqual(['edited', 'gone', 'new name', 'new ö', 'old name', 'staged']);
  expect(projectFiles(folder)).toContain('new ö');
  expect(projectFiles(folder)).not.toContain('gone');
});

it('finds what a branch has committed since it left main, and not what main did meanwhile', () => {
  git('checkout', '--quiet', '-b', 'work');
  write('edited', 'by the branch');
  git('commit', '--quiet', '-a', '-m', 'work');
  git('checkout', '--quiet', 'main');
  write('kept', 'by main');
  git('commit', '--quiet', '-a', '-m', 'meanwhile');
  git('checkout', '--quiet', 'work');
  write('more', '');
  expect(changedFiles(folder)).toEqual({ since: 'this branch left main', files: ['edited', 'more'] });
});
