import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** Statements that name the table of tasks, in files that nobody looks for them in, each with why it is there. */
const elsewhere = [
  // Numbers of the whole company, in one statement.
  'modules/overview/overview.repo.ts',
  // What has run out, of every table.
  'cleanup/clean-database.ts',
  // What a file is held against: the people, tags and zone of a company; and which tasks of an import nobody went on from.
  'modules/task-import/import-facts.repo.ts',
  // What is kept of one person, of every kind in one statement.
  'modules/erasure/preview.repo.ts',
];

const isSql = /\b(from|into|update|join)\s+task\b/i;
const isOwn = /^modules\/tasks\/(.*\.repo|task-sight)\.ts$/;

test('statements about tasks stand in the repositories of the tasks', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) => /\.ts$/.test(file) && !/^(test|db\/generated)\/|\.test\.ts$|\.test-\w+\.ts$/.test(file),
    );
  const found = files.filter((file) => isSql.test(readFileSync(path.join(source, file), 'utf8')));
  expect(found.filter((file) => isOwn.test(file)).length).toBeGreaterThan(2);
  expect(found.filter((file) => !isOwn.test(file))).toEqual(expect.arrayContaining(elsewhere));
  expect(found.filter((file) => !isOwn.test(file) && !elsewhere.includes(file))).toEqual([]);
});
