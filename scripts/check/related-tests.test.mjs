import { describe, expect, it } from 'vitest';
import { relatedTests } from './related-tests.mjs';

const importers = (edges) => new Map(Object.entries(edges).map(([file, by]) => [file, new Set(by)]));

describe('the tests that a change can reach', () => {
  it('are sorted: changed, direct, beside it, then by the imports between', () => {
    const graph = importers({
      'm/a.ts': ['m/routes.ts', 'far/direct.test.ts'],
      'm/routes.ts': ['app.ts', 'm/near.test.ts'],
      'app.ts': ['kit.ts', 'far/closer.test.ts'],
      'kit.ts': ['m/beside.test.ts', 'far/last.test.ts'],
    });
    const { tests, unreached } = relatedTests(['m/a.ts', 'z.test.ts'], graph);
    expect(tests).toEqual([
      'z.test.ts',
      'far/direct.test.ts',
      'm/near.test.ts',
      'm/beside.test.ts',
      'far/closer.test.ts',
      'far/last.test.ts',
    ]);
    expect(unreached).toEqual([]);
  });

  it('are found in circles too', () => {
    const graph = importers({ 'a.ts': ['b.ts'], 'b.ts': ['a.ts', 'b.test.ts'] });
    expect(relatedTests(['a.ts'], graph).tests).toEqual(['b.test.ts']);
  });

  it('are those of the database client when the schema or a migration changes', () => {
    const graph = importers({ 'apps/api/src/db/generated/client.ts': ['x.test.ts'] });
    expect(relatedTests(['prisma/schema.prisma'], graph).tests).toEqual(['x.test.ts']);
  });

  it('are missed by name when there are none, other than for pages and browser tests', () => {
    const graph = importers({ 'kit.ts': ['a.spec.ts'] });
    const changed = ['Card.tsx', 'Card.module.css', 'kit.ts', 'a.spec.ts', 'README.md'];
    const { tests, unreached } = relatedTests(changed, graph);
    expect(tests).toEqual(['a.spec.ts']);
    expect(unreached).toEqual(['Card.tsx', 'Card.module.css', 'kit.ts']);
  });
});
