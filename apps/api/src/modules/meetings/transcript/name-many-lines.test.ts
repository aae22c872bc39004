import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { isOfWork } from '@/test/count-queries';
import { countTurns } from '@/test/count-turns';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();

afterEach(() => vi.restoreAllMocks());

/** A findable meeting with so many lines of two voices, each with a word of its own. */
async function addLines(count: number): Promise<{ company: TestCompany; path: string }> {
  const company = await app.current.addCompany();
  const { prisma, pool } = app.current.db;
  const audioId = await addMeeting(prisma, company.id, { createdById: company.member.id });
  await pool.query(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text, speaker)
     select $1, gen_random_uuid(), $2, 0, n, n + 1, 'Harbour dues ' || n, 'Voice ' || n % 2 from generate_series(1, $3::int) n`,
    [company.id, audioId, count],
  );
  await pool.query('select index_transcript($1, $2, null)', [company.id, audioId]);
  return { company, path: `/api/v1/audios/${audioId}/segments` };
}

/** What the database is asked and answers while something is done. */
async function asked<Result>(work: () => Promise<Result>) {
  const { query } = pg.Client.prototype;
  const sum = { statements: 0, rows: 0, longest: 0 };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...all: unknown[]
  ) {
    if (!isOfWork(all)) return (query as (...given: unknown[]) => unknown).apply(this, all) as never;
    const values = (all[0] as { values?: unknown[] }).values ?? all[1] ?? [];
    sum.statements += 1;
    sum.longest = Math.max(sum.longest, JSON.stringify(values)?.length ?? 0);
    const answer = (query as (...given: unknown[]) => unknown).apply(this, all);
    if (answer instanceof Promise)
      void answer.then((answered: Partial<pg.QueryResult>) => {
        sum.rows += answered?.rows?.length ?? 0;
      });
    return answer as never;
  });
  const result = await work();
  spy.mockRestore();
  return { ...sum, result };
}

/** In how many lines of meetings the speaker is found. */
async function found({ member }: TestCompany, speaker: string): Promise<number> {
  const answer = await app.current
    .as(member)
    .get(`/api/v1/transcripts/search?q=harbour&speaker=${encodeURIComponent(speaker)}`);
  return answer.json().data.flatMap(({ hits }: { hits: unknown[] }) => hits).length;
}

test('a voice of 50,000 lines is named with as many statements as one of ten, and no line travels on its own', async () => {
  const name = async (count: number) => {
    const { company, path } = await addLines(count);
    const body = { speaker: 'Priya Raman', from: 'Voice 1' };
    const { result, ...work } = await asked(() => app.current.as(company.member).patch(path, body));
    expect([result.statusCode, result.json().data.length]).toEqual([200, count / 2]);
    return work;
  };
  // What is asked once of a company is known from here on.
  const [, few, many] = [await name(10), await name(10), await name(50_000)];
  expect(many.statements).toBe(few.statements);
  expect(many.longest).toBe(few.longest);
  expect(many.rows).toBeLessThan(few.rows + 25_000 / 500 + 5);
});

test('what is said is not read again to make a named speaker findable', async () => {
  const { company, path } = await addLines(1_000);
  const { pool } = app.current.db;
  // Words that no line says go when the lines are read again.
  await pool.query(
    `update transcript_block set words = (words::text || ' ''unsaid'':1')::tsvector where "organizationId" = $1`,
    [company.id],
  );
  const words = async () => {
    const said = `select index, array(select w from unnest(tsvector_to_array(words)) w where w not like '%@%') as words
      from transcript_block where "organizationId" = $1 order by index`;
    return (await pool.query(said, [company.id])).rows;
  };
  const before = await words();
  expect(before[0].words).toContain('unsaid');
  const name = (body: object) => app.current.as(company.member).patch(path, body);
  const named = await name({ speaker: "Åsa O'Neill\\", from: 'Voice 1' });
  expect(named.statusCode).toBe(200);
  const of = async (...speakers: string[]) => Promise.all(speakers.map((speaker) => found(company, speaker)));
  expect(await of("asa o'neill", 'Voice 1', 'Voice 0')).toEqual([5, 0, 5]);
  // Of one block: a search tells of the first in which the words are said.
  const { rows } = await pool.query(
    `select id from transcript_segment where "organizationId" = $1 and speaker like 'Åsa%' order by "startMs" limit 2`,
    [company.id],
  );
  const segmentIds = rows.map(({ id }) => id);
  await name({ speaker: 'Bo', segmentIds });
  await name({ speaker: null, from: "Åsa O'Neill\\" });
  expect(await of('Bo', 'asa')).toEqual([2, 0]);
  expect(await words()).toEqual(before);
});

test('a transcript is found by the same after its speakers were named as when it is read anew', async () => {
  const { company, path } = await addLines(600);
  const { pool } = app.current.db;
  await app.current.as(company.member).patch(path, { speaker: 'Bo Ek', from: 'Voice 0' });
  const blocks = async () =>
    (
      await pool.query(
        `select index, words::text from transcript_block where "organizationId" = $1 order by index`,
        [company.id],
      )
    ).rows;
  const named = await blocks();
  const [{ id }] = (await pool.query(`select id from audio where "organizationId" = $1`, [company.id])).rows;
  await pool.query('select index_transcript($1, $2, null)', [company.id, id]);
  expect(await blocks()).toEqual(named);
  expect(named).toHaveLength(3);
});

test('a long transcript is named after many short ones, which a connection has planned for and which alone are counted', async () => {
  const name = async (
    { company, path }: Awaited<ReturnType<typeof addLines>>,
    speaker: string,
    from: string,
  ) => (await app.current.as(company.member).patch(path, { speaker, from })).statusCode;
  const short = await addLines(10);
  for (let times = 0; times < 10; times += 1) {
    expect(await name(short, 'Ada', 'Voice 1')).toBe(200);
    expect(await name(short, 'Voice 1', 'Ada')).toBe(200);
  }
  expect(await name(await addLines(20_000), 'Ada', 'Voice 1')).toBe(200);
  // To the database, which counts from time to time, a company that it has not met has one line.
  await app.current.asOwner('analyze transcript_segment');
  expect(await name(await addLines(20_000), 'Ada', 'Voice 1')).toBe(200);
});

test('others are served while it is looked who of them all was there', async () => {
  const { company, path } = await addLines(20_000);
  const name = async (body: object) =>
    expect((await app.current.as(company.member).patch(path, body)).statusCode).toBe(200);
  const { firstName, lastName } = await app.current.db.prisma.user.findFirstOrThrow({
    where: { id: company.admin.id },
  });
  const person = `${firstName} ${lastName}`;
  await name({ speaker: person, from: 'Voice 1' });
  const { prisma } = app.current.db;
  const there = () => prisma.meetingAttendee.count({ where: { userId: company.admin.id, source: 'spoke' } });
  expect(await there()).toBe(1);
  const turns = countTurns();
  let [turn, characters, longest] = [0, 0, 0];
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((...all: Parameters<typeof parse>) => {
    if (turns.count() > turn) characters = 0;
    turn = turns.count();
    characters += all[0].length;
    longest = Math.max(longest, characters);
    return parse(...all);
  });
  await name({ speaker: 'Voice 1', from: person });
  turns.stop();
  expect(await there()).toBe(0);
  // What changed of 10,000 lines, and their texts by some hundred.
  expect(longest).toBeLessThan(1_500_000);
});
