import { expect } from '@playwright/test';
import type { Office } from '../kit/office-seed';
import { list, people, type Screen } from './screen';

const ticket = ({ taskId }: Office) => `/?task=${taskId}`;

/** Meetings and tickets. */
export const workScreens: Screen[] = [
  {
    name: 'meetings',
    path: () => '/meetings',
    held: list('audios'),
    meanwhile: /Loading meetings/,
    lies: /No meetings yet|No meeting is/,
    truth: /incident-review/,
  },
  {
    name: 'a meeting',
    path: ({ audioId }) => `/meetings/${audioId}`,
    held: /\/audios\/[0-9a-f-]{36}$/,
    meanwhile: /Loading this meeting/,
    lies: /No speech|No action items|does not exist|appears here/,
    truth: /About onions/,
  },
  {
    name: 'a meeting whose people are unknown',
    path: ({ audioId }) => `/meetings/${audioId}`,
    held: people,
    meanwhile: /Could be:\s+…[\s\S]*Owner: …/,
    lies: /Nobody was named|Former member|Nobody is said/,
    truth: /With Carla Fontana[\s\S]*Could be:\s+BE\s+Bosse Ekman[\s\S]*Owner: Carla Fontana/,
    only: 'desktop',
  },
  {
    name: 'who was in a meeting, where that is changed',
    path: ({ audioId }) => `/meetings/${audioId}`,
    held: people,
    act: (page) => page.getByRole('button', { name: 'Change who was there' }).click(),
    meanwhile: /Add people\s+…/,
    lies: /Former member/,
    truth: /Add people\s+Carla Fontana/,
    only: 'desktop',
  },
  {
    name: 'which departments may see a meeting',
    path: ({ audioId }) => `/meetings/${audioId}`,
    held: list('departments'),
    act: async (page) => {
      const { data } = await (await page.request.get('/api/v1/departments')).json();
      const visibility = { to: 'departments', ids: [data[0].id] };
      await page.request.patch(`/api/v1/audios/${page.url().split('/').at(-1)}`, { data: { visibility } });
      await expect(page.getByRole('img', { name: 'Only some departments see this' })).toBeVisible();
      await page.getByRole('button', { name: /^Actions for en-04/ }).click();
      await page.getByRole('menuitem', { name: 'Who may see it' }).click();
    },
    meanwhile: /Departments\s+…/,
    lies: /[0-9a-f]{8}-[0-9a-f]{4}|Choose departments/,
    truth: /Departments\s+Kitchen/,
    only: 'desktop',
  },
  {
    name: 'a meeting whose tasks are unknown',
    path: ({ audioId }) => `/meetings/${audioId}`,
    held: list('tasks'),
    meanwhile: /Loading action items/,
    lies: /No longer on the board|Dismissed|decided/i,
    truth: /Delete the old log files[\s\S]*Peel the onions\s+Approved/,
    only: 'desktop',
  },
  {
    name: 'a search for other words, after one that found nothing',
    path: () => '/meetings?q=zeppelin',
    held: /\/transcripts\/search\?.*q=database/,
    act: async (page) => {
      await expect(page.getByText('Nobody said “zeppelin”')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search what was said' }).fill('database');
      await expect(page).toHaveURL(/q=database/);
    },
    meanwhile: /Searching/,
    lies: /Nobody said|Said in|Try fewer/,
    truth: /Said in 1 meeting/,
    only: 'desktop',
  },
  {
    name: 'what one has imported',
    path: () => '/import',
    held: list('imports'),
    meanwhile: /Loading your imports/,
    lies: /not imported anything/,
    truth: /not imported anything/,
    only: 'desktop',
  },
  {
    name: 'the palette',
    path: () => '/',
    held: list('tasks'),
    act: async (page) => {
      await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Find a task or an action…').fill('onions');
    },
    meanwhile: /Loading…/,
    lies: /Nothing found/,
    truth: /Peel the onions\s+TODO/i,
  },
  {
    name: 'who a new task can be given to',
    path: () => '/',
    held: people,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Task', exact: true }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Assignee' }).click();
    },
    meanwhile: /Loading…/,
    lies: /Nobody found|Carla/,
    truth: /Carla Fontana/,
    only: 'desktop',
  },
  {
    name: 'whose tasks can be filtered by',
    path: () => '/',
    held: people,
    act: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('combobox', { name: 'Assignee' }).click();
    },
    meanwhile: /All assignees[\s\S]*Loading…/,
    lies: /Nobody found|Carla/,
    truth: /All assignees[\s\S]*Carla Fontana/,
    only: 'desktop',
  },
  {
    name: 'a recording in a language that nothing is known of',
    path: () => '/',
    held: list('languages'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Record Voice Note' }).click();
      const file = { name: 'talk.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(4_000) };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await page.getByRole('button', { name: 'Upload Audio' }).click();
      await page.getByRole('combobox', { name: 'Language' }).click();
      await page.getByRole('option', { name: 'Spanish' }).click();
    },
    meanwhile: /Spanish/,
    lies: /Powered by|not available/,
    truth: /Powered by Moonshine AI/,
  },
  {
    name: 'a ticket',
    path: ticket,
    held: /\/api\/v1\/tasks(\/[^/?]+)?$/,
    meanwhile: /Loading the ticket/,
    lies: /deleted|does not exist|Unassigned|Former member|No description/,
    truth: /Carla Fontana/,
  },
  {
    name: 'a ticket and its people',
    path: ticket,
    held: people,
    meanwhile: /Assignee\s+…/,
    lies: /Former member/,
    truth: /Assignee\s+(CF\s+)?Carla Fontana/,
    only: 'desktop',
  },
  {
    name: 'a ticket and the meeting it comes from',
    path: ({ proposalId }) => `/?task=${proposalId}`,
    held: list('audios'),
    meanwhile: /From the meeting …/,
    lies: /From the meeting Recording|Play this passage/,
    truth: /Play this passage[\s\S]*From the meeting en-04-incident-review/,
    only: 'desktop',
  },
  {
    name: 'a ticket and its messages',
    path: ticket,
    held: /\/chat\/messages\?/,
    meanwhile: /Loading the messages/,
    lies: /No messages/,
    truth: /No messages/,
    only: 'desktop',
  },
  {
    name: 'the history of a ticket',
    path: (office) => `${ticket(office)}&tab=history`,
    held: /\/tasks\/[^/]+\/history$/,
    meanwhile: /Loading the history/,
    lies: /Nothing has/,
    truth: /Created/,
    only: 'desktop',
  },
];
