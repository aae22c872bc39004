import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, expect, test } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { runAs } from '@/test/test-database';

const app = useTestApp();
let company: TestCompany;
let taskId: string;

beforeEach(async () => {
  company = await app.current.addCompany();
  const answer = await app.current.as(company.member).post('/api/v1/tasks', {
    title: 'Print the flyers',
    userId: company.admin.id,
  });
  taskId = answer.json().id;
});

/** Messages 1, 2, 3…: three in each millisecond, so that their ids decide too. */
async function say(total: number): Promise<void> {
  await app.current.db.pool.query(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorName", content, "createdAt")
     select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $2, 'user', 'Mia', n::text,
            '2026-03-04T10:00:00Z'::timestamptz + (n / 3) * interval '1 millisecond'
     from generate_series(1, $3::int) n`,
    [company.id, taskId, total],
  );
}

async function page(query: Record<string, string | number>) {
  const params = new URLSearchParams({ taskId, ...query } as Record<string, string>);
  const answer = await app.current.as(company.member).get(`/api/v1/chat/messages?${params}`);
  return answer.json() as { data: ChatMessage[]; nextCursor: string | null };
}

test('a long conversation comes newest page first, and each page leads to the one before it', async () => {
  await say(1_200);
  let { data, nextCursor } = await page({});
  expect(data).toHaveLength(100);
  expect(data.at(-1)?.content).toBe('1200');
  while (nextCursor !== null) {
    const before: Awaited<ReturnType<typeof page>> = await page({ cursor: nextCursor, limit: 250 });
    data = [...before.data, ...data];
    nextCursor = before.nextCursor;
  }
  const expected = Array.from({ length: 1_200 }, (_, index) => String(index + 1));
  expect(data.map(({ content }) => content)).toEqual(expected);
});

test('a page that just fits is the last', async () => {
  await say(10);
  expect(await page({ limit: 10 })).toMatchObject({ data: { length: 10 }, nextCursor: null });
  const { nextCursor } = await page({ limit: 9 });
  expect((await page({ limit: 9, cursor: nextCursor ?? '' })).data.map(({ content }) => content)).toEqual([
    '1',
  ]);
});

test('a cursor of nobody’s making, and one of another conversation, give nothing away', async () => {
  await say(3);
  const me = app.current.as(company.member);
  expect((await me.get(`/api/v1/chat/messages?taskId=${taskId}&cursor=nonsense`)).statusCode).toBe(400);
  const { nextCursor } = await page({ limit: 1 });
  const own = await me.get(`/api/v1/chat/messages?cursor=${nextCursor}`);
  expect(own.json()).toEqual({ data: [], nextCursor: null });
});

test.each([100, 250])(
  'a page of long messages ends early, and the pages together are the conversation (%i)',
  async (limit) => {
    await say(300);
    // Triggers would index all of it, which takes far longer than what is tested.
    await runAs(
      app.current.ownerUrl,
      'set session_replication_role = replica',
      `update chat_message set content = content || repeat('—', 20000) where "organizationId" = '${company.id}'`,
    );
    const found: string[] = [];
    let pages = 0;
    for (let cursor: string | null | undefined; cursor !== null; pages++) {
      const { data, nextCursor } = await page({ limit, ...(cursor && { cursor }) });
      expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(4_200_000);
      expect(data.length).toBeGreaterThan(0);
      found.unshift(...data.map(({ content }) => content.replaceAll('—', '')));
      cursor = nextCursor;
    }
    expect(found).toEqual(Array.from({ length: 300 }, (_, index) => String(index + 1)));
    expect(pages).toBe(5);
  },
);
