import type { AssistantUsage } from '@tavla/shared/contracts/organization/assistant-usage';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ModelUsage } from '@/adapters/language/language';
import { startTestApp, type TestCompany, useTestApp } from '@/test/test-app';
import { readUsage } from './read-usage';
import { recordUsage } from './record-usage';

const app = useTestApp({
  OPENAI_BASE_URL: 'http://someone:secret@models.example:8080/v1',
  CHAT_MODEL: 'small-one',
  SPEECH_ENGINE: 'local',
  CHAT_PRICE_INPUT: '0.5',
  CHAT_PRICE_OUTPUT: '2',
  CHAT_PRICE_CURRENCY: 'EUR',
});
let company: TestCompany;
beforeEach(async () => {
  company = await app.current.addCompany();
});

const db = () => app.current.db.forCompany(company.id);
const read = (now?: Date) => readUsage(db(), app.current.app.deps, now);
const url = '/api/v1/organization/assistant';
const took = (inputTokens: number, outputTokens: number, more: Partial<ModelUsage> = {}): ModelUsage => ({
  ...{ requests: 1, inputTokens, outputTokens, isEstimated: false },
  ...more,
});
const limit = (assistantTokens: number | null) =>
  app.current.as(company.admin).patch('/api/v1/organization', { assistantTokens });
const told = async () => {
  const where = { organizationId: company.id, action: { startsWith: 'organization.assistant-' } };
  return app.current.db.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
};

describe('what models took', () => {
  test('is added by month and kind, with the cost and what was only reckoned', async () => {
    const now = new Date('2026-11-23T12:00:00Z');
    await recordUsage(db(), 'questions', took(1_000_000, 100_000), now);
    await recordUsage(db(), 'meetings', took(200_000, 0, { isEstimated: true }), now);
    await recordUsage(db(), 'questions', took(7, 3), new Date('2026-10-02T12:00:00Z'));
    const { months, ...about } = await read(now);
    expect(about).toEqual({
      servers: {
        language: { host: 'models.example:8080', model: 'small-one', seesPictures: false },
        speech: null,
      },
      currency: 'EUR',
    });
    expect((await app.current.as(company.member).get('/auth/me')).json()).toMatchObject({
      seesPictures: false,
    });
    expect(months).toHaveLength(12);
    expect(months.slice(0, 3)).toEqual([
      {
        ...{ month: '2026-11', requests: 2, inputTokens: 1_200_000, outputTokens: 100_000 },
        ...{ estimatedTokens: 200_000, meetingTokens: 200_000, cost: 0.8 },
      },
      expect.objectContaining({ month: '2026-10', requests: 1, inputTokens: 7, outputTokens: 3 }),
      expect.objectContaining({ month: '2026-09', requests: 0, inputTokens: 0, cost: 0 }),
    ]);
    expect(months.at(-1)?.month).toBe('2025-12');
  });

  test('a month begins where the company is', async () => {
    await app.current.as(company.admin).patch('/api/v1/organization', { timeZone: 'Asia/Tokyo' });
    // The first of November, 8:30 in Tokyo.
    const now = new Date('2026-10-31T23:30:00Z');
    await recordUsage(db(), 'questions', took(10, 1), now);
    expect((await read(now)).months[0]).toMatchObject({ month: '2026-11', requests: 1 });
  });

  test('adds up when two processes count at once', async () => {
    const beside = await startTestApp({}, app.current);
    const there = beside.db.forCompany(company.id);
    const now = new Date('2026-11-23T12:00:00Z');
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => recordUsage(at % 2 ? there : db(), 'meetings', took(10, 1), now)),
    );
    expect((await read(now)).months[0]).toMatchObject({
      ...{ requests: 40, inputTokens: 400, outputTokens: 40, meetingTokens: 440 },
    });
    await beside.close();
  });

  test('is read by those alone who may change the company, without the key or the password', async () => {
    await recordUsage(db(), 'questions', took(10, 1));
    const other = await app.current.addCompany();
    expect((await app.current.as(company.member).get(url)).statusCode).toBe(403);
    const answer = await app.current.as(company.admin).get(url);
    expect(answer.json<AssistantUsage>().months[0]).toMatchObject({ requests: 1 });
    expect(answer.payload).not.toContain('secret');
    const theirs = await app.current.as(other.admin).get(url);
    expect(theirs.json<AssistantUsage>().months[0]).toMatchObject({ requests: 0 });
  });
});

describe('a limit', () => {
  test.each([999, 2_000_000_001, 1000.5, '5000'])('of %j is none', async (tokens) => {
    expect((await limit(tokens as number)).statusCode).toBe(400);
  });

  test('is told of once when most of it is used and once when all is, and anew the month after', async () => {
    await limit(1_000);
    const november = new Date('2026-11-23T12:00:00Z');
    await recordUsage(db(), 'questions', took(700, 0), november);
    expect(await told()).toEqual([]);
    for (let round = 0; round < 3; round++) await recordUsage(db(), 'questions', took(40, 10), november);
    expect(await told()).toMatchObject([
      {
        action: 'organization.assistant-warning',
        actorName: 'Assistant',
        details: { assistantTokens: 1_000 },
      },
    ]);
    await Promise.all([1, 2, 3].map(() => recordUsage(db(), 'meetings', took(100, 50), november)));
    expect((await told()).map(({ action }) => action)).toEqual([
      'organization.assistant-warning',
      'organization.assistant-limit',
    ]);
    await recordUsage(db(), 'questions', took(900, 0), new Date('2026-12-01T12:00:00Z'));
    expect((await told()).map(({ action }) => action)).toEqual([
      'organization.assistant-warning',
      'organization.assistant-limit',
      'organization.assistant-warning',
    ]);
  });
  test('is told of later where the audit log could not be written', async () => {
    await limit(1_000);
    const november = new Date('2026-11-23T12:00:00Z');
    const refuse = `create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
      create trigger refuse before insert on audit_entry for each row execute function refuse()`;
    await app.current.asOwner(refuse);
    await expect(recordUsage(db(), 'questions', took(850, 0), november)).rejects.toThrow('disk full');
    await app.current.asOwner('drop trigger refuse on audit_entry; drop function refuse');
    await recordUsage(db(), 'questions', took(10, 0), november);
    expect((await told()).map(({ action }) => action)).toEqual(['organization.assistant-warning']);
  });
});
