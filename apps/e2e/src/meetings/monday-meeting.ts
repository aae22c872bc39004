import { expect, type Page } from '@playwright/test';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { addTask } from '../kit/board-kit';
import type { Company, Person } from '../kit/company';

/** Somebody and what they say, a line each. */
export type Talk = readonly (readonly [speaker: string, words: string])[];

/** Uploads a transcript, of lines of four seconds, and waits until it is read. */
export async function meetingOf(company: Company, talk: Talk): Promise<AudioDetail> {
  const at = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23);
  const cues = talk.map(
    ([speaker, words], line) => `${at(line * 4)} --> ${at(line * 4 + 3.8)}\n<v ${speaker}>${words}</v>`,
  );
  const buffer = Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`);
  const answer = await company.api.post('/api/v1/audios?locale=en', {
    multipart: {
      recordedAt: '2026-03-04T10:00:00.000Z',
      name: 'Monday meeting',
      file: { name: 'monday.vtt', mimeType: 'text/vtt', buffer },
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  const read = async (): Promise<AudioDetail> => (await company.api.get(`/api/v1/audios/${id}`)).json();
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('done');
  return read();
}

/** A meeting with three proposals, one that is only possible, and two reports about tasks. */
export async function mondayMeeting(company: Company): Promise<AudioDetail> {
  await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  await company.addUser({ firstName: 'Marcus', lastName: 'Berg' });
  await company.addUser({ firstName: 'Marcus', lastName: 'Lind' });
  const userId = company.admin.id;
  await addTask(company.admin, { title: 'Login fix', userId, status: 'in-progress' });
  await addTask(company.admin, { title: 'Database migration', userId });
  await addTask(company.admin, { title: 'Order chairs for the office', userId });
  return meetingOf(company, [
    ['Priya Shah', 'Good morning. The customer asked what happened last night.'],
    ['Priya Shah', "I'll send the incident report to the customer by Friday."],
    ['Guest', 'Good, they will be glad. What is next?'],
    ['Guest', 'Marcus, could you order the new chairs for the office?'],
    ['Guest', 'They are in the catalogue. The old ones go.'],
    ['Priya Shah', 'Could you update the price list?'],
    ['Guest', 'The login fix is done, by the way.'],
    ['Guest', 'The database migration is blocked.'],
    ['Priya Shah', 'Somebody should clean the kitchen.'],
    ['Guest', 'Maybe. See you on Thursday.'],
  ]);
}

/** The same, with its page before the admin. */
export async function openMonday(
  page: Page,
  company: Company,
  signIn: (page: Page, person: Person) => Promise<void>,
): Promise<AudioDetail> {
  const meeting = await mondayMeeting(company);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${meeting.id}`);
  return meeting;
}

/** The row of the tray with exactly this title. */
export const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Review of what the meeting found' })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });
