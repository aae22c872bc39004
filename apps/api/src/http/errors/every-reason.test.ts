import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorTemplates } from '@tavla/shared/error-words';
import { fieldTemplates } from '@tavla/shared/field-words';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const catalogues = /src\/(refusals|generated|test)\/|field-words\.ts$|\.(test|fixture|test-kit)\.ts$/;

const code = ['apps/api/src', 'packages/shared/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, folder, file))
    .filter((file) => file.endsWith('.ts') && !catalogues.test(file))
    .map((file) => readFileSync(file, 'utf8')),
);
const found = (pattern: RegExp) =>
  code.flatMap((text) => [...text.matchAll(pattern)].map(([, inner = '']) => inner));

/** Whether the code names a reason: as a text, as what is not found, or by a template of a reason. */
function namesOf(): (reason: string) => boolean {
  const texts = new Set(found(/'([a-z][a-z0-9-]+)'/g));
  const notFound = new Set([...found(/notFound\('([a-z-]+)'\)/g), 'position', 'department']);
  const templates = found(/\bsay\(\s*`([^`]+)`/g).map(
    (template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[a-z-]+')}$`),
  );
  return (reason) =>
    texts.has(reason) ||
    notFound.has(reason.replace(/-not-found$/, '')) ||
    templates.some((template) => !/not-found$/.test(reason) && template.test(reason));
}

test('every reason of the catalogue is said somewhere', () => {
  const keys = Object.keys({ ...errorTemplates, ...fieldTemplates });
  const reasons = new Set(keys.map((key) => key.replace(/_(one|other)$/, '')));
  const isNamed = namesOf();
  expect(reasons.size).toBeGreaterThan(200);
  expect([...reasons].filter((reason) => !isNamed(reason))).toEqual([]);
  expect(['no-such-reason', 'planet-not-found'].some(isNamed)).toBe(false);
});
