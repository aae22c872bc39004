import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Task } from '@tavla/shared/contracts/tasks';
import { textMax } from '@tavla/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let task: Task;

beforeEach(async () => {
  company = await app.current.addCompany();
  const answer = await app.current.as(company.member).post('/api/v1/tasks', {
    title: 'Print the flyers',
    endDate: '2026-10-09',
    userId: company.admin.id,
  });
  task = answer.json();
});

const url = '/api/v1/chat/new-message';
type Files = Parameters<typeof postForm>[4];

const send = (
  fields: Record<string, string>,
  files: Files = [],
  headers = {},
  user: TestUser = company.member,
) => postForm(app.current, user, url, fields, files, headers);

async function messages(
  user: TestUser = company.member,
  query = `?taskId=${task.id}`,
): Promise<ChatMessage[]> {
  return (await app.current.as(user).get(`/api/v1/chat/messages${query}`)).json().data;
}

async function events() {
  const { rows } = await app.current.db.pool.query(
    `select action, data, audience from event where "organizationId" = $1 and resource = 'chat' order by seq`,
    [company.id],
  );
  return rows;
}

async function storedFiles(): Promise<string[]> {
  const folder = path.join(app.current.app.deps.env.dataDir, 'blobs', 'chat', company.id);
  return readdir(folder).catch(() => []);
}

