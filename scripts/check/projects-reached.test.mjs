import { expect, it } from 'vitest';
import { projectsReached } from './projects-reached.mjs';

const projects = ['packages/shared', 'apps/api', 'apps/web'];
const importers = new Map([['packages/shared/src/a.ts', new Set(['apps/api/src/b.ts'])]]);
const reached = (...changed) => projectsReached(projects, changed, importers);

it('finds the project of a file, and those that import it', () => {
  expect(reached('apps/web/src/x.ts')).toEqual(['apps/web']);
  expect(reached('packages/shared/src/a.ts')).toEqual(['packages/shared', 'apps/api']);
  expect(reached('docs/nginx.conf', 'README.md', 'scripts/build.mjs')).toEqual([]);
});

it('takes all when anybody may depend on a file, or nobody knows who does', () => {
  for (const file of [
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'prisma/schema.prisma',
    'apps/web/package.json',
  ])
    expect(reached(file)).toEqual(projects);
  expect(projectsReached(projects, ['apps/web/src/x.ts'], null)).toEqual(projects);
});
