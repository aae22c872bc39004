import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { beforeEach, expect, test, vi } from 'vitest';
import { findMeeting, meetingQuery } from './meeting-query';
import { readMeetingsAgain } from './transcript-changes';

const server = vi.hoisted(() => ({ answers: [] as ((meeting: unknown) => void)[] }));
vi.mock('@/api/call', () => ({
  call: () => new Promise((resolve) => server.answers.push(resolve)),
}));

const id = '01990000-0000-7000-8000-000000000001';
const meeting = (status: string) => ({ id, status, segments: [], analysis: null }) as unknown as AudioDetail;
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  server.answers = [];
});
/** Answers the request with this number, once it is there. */
const answer = async (number: number, status: string) => {
  await expect.poll(() => server.answers).toHaveLength(number);
  server.answers[number - 1]?.(meeting(status));
};
/** Opens the page of the meeting. @returns what leaves it */
const openPage = () => new QueryObserver(client, meetingQuery(client, id)).subscribe(() => {});

test('a passage is played by the answer that the page has, and asks again once that is older than something', async () => {
  openPage();
  await answer(1, 'done');
  const passage = findMeeting(client, id);
  expect(await passage).toEqual(meeting('done'));
  expect(server.answers).toHaveLength(1);
  readMeetingsAgain(client);
  void answer(2, 'done');
  await findMeeting(client, id);
  expect(server.answers).toHaveLength(2);
});

test('a passage comes although the page, which asked for the meeting, is left', async () => {
  const leave = openPage();
  const passage = findMeeting(client, id);
  leave();
  await answer(1, 'done');
  expect(await passage).toEqual(meeting('done'));
});

test('a meeting that was in work is asked for again before a passage of it is played', async () => {
  const leave = openPage();
  await answer(1, 'transcribing');
  await expect.poll(() => client.isFetching()).toBe(0);
  leave();
  const passage = findMeeting(client, id);
  await answer(2, 'done');
  expect((await passage).status).toBe('done');
});