describe('a question about a ticket', () => {
  test('is answered from the ticket, and both stay for everyone on it', async () => {
    const answer = await send({ message: 'Who is responsible for this?', taskId: task.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { answer: 'It is assigned to Ada Admin.' } });
    const kept = await messages(company.admin);
    expect(kept).toMatchObject([
      {
        author: 'user',
        authorId: company.member.id,
        authorName: 'Mia Member',
        content: 'Who is responsible for this?',
        taskId: task.id,
      },
      {
        author: 'assistant',
        authorId: null,
        authorName: 'AI assistant',
        content: 'It is assigned to Ada Admin.',
      },
    ]);
    const answering = { state: 'waiting', attempt: 0, text: '', failure: null };
    expect((await events()).map(({ action, data, audience }) => [action, data, audience])).toEqual([
      ['create', { ...kept[0], answering }, null],
      ['create', kept[1], null],
    ]);
  });

  test('streams its answer to a client that takes a stream', async () => {
    const answer = await send({ message: 'When is it due?', taskId: task.id }, [], {
      accept: 'text/event-stream',
    });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const lines = answer.body
      .split('\n\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line.replace(/^data: /, '')));
    const whole = lines.at(-1).answer;
    expect(whole).toContain('due on 9 October');
    expect(
      lines
        .slice(0, -1)
        .map(({ delta }) => delta)
        .join(''),
    ).toBe(whole);
    expect((await messages()).at(-1)?.content).toBe(whole);
  });

  test.each([
    ['¿Quién es el responsable?', 'Ada Admin'],
    ['Who changed the title?', 'Mia Member'],
  ])('%s', async (message, expected) => {
    await app.current.as(company.member).patch(`/api/v1/tasks/${task.id}`, { title: 'Print 2,000 flyers' });
    const answer = await send({ message, taskId: task.id });
    expect(answer.json().data.answer).toContain(expected);
  });

  test('that is sent again with its id is kept once and answered once', async () => {
    const messageId = crypto.randomUUID();
    const file = { name: 'a.txt', content: 'x' };
    for (let tries = 0; tries < 2; tries++) {
      expect((await send({ message: 'Hello\nyou', taskId: task.id, messageId }, [file])).statusCode).toBe(
        200,
      );
    }
    const kept = await messages();
    expect(kept.map(({ author }) => author)).toEqual(['user', 'assistant']);
    expect(kept[0]).toMatchObject({ id: messageId, content: 'Hello\nyou', attachments: [{ name: 'a.txt' }] });
    expect(await storedFiles()).toHaveLength(1);
    const stolen = await send({ message: 'Hello', taskId: task.id, messageId }, [], {}, company.admin);
    expect(stolen.statusCode).toBe(409);
    expect((await send({ message: 'Hello', messageId })).statusCode).toBe(409);
  });

  test('of another company finds nothing', async () => {
    const other = await app.current.addCompany();
    const answer = await send({ message: 'Hello', taskId: task.id }, [], {}, other.member);
    expect(answer.statusCode).toBe(404);
    const list = await app.current.as(other.member).get(`/api/v1/chat/messages?taskId=${task.id}`);
    expect(list.statusCode).toBe(404);
    expect(await messages()).toEqual([]);
  });

  test('does not exist for those who may not see tickets', async () => {
    const chatOnly = await app.current.addRole(company.id, 'Chat only', [
      { action: 'create', resource: 'chat' },
      { action: 'read', resource: 'chat' },
    ]);
    const guest = await app.current.addUser(company.id, chatOnly);
    expect((await send({ message: 'When is it due?', taskId: task.id }, [], {}, guest)).statusCode).toBe(404);
    const list = await app.current.as(guest).get(`/api/v1/chat/messages?taskId=${task.id}`);
    expect(list.statusCode).toBe(404);
  });

  test('needs the right to write', async () => {
    const role = await app.current.addRole(company.id, 'reader', [{ action: 'read', resource: 'chat' }]);
    const reader = await app.current.addUser(company.id, role);
    expect((await send({ message: 'Hi', taskId: task.id }, [], {}, reader)).statusCode).toBe(403);
  });
});

describe('a conversation without a ticket', () => {
  test('is its person’s own, in the list and in the events', async () => {
    expect((await send({ message: 'Hello' })).statusCode).toBe(200);
    expect(await messages(company.member, '')).toHaveLength(2);
    expect(await messages(company.admin, '')).toEqual([]);
    expect((await events()).map(({ audience }) => audience)).toEqual([
      [company.member.id],
      [company.member.id],
    ]);
  });

  test('keeps its files to that person', async () => {
    await send({ message: 'Read this' }, [{ name: 'mine.txt', content: 'secret' }]);
    const [message] = await messages(company.member, '');
    const file = `/api/v1/chat/attachments/${message?.attachments[0]?.id}`;
    expect((await app.current.as(company.member).get(file)).body).toBe('secret');
    expect((await app.current.as(company.admin).get(file)).statusCode).toBe(404);
  });
});

describe('attached files', () => {
  test('are read for the answer, listed with the message and downloaded as they were', async () => {
    const content = 'Printing house Miller\nDelivery costs 45 euros.';
    const files = [
      { name: '../../offer Ünï.txt', type: 'text/plain', content },
      { name: 'page.md', type: 'text/html', content: '<script>alert(1)</script>' },
    ];
    const answer = await send({ message: 'How much does the delivery cost?', taskId: task.id }, files);
    expect(answer.json().data.answer).toContain('Delivery costs 45 euros.');
    const [message] = await messages(company.admin);
    expect(message?.attachments).toMatchObject([
      { name: 'offer Ünï.txt', sizeBytes: content.length, mimeType: 'text/plain' },
      { name: 'page.md' },
    ]);
    for (const [index, file] of (message?.attachments ?? []).entries()) {
      const download = await app.current.as(company.admin).get(`/api/v1/chat/attachments/${file.id}`);
      expect(download.body).toBe(files[index]?.content);
      expect(download.headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; /),
        'x-content-type-options': 'nosniff',
      });
      expect(download.headers['content-disposition']).toContain(
        `; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      );
    }
  });

  test('come in part to who asks for a part', async () => {
    await send({ message: 'Read', taskId: task.id }, [{ name: 'a.txt', content: '0123456789' }]);
    const [message] = await messages();
    const file = `/api/v1/chat/attachments/${message?.attachments[0]?.id}`;
    const ask = (range: string) => {
      const { cookie } = company.admin;
      return app.current.app.inject({ method: 'GET', url: file, headers: { cookie, range } });
    };
    const whole = await app.current.as(company.admin).get(file);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    const part = await ask('bytes=2-5');
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '2345',
      'bytes 2-5/10',
    ]);
    const last = await ask('bytes=-3');
    expect([last.statusCode, last.body]).toEqual([206, '789']);
    const beyond = await ask('bytes=10-');
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('may have a long name that is cut in the middle of a character', async () => {
    const name = `${'x'.repeat(50)}😀${'y'.repeat(195)}.txt`;
    expect(
      (await send({ message: 'Read this', taskId: task.id }, [{ name, content: 'Hi' }])).statusCode,
    ).toBe(200);
    expect((await messages())[0]?.attachments[0]?.name).toBe(`${'y'.repeat(195)}.txt`);
  });

  test('have names that read as they are', async () => {
    const name = '\u202efdp.\u2066invoice\u2069.txt';
    await send({ message: 'Read this', taskId: task.id }, [{ name, content: 'Hi' }]);
    expect((await messages())[0]?.attachments[0]?.name).toBe('fdp.invoice.txt');
  });

  test('may come without words', async () => {
    const answer = await send({ message: '', taskId: task.id }, [{ name: 'a.txt', content: 'x' }]);
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['of a kind we cannot read', { name: 'photo.heic', content: 'x' }, 415, 'photo.heic'],
    ['that are not what they say', { name: 'plan.pdf', content: 'MZ not a document' }, 415, 'plan.pdf'],
    ['that are too large', { name: 'big.txt', content: Buffer.alloc(21 * 2 ** 20, 'a') }, 413, ''],
  ])('%s are refused by name, and nothing is kept', async (_, file, status, name) => {
    const good = { name: 'good.txt', content: 'fine' };
    const answer = await send({ message: 'Read', taskId: task.id }, [good, file]);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toContain(name);
    expect(await messages()).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  test('more than ten, or more than fit together, are refused', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.txt`, content: 'x' }));
    expect((await send({ message: 'Read' }, many)).statusCode).toBe(413);
    const heavy = Array.from({ length: 3 }, (_, index) => ({
      name: `${index}.txt`,
      content: Buffer.alloc(8 * 2 ** 20, 'a'),
    }));
    expect((await send({ message: 'Read' }, heavy)).statusCode).toBe(413);
    expect(await messages(company.member, '')).toEqual([]);
  });
});

describe('refused', () => {
  test.each([
    [{ message: '  ' }, 'message'],
    [{ message: '\u200b\u2060 \u202e' }, 'message'],
    [{ message: 'x'.repeat(20_001) }, 'message'],
    [{ message: 'Hi', taskId: 'nonsense' }, 'taskId'],
  ])('%#: the field is named', async (fields, pathOfField) => {
    const answer = await send(fields as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe(pathOfField);
  });

  test('no message whose lines only the form makes longer', async () => {
    const lines = 'x\n'.repeat(textMax / 2 - 1);
    const answer = await send({ message: `${lines}xx`, taskId: task.id, isComment: 'true' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await messages())[0]?.content).toHaveLength(textMax);
  });

  test('what is no form', async () => {
    const answer = await app.current.as(company.member).post(url, { message: 'Hi' });
    expect(answer.statusCode).toBe(415);
  });
});
