import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { personName } from './person-name';

const ada = { id: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'Berg' };

test('a name that is not known says why', () => {
  expect((['here', 'coming', 'hidden'] as const).map((known) => personName(undefined, known))).toEqual([
    'Former member',
    '…',
    'Someone (name hidden)',
  ]);
  expect(personName(ada, 'hidden')).toBe('Ada Berg');
});

test('nobody else says that somebody left', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url));
  const sayers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
    .filter((name) =>
      /person\.(gone|hidden)\b|'Some(one|body)[^']* left|gone: 'Former member'/.test(
        readFileSync(source + name, 'utf8'),
      ),
    );
  expect(sayers.sort()).toEqual(['entities/users/person-name.ts', 'i18n/en/common.ts']);
});
