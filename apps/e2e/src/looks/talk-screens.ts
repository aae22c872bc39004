import type { Page } from '@playwright/test';
import type { Office } from '../kit/office-seed';
import { list, people, type Screen } from './screen';

/** Its conversation has an answer that offers changes, and a message with a reaction. */
const offered = ({ proposalId }: Office) => `/?task=${proposalId}`;
const meeting = ({ audioId }: Office) => `/meetings/${audioId}`;

async function openSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for en-04/ }).click();
  await page.getByRole('menuitem', { name: 'Send summary…' }).click();
}

/** Conversations with the assistant and what it offers, the inbox, and what meetings ask and send. */
export const talkScreens: Screen[] = [
  {
    name: 'one’s own conversation',
    path: () => '/?chat=1',
    held: list('chat/messages'),
    meanwhile: /Loading the messages/,
    lies: /No messages/,
    truth: /No messages/,
  },
  {
    name: 'a conversation about a meeting',
    path: (office) => `${meeting(office)}?chat=1`,
    held: /\/chat\/messages\?/,
    meanwhile: /Loading the messages/,
    lies: /No messages|Summarise the meeting/,
    truth: /Summarise the meeting/,
  },
  {
    name: 'what an answer offers, whose people are unknown',
    path: offered,
    held: people,
    act: (page) => page.getByRole('button', { name: /^👍 1/ }).hover(),
    meanwhile: /…, \w[\s\S]*👍[\s\S]*…/,
    lies: /who (has )?left/,
    truth: /Bosse Ekman, \w[\s\S]*👍[\s\S]*Bosse Ekman/,
    only: 'desktop',
  },
  {
    name: 'what an answer offers, whose tasks are unknown',
    path: offered,
    held: list('tasks'),
    meanwhile: /Changes[\s\S]*Peel the onions/,
    lies: /meanwhile/,
    truth: /Changes[\s\S]*Peel the onions/,
    only: 'desktop',
  },
  {
    name: 'what one has said of an answer',
    path: offered,
    held: /\/feedback\/mine/,
    meanwhile: /Shall I\?/,
    lies: /Was this right/,
    truth: /Was this right/,
    only: 'desktop',
  },
  {
    name: 'what meetings say of a ticket',
    path: ({ taskId }) => `/?task=${taskId}`,
    held: /\/tasks\/[^/]+\/mentions/,
    meanwhile: /No messages/,
    lies: /Said in meetings|could not be loaded/,
    truth: /No messages/,
    only: 'desktop',
  },
  {
    name: 'who a message can mention',
    path: ({ taskId }) => `/?task=${taskId}`,
    held: /\/chat\/readers/,
    act: (page) => page.getByRole('textbox', { name: 'Message' }).pressSequentially('@Bo'),
    meanwhile: /@Bo/,
    lies: /0 people/,
    truth: /1 person to mention/,
    only: 'desktop',
  },
  {
    name: 'the inbox',
    path: () => '/',
    held: list('inbox'),
    act: (page) => page.getByRole('button', { name: 'Inbox' }).click(),
    meanwhile: /Loading your inbox/,
    lies: /Nothing waits/,
    truth: /Nothing waits/,
  },
  {
    name: 'to whom the summary of a meeting goes',
    path: meeting,
    held: /\/summary-recipients/,
    act: openSummary,
    meanwhile: /Send the summary by mail[\s\S]*Loading/,
    lies: /Nobody|0 people/,
    truth: /To 1 person who was there[\s\S]*Carla Fontana/,
    only: 'desktop',
  },
  {
    name: 'which task a proposal is already',
    path: meeting,
    held: /\/similar$/,
    act: async (page) => page.getByRole('button', { name: 'Merge…' }).first().click(),
    meanwhile: /Looking for similar tasks/,
    lies: /No similar task/,
    truth: /No similar task/,
    only: 'desktop',
  },
  {
    name: 'what deleting a person touches',
    path: ({ personId }) => `/users?person=${personId}`,
    held: /\/users\/[^/]+\/impact/,
    act: (page) => page.getByRole('button', { name: 'Delete user' }).click(),
    meanwhile: /Counting what this touches/,
    lies: /No tasks/,
    truth: /No tasks/,
    only: 'desktop',
  },
];
