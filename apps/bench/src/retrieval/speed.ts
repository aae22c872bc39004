import { openDatabase } from '../../../api/src/db/database';
import { retrieve } from '../../../api/src/modules/retrieval/retrieve';
import type { Retrieval } from '../../../api/src/modules/retrieval/retrieved';
import { table } from '../board-client';
import { startRig } from '../board-rig';
import { randomTalk } from '../search/random-talk';
import { addTalk } from './add-talk';
import { explainStatements } from './explain-statements';

/**
 * Asks a company with 10,000 tasks and a thousand hours of made talk, as somebody who may not see every tenth meeting:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/retrieval/speed.ts`.
 */
const meetings = Number(process.env.MEETINGS ?? 1_000);
const tasks = Number(process.env.TASKS ?? 10_000);
const linesOfMeeting = 700;
const rounds = 40;

const { sentence, vocabulary, common } = randomTalk();
const rig = await startRig();
try {
  const { pool } = rig;
  const company = await rig.addCompany(20, tasks);
  const { rows: people } = await pool.query<{ id: string }>('select id from "user" order by "sortKey"::int');
  const [viewerId = '', otherId = ''] = people.map(({ id }) => id);
  for (let meeting = 0; meeting < meetings; meeting++) {
    const segments = Array.from({ length: linesOfMeeting }, (_, at) => ({
      ...{ id: '', startMs: at * 5_000, endMs: at * 5_000 + 4_900, speaker: `Speaker ${at % 4}` },
      text: meeting % 100 === 55 && at === 300 ? 'The zirconium is here.' : sentence(),
    }));
    const id = await addTalk(pool, company.id, { name: `Meeting ${meeting}`, segments });
    const isClosed = meeting % 10 === 0;
    await pool.query(
      `update audio set "recordedAt" = now() - $3::int * interval '3 hours', "createdById" = $4,
         visibility = $5, "visibleToIds" = $6 where "organizationId" = $1 and id = $2`,
      [company.id, id, meeting, otherId, isClosed ? 'people' : 'company', isClosed ? [otherId] : []],
    );
  }
  // Tasks of talk, every fifth a proposal of a meeting that may be closed; each tenth has a message.
  for (const [at, id] of company.taskIds.entries()) {
    await pool.query(
      `update task t set title = $3, description = $4, status = case when $5 then 'on-approval' else t.status end,
         "column" = case when $5 then 'pending' else t."column" end,
         "originAudioId" = case when $5 then (select a.id from audio a where a."organizationId" = $1
           order by a.id offset $6 limit 1) end
       where t."organizationId" = $1 and t.id = $2`,
      [
        company.id,
        id,
        sentence(),
        `${sentence()}. ${sentence()}. ${sentence()}.`,
        at % 5 === 0,
        at % Math.max(1, meetings),
      ],
    );
    if (at % 10 !== 0) continue;
    await pool.query(
      `insert into chat_message ("organizationId", id, "taskId", author, "authorName", content)
       values ($1, gen_random_uuid(), $2, 'user', 'Person', $3)`,
      [company.id, id, sentence()],
    );
  }
  await pool.query('vacuum analyze');
  const { rows: sizes } = await pool.query<Record<string, string>>(
    `select (select count(*) from transcript_segment) as lines, (select count(*) from transcript_block) as blocks,
       (select count(*) from passage) as passages, pg_size_pretty(pg_total_relation_size('passage')) as "their size"`,
  );
  console.log(sizes[0]);

  const questions: Record<string, string> = {
    'in ten meetings': 'What did we say about the zirconium?',
    'in none, and like none': 'What about xylophones?',
    'a word with a slip': `What about ${vocabulary[300]?.replace(/.$/, 'x')}?`,
    'in every meeting': `Why ${vocabulary[30]}?`,
    'in every meeting, by a speaker': `What did Speaker 1 say about ${vocabulary[30]}?`,
    'three in every meeting': `Why ${vocabulary.slice(30, 33).join(' ')}?`,
    'eight in every meeting': `Why ${vocabulary.slice(200, 208).join(' ')}?`,
    'twelve of the commonest': `Why ${vocabulary.slice(common, common + 12).join(' ')}?`,
    'a text of 20,000 characters': Array.from({ length: 400 }, sentence).join(' ').slice(0, 20_000),
  };
  const database = openDatabase(rig.url);
  const db = database.forCompany(company.id);
  const everything: Retrieval = { language: 'en', limit: 10, scope: { of: 'everything' } };
  const ofTask: Retrieval = { ...everything, scope: { of: 'task', taskId: company.taskIds[1] ?? '' } };
  const asked = Object.entries(questions).map(([name, question]) => ({ name, question, about: everything }));
  const few = questions['three in every meeting'] ?? '';
  asked.push({ name: 'the three, of one task', question: few, about: ofTask });
  // What nothing has is looked for in the other language as well.
  asked.push({
    name: 'of work, in both languages',
    question: 'What about the insurance, the contract and the invoice of the harbour?',
    about: { ...everything, isTranslated: true },
  });
  const rows: (string | number)[][] = [];
  for (const { name, question, about } of asked) {
    const took: number[] = [];
    const before = process.cpuUsage();
    let found = 0;
    for (let round = 0; round < rounds + 3; round++) {
      const begun = performance.now();
      found = (await retrieve(db, viewerId, question, about)).length;
      if (round >= 3) took.push(performance.now() - begun);
    }
    took.sort((a, b) => a - b);
    const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(0);
    const { user, system } = process.cpuUsage(before);
    rows.push([name, found, at(0.5), at(0.95), ((user + system) / 1_000 / (rounds + 3)).toFixed(0)]);
  }
  table(['words', 'passages', 'p50 ms', 'p95 ms', 'of them here, CPU ms'], rows);
  await explainStatements(db, viewerId, few, everything);
  await database.close();
} finally {
  await rig.stop();
}
