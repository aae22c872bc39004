import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, expect, test } from 'vitest';
import { pdf, png, row, xlsx } from '@/adapters/attachments/documents.test-kit';
import { postForm } from '@/test/form';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let taskId: string;

beforeEach(async () => {
  company = await app.current.addCompany();
  taskId = (await app.current.as(company.member).post('/api/v1/tasks', { title: 'Print' })).json().id;
});

const send = (message: string, files: { name: string; type?: string; content: string | Buffer }[] = []) =>
  postForm(app.current, company.member, '/api/v1/chat/new-message', { message, taskId }, files);

async function messages(): Promise<ChatMessage[]> {
  const answer = await app.current.as(company.admin).get(`/api/v1/chat/messages?taskId=${taskId}`);
  return answer.json().data;
}

test('an answer says on which page of a file it stands, and its source leads there', async () => {
  const content = pdf(['We print in May.', 'The posters cost 420 euros.', 'The flyers are free.']);
  await send('See the offer.', [{ name: 'offer.pdf', content }]);
  await send('What do the posters cost?');
  const answer = (await messages()).at(-1);
  expect(answer?.content).toContain('The posters cost 420 euros.');
  expect(answer?.content).toContain('page 2');
  expect(answer?.citations).toMatchObject([
    { kind: 'file', title: 'offer.pdf', place: { kind: 'page', number: 2 } },
  ]);
});

test('and in which cells', async () => {
  const content = xlsx({
    Budget: row(1, 'Item', 'Euros') + row(2, 'Cost of posters', 420) + row(3, 'Flyers', 7),
  });
  await send('See the budget.', [{ name: 'budget.xlsx', content }]);
  await send('What do the posters cost?');
  const answer = (await messages()).at(-1);
  expect(answer?.content).toContain('Budget!A2:B2');
  expect(answer?.citations).toMatchObject([
    {
      kind: 'file',
      quote: 'Cost of posters\t420',
      place: { kind: 'cells', sheet: 'Budget', cells: 'A2:B2' },
    },
  ]);
});

test('an image is kept as what it is, and goes out as a file that no browser opens as a page', async () => {
  const content = png(640, 480);
  expect((await send('', [{ name: 'photo.jpg', type: 'text/html', content }])).statusCode).toBe(200);
  const [file] = (await messages())[0]?.attachments ?? [];
  expect(file).toMatchObject({ mimeType: 'image/png', reading: { state: 'picture', upTo: null } });
  const { headers, rawPayload } = await app.current
    .as(company.admin)
    .get(`/api/v1/chat/attachments/${file?.id}`);
  expect(rawPayload).toEqual(content);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
  });
});

test('an answer that a file bears says on which of its pages nothing could be read', async () => {
  const content = pdf(['The posters cost 420 euros.', '', '', '', 'The flyers are free.', '']);
  await send('See the offer.', [{ name: 'offer.pdf', content }]);
  const lacks = 'In “offer.pdf” I could read nothing on p. 2–4, 6';
  const [asked, first] = await messages();
  expect(asked?.attachments[0]?.reading).toMatchObject({
    state: 'part',
    withoutText: [{ from: 2, to: 4 }, {}],
  });
  expect(first?.content).toContain(lacks);
  await send('What do the posters cost?');
  expect((await messages()).at(-1)?.content).toMatch(
    /420 euros[\s\S]*In “offer\.pdf” I could read nothing on p\. 2–4, 6/,
  );
  await send('Who is responsible for this?');
  expect((await messages()).at(-1)?.content).not.toContain(lacks);
});

test('a scan is kept, and the assistant says that it could read nothing', async () => {
  await send('', [{ name: 'scan.pdf', content: pdf(['']) }]);
  const [asked, answer] = await messages();
  expect(asked?.attachments).toMatchObject([{ reading: { state: 'nothing', upTo: null } }]);
  expect(answer?.content).toContain('“scan.pdf” has no text that I can read');
});

test('a PDF of 50 MB is refused before it is read', async () => {
  const content = Buffer.alloc(50 * 2 ** 20, '%PDF-1.4\n');
  expect((await send('Read', [{ name: 'large.pdf', content }])).statusCode).toBe(413);
  expect(await messages()).toEqual([]);
});
