import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

test('screens read the stores by the hooks that these bring', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const using = files.filter((name) => /\buseSelector\(/.test(readFileSync(source + name, 'utf8'))).sort();
  expect(using).toContain('entities/entity-store.ts');
  expect(using.filter((name) => !name.startsWith('entities/'))).toEqual([]);
});
