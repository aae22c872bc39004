import { allContracts } from '@tavla/shared/all-contracts';
import { expect, test } from 'vitest';
import { adminScreens } from './admin-screens';
import { peopleScreens } from './people-screens';
import { personScreens } from './person-screens';
import { talkScreens } from './talk-screens';
import { workScreens } from './work-screens';

const screens = [...peopleScreens, ...personScreens, ...workScreens, ...talkScreens, ...adminScreens];

/** Reads of which no page says anything while they do not come. */
const excepted = [
  'auth.me', // before it, a page is a picture of itself
  'organizations.check', // a form says what was found, and nothing before
  // What a page is told of in the stream, or by a list, it asks for behind what it shows.
  ...['events.stream', 'audios.get-segment', 'audios.list-closed', 'chat.get-message'],
  ...['departments.get', 'positions.get', 'roles.get'],
  // Files.
  ...['audios.export', 'audios.file', 'audit.export', 'chat.attachment'],
  ...['organizations.export', 'auth.export-me', 'audios.export-list', 'tasks.export'],
  ...['users.export', 'users.import-report', 'users.import-template', 'imports.report'],
  'calendars.read',
  // Programs alone ask for it.
  'webhooks.get',
  // Nothing is said of it where there is none, as with nearly everybody.
  'sso.get-link',
  // They follow a step that a test of its own takes.
  'users.preview-erasure',
  ...['audios.deletion', 'audios.segment-changes', 'users.get-import', 'imports.get'],
  ...['webhooks.list-deliveries', 'webhooks.get-delivery', 'agent-sessions.get'],
];

/** How a page asks for it, with a question and without. */
const samples = ({ path }: { path: string }) => {
  const address = `http://tavla.test${path.replaceAll(/:\w+/g, '0b8f5a3c-0000-4000-8000-000000000000')}`;
  return [address, `${address}?q=database`];
};

test('what a page asks for is held back on a screen, so that one reads what it says meanwhile', () => {
  const reads = allContracts.filter(({ method, name }) => method === 'GET' && !excepted.includes(name));
  expect(reads.length).toBeGreaterThan(20);
  const unheld = reads.filter(
    (read) => !screens.some(({ held }) => samples(read).some((address) => held.test(address))),
  );
  expect(unheld.map(({ name }) => name)).toEqual([]);
});

test('a screen holds back one thing, with its list at most, and everything else comes', () => {
  const reads = allContracts.filter(({ method, name }) => method === 'GET' && !excepted.includes(name));
  for (const { name, held } of screens) {
    const holds = reads.filter((read) => samples(read).some((address) => held.test(address)));
    expect(holds.length, `${name}: ${holds.map((read) => read.name)}`).toBeLessThan(3);
  }
});
