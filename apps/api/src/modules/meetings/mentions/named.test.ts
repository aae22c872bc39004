import type { Mention } from '@tavla/shared/contracts/mentions';
import { beforeEach, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let here: Asking;
let taskId: string;
beforeEach(async () => {
  company = await app.current.addCompany();
  here = new Asking(app.current, company);
  taskId = await here.task('Write the onboarding guide');
});

const soon = () => new Date(Date.now() + 60_000);
const listed = async (user: TestUser = company.member): Promise<Mention[]> =>
  (await app.current.as(user).get(`/api/v1/tasks/${taskId}/mentions`)).json().data;
const quotes = async (user?: TestUser) => (await listed(user)).map(({ quote }) => quote);
const talk = (...lines: string[]) => here.talk(lines, { recordedAt: soon() });

test('a task that a later meeting talks about gets that passage', async () => {
  const said = 'About the onboarding guide, it should have a chapter about passkeys.';
  const audioId = await talk('Good morning.', said, 'Fine.');
  expect(await listed()).toMatchObject([
    { audioId, quote: said, startMs: 1_000, status: null, isNamed: true },
  ]);
  // The words of a title that are said by chance, and in another company.
  await talk('The guide was late again.', 'Nobody was onboarding.');
  expect(await quotes()).toEqual([said]);
  const others = await app.current.addCompany();
  await new Asking(app.current, others).talk([said], { recordedAt: soon() });
  expect(await quotes()).toEqual([said]);
});

test('what was said before the task was made is none of it', async () => {
  await here.talk(['We need an onboarding guide.'], { recordedAt: new Date(Date.now() - 3_600_000) });
  expect(await listed()).toEqual([]);
});

test('a correction is followed, and what is said again at once is told once', async () => {
  const audioId = await talk('The onboarding guide is too long.', 'The onboarding guide has no pictures.');
  const [first] = await listed();
  expect(await listed()).toHaveLength(1);
  const body = { text: 'The boarding pass is too long.', version: 1 };
  for (const id of (await segments(audioId)).map((segment) => segment.id))
    await app.current.as(company.member).patch(`/api/v1/audios/${audioId}/segments/${id}`, body);
  expect(first?.quote).toContain('onboarding guide');
  expect(await listed()).toEqual([]);
});

async function segments(audioId: string): Promise<{ id: string }[]> {
  return (await app.current.as(company.member).get(`/api/v1/audios/${audioId}`)).json().segments;
}

test('of a meeting that is not everybody’s only those hear who may', async () => {
  const audioId = await talk('About the onboarding guide: nobody may know yet.');
  const visibility = { to: 'people', ids: [company.admin.id] };
  const { statusCode } = await app.current
    .as(company.admin)
    .patch(`/api/v1/audios/${audioId}`, { visibility });
  expect(statusCode).toBe(200);
  expect(await quotes(company.admin)).toHaveLength(1);
  expect(await quotes()).toEqual([]);
});
