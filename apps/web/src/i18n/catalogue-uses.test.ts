import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answerEnglish } from './answer-catalogue';
import { calendarEnglish } from './calendar-catalogue';
import { conflictEnglish } from './conflict-catalogue';
import { customTagEnglish } from './custom-tag-catalogue';
import { deletionEnglish } from './deletion-catalogue';
import { noticesEnglish } from './notices-catalogue';
import { pagesEnglish } from './pages-catalogue';
import { recordEnglish } from './record-catalogue';
import { selectionEnglish } from './selection-catalogue';
import { shortcutsEnglish } from './shortcuts-catalogue';
import { taskFormEnglish } from './task-form-catalogue';
import { ticketEnglish } from './ticket-catalogue';
import { visibilityEnglish } from './visibility-catalogue';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
  .map((name) => [name, readFileSync(source + name, 'utf8')] as const);
const ofPages = /^(features\/(account|admin|imports|meetings|users)|entities\/(roles|tokens))\//;

/** The files that show texts of these areas. */
function using(catalogue: object): string[] {
  const areas = Object.keys(catalogue).join('|');
  const uses = new RegExp(
    `useTranslation\\([^)]*'(${areas})'|\\b(i18n\\.)?t\\([^)]*?['"\`](${areas}):|ns: '(${areas})'`,
  );
  return files.filter(([, text]) => uses.test(text)).map(([name]) => name);
}

test('the texts of other pages are used by those pages alone: the board comes without them', () => {
  expect(using(pagesEnglish).length).toBeGreaterThan(40);
  expect(using(pagesEnglish).filter((name) => !ofPages.test(name))).toEqual([]);
});

test('so are the texts of a question that is seldom asked, of the help on the keys, and of who may see a meeting', () => {
  expect(using(noticesEnglish)).toEqual(['entities/tasks/task-notices.ts']);
  expect(using(conflictEnglish)).toEqual(['features/board/ConflictModal.tsx']);
  expect(using(customTagEnglish)).toEqual(['features/board/form/CustomTagForm.tsx']);
  expect(using(deletionEnglish)).toEqual(['features/board/DeleteTaskModal.tsx']);
  expect(using(taskFormEnglish).sort()).toEqual(
    [
      'AssigneeSelect.tsx',
      'TagPicker.tsx',
      'TaskFormFields.tsx',
      'TaskFormModal.tsx',
      'use-task-form.ts',
    ].map((name) => `features/board/form/${name}`),
  );
  expect(using(selectionEnglish)).toEqual(['features/board/keyboard/SelectionBar.tsx']);
  expect(using(calendarEnglish)).toEqual(['features/board/form/DueDateInput.tsx']);
  expect(using(shortcutsEnglish).sort()).toEqual([
    'features/board/keyboard/KeyList.tsx',
    'features/board/keyboard/ShortcutHelp.tsx',
  ]);
  const elsewhere = (name: string) => !/^(features|entities)\/meetings\//.test(name);
  expect(using(visibilityEnglish).length).toBeGreaterThan(5);
  expect(using(visibilityEnglish).filter(elsewhere)).toEqual([]);
});

test('so are the texts of what stands beside messages, and each of its parts makes them known', () => {
  const uses = using(answerEnglish);
  const ofAnswer =
    /^features\/ticket\/(suggestion\/|citations\/|conversation\/|meeting\/|UnreadMentions|Mentions)/;
  expect(uses.length).toBeGreaterThan(3);
  expect(uses.filter((name) => !ofAnswer.test(name))).toEqual([]);
  for (const part of ['suggestion/SuggestionCard', 'citations/Citations', 'conversation/ThreadMessage'])
    expect(readFileSync(`${source}features/ticket/${part}.tsx`, 'utf8')).toContain(
      "import '@/i18n/answer-catalogue';",
    );
});

test('so are the texts of the drawer of a ticket, which both of its roots make known', () => {
  const uses = using(ticketEnglish);
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((name) => !name.startsWith('features/ticket/'))).toEqual([]);
  for (const host of ['TicketHost', 'meeting/MeetingChatHost'])
    expect(uses).not.toContain(`features/ticket/${host}.tsx`);
  for (const root of ['TicketDrawer', 'meeting/MeetingChat'])
    expect(readFileSync(`${source}features/ticket/${root}.tsx`, 'utf8')).toContain(
      "import '@/i18n/ticket-catalogue';",
    );
});

test('so are the texts of recording and uploading; the button on the board has its word from elsewhere', () => {
  const elsewhere = (name: string) =>
    !ofPages.test(name) && !/^(features\/(record|uploads)|entities\/meetings)\//.test(name);
  const uses = using(recordEnglish);
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter(elsewhere)).toEqual([]);
  expect(uses).not.toContain('features/record/RecordButton.tsx');
  for (const part of ['record/RecordDrawer', 'record/UnfinishedHint', 'uploads/UploadsBar'])
    expect(readFileSync(`${source}features/${part}.tsx`, 'utf8')).toContain(
      "import '@/i18n/record-catalogue';",
    );
});

test('each of those pages makes them known', () => {
  const pages = files.filter(([name]) => ofPages.test(name) && /Page\.tsx$/.test(name));
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const [name, text] of pages) expect(text, name).toContain("import '@/i18n/pages-catalogue';");
});
