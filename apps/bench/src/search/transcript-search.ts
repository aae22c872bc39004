import { request, table } from '../board-client';
import { startRig } from '../board-rig';
import { randomTalk } from './random-talk';

/**
 * Searches a thousand hours of made talk over the API:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/search/transcript-search.ts`.
 */
const meetings = Number(process.env.MEETINGS ?? 1_000);
const linesOfMeeting = 700;
const rounds = 40;
const { vocabulary, sentence } = randomTalk();
/** Every fifth line names somebody: made names, a few hundred of them in many meetings and thousands in one or two. */
const surname = (at: number) => {
  const word = vocabulary[5_000 + ((at * at * 7_919) % 20_011)] ?? '';
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
};

const rig = await startRig();
try {
  const { pool } = rig;
  const company = await rig.addCompany(100, 0);
  let indexing = 0;
  for (let meeting = 0; meeting < meetings; meeting++) {
    const lines = Array.from({ length: linesOfMeeting }, (_, line) =>
      line % 5 ? sentence() : `${sentence()} ${surname(meeting * linesOfMeeting + line)}`,
    );
    if (meeting % 100 === 50) lines[300] = 'The zirconium is for Tomasz Kowalski.';
    const { rows } = await pool.query<{ id: string }>(
      `insert into audio ("organizationId", id, name, status, language, "sizeBytes", "mimeType", "blobKey",
         "recordedAt", "timeZone")
       values ($1, gen_random_uuid(), $2, 'done', 'en', 1, 'audio/wav', 'x', now() - $3::int * interval '3 hours', 'UTC')
       returning id`,
      [company.id, `Meeting ${meeting}`, meeting],
    );
    const id = rows[0]?.id;
    await pool.query(
      `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text, speaker)
       select $1, gen_random_uuid(), $2, 0, n * 5000, n * 5000 + 4900, said, 'Speaker ' || n % 4
       from unnest($3::text[]) with ordinality l (said, n)`,
      [company.id, id, lines],
    );
    const begun = performance.now();
    await pool.query('select index_transcript($1, $2, null)', [company.id, id]);
    indexing += performance.now() - begun;
  }
  await pool.query('vacuum analyze');
  const { rows: sizes } = await pool.query<{ lines: string; blocks: string; words: string; text: string }>(
    `select (select count(*) from transcript_segment) as lines, (select count(*) from transcript_block) as blocks,
       pg_size_pretty(pg_total_relation_size('transcript_block')) as words,
       pg_size_pretty(pg_total_relation_size('transcript_segment')) as text`,
  );
  console.log(sizes[0], `indexing a meeting: ${(indexing / meetings).toFixed(1)} ms`);

  const middle = vocabulary.slice(200, 208);
  const eightNames = Array.from(
    { length: 8 },
    (_, at) =>
      `${surname(at * 31 + 5)
        .toLowerCase()
        .slice(0, -2)}xq`,
  );
  const { rows: said } = await pool.query(
    'select count(distinct n)::int as names, count(*)::int as "in blocks" from transcript_block, unnest(names) n',
  );
  console.log(said[0]);
  const queries: Record<string, string> = {
    'in ten meetings': 'q=zirconium',
    'in none': 'q=xylophone',
    'a name typed otherwise (Tomash Kowalsky)': 'q=tomash+kowalsky',
    'eight that nobody said, like many names': `q=${eightNames.join('+')}`,
    'in every meeting': `q=${vocabulary[30]}`,
    'in most lines (the)': 'q=the',
    'eight that are in most lines': `q=${vocabulary.slice(0, 8).join('+')}`,
    'eight that are in every meeting': `q=${middle.join('+')}`,
    'the beginning of many (bac)': 'q=bac',
    'eight beginnings': `q=${['bac', 'bad', 'baf', 'bag', 'bah', 'bak', 'bal', 'bam'].join('+')}`,
    'in every meeting, of one speaker': `q=${vocabulary[30]}&speaker=Speaker+1`,
    'the, the last page': 'q=the&to=2000-01-01',
  };
  const port = await rig.serve('api');
  const rows: (string | number)[][] = [];
  for (const [name, query] of Object.entries(queries)) {
    const took: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds + 3; round++) {
      const cookie = company.cookies[round % 100] ?? '';
      const answer = await request(port, 'GET', `/api/v1/transcripts/search?${query}`, { cookie });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
      found = JSON.parse(answer.body.toString()).data.length;
      if (round >= 3) took.push(answer.took);
    }
    took.sort((a, b) => a - b);
    const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(0);
    rows.push([name, found, at(0.5), at(0.95), at(0.99)]);
  }
  table(['words', 'meetings', 'p50 ms', 'p95 ms', 'p99 ms'], rows);

  const mark = `${company.id.slice(-8)}en`;
  const { rows: plan } = await pool.query<Record<'QUERY PLAN', string>>(
    `explain (analyze, buffers, costs off) select f.of_audio from find_blocks($1::tsquery) f
     join audio a on a."organizationId" = f.of_company and a.id = f.of_audio
     group by f.of_audio, a."recordedAt" order by a."recordedAt" desc limit 11`,
    [`'${mark}=the':*`],
  );
  console.log(plan.map((row) => row['QUERY PLAN']).join('\n'));
  await pool.query('set enable_seqscan = off; set enable_indexscan = off');
  const { rows: inner } = await pool.query<Record<'QUERY PLAN', string>>(
    `explain (analyze, buffers, costs off) select index from transcript_block where words @@ $1::tsquery`,
    [`'${mark}=the':*`],
  );
  console.log(inner.map((row) => row['QUERY PLAN']).join('\n'));
} finally {
  await rig.stop();
}
