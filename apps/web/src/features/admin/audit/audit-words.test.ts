import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { admin } from '@/i18n/en/admin';
import { auditKinds, detailLines, eventWords } from './audit-words';

const server = fileURLToPath(new URL('../../../../../api/src/modules/', import.meta.url));
const kinds = auditKinds.join('|');

/** What the server writes into the log, where it names the action in one word. */
function writtenActions(): string[] {
  const texts = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(server + name, 'utf8'));
  const action = new RegExp(`(?:action: |then |else )'((?:${kinds})\\.[a-z-]+)'`, 'g');
  return [...new Set(texts.flatMap((text) => [...text.matchAll(action)].flatMap(([, one]) => one ?? [])))];
}

test('whatever the server writes has words', () => {
  const actions = writtenActions();
  expect(actions.length).toBeGreaterThan(25);
  expect(actions.filter((action) => eventWords({ action, targetName: '' }) === action)).toEqual([]);
});

test('a calendar link says what it shows', () => {
  expect(detailLines({ scope: 'own' })).toEqual(['Shows: their due days']);
});

test('a change of a meeting says what was changed, in words', () => {
  expect(eventWords({ action: 'audio.update', targetName: 'Sync' })).toBe('Changed the meeting Sync');
  expect(detailLines({ attendees: 2, spoke: 1 })).toEqual([
    `${admin.audit.fields.attendees}: 2`,
    `${admin.audit.fields.spoke}: 1`,
  ]);
  expect(
    detailLines({ name: { from: 'Sync', to: 'Weekly' }, visibility: { from: 'company', to: 'people' } }),
  ).toEqual(['Name: Sync → Weekly', 'Open to: everybody → certain people']);
});
