import { randomUUID as newId } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ms, percentile, request, table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';
import { differentWords, pdf, repeat } from './hostile-files';
import { startLoopServer } from './loop-server';
import { addPortalCompany, csvOf } from './portal-company';

/**
 * How late the event loop of the built server gets, and how long a member waits for moves of cards, while one
 * other member of another company sends the worst of each kind:
 * `node scripts/build.mjs && npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/event-loop.ts [part of a name]`.
 */
const only = process.argv[2] ?? '';
/** A move each so many milliseconds, as of a few people who work. */
const moveEvery = 40;

const rig = await startRig();
const server = await startLoopServer(rig);
const { port, base } = server;
const rows: (string | number)[][] = [];

const statuses = new Map<number, number>();

async function send(
  method: string,
  path: string,
  cookie: string,
  body?: FormData | string,
  type = 'application/json',
): Promise<Buffer> {
  const headers = { cookie, ...(typeof body === 'string' && { 'content-type': type }) };
  const answer = await fetch(`${base}${path}`, { method, headers, ...(body !== undefined && { body }) });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  return Buffer.from(await answer.arrayBuffer());
}

function messageForm(
  taskId: string,
  message: string,
  files: [name: string, content: string | Buffer][],
): FormData {
  const form = new FormData();
  form.append('taskId', taskId);
  form.append('message', message);
  for (const [name, content] of files) form.append('files', new File([content as BlobPart], name));
  return form;
}

/** Moves cards at an even pace until it is told to stop. */
function moveCards({ cookies, taskIds }: BenchCompany) {
  const took: number[] = [];
  let isOver = false;
  const any = () => taskIds[Math.floor(Math.random() * taskIds.length)] ?? '';
  const moving = (async () => {
    for (let count = 0; !isOver; count++) {
      const path = `/api/v1/tasks/${any()}`;
      const cookie = cookies[count % cookies.length] ?? '';
      const { took: time } = await request(port, 'PATCH', path, {
        cookie,
        body: { move: { status: 'todo' } },
      });
      took.push(time);
      await sleep(moveEvery);
    }
  })();
  return async () => {
    isOver = true;
    await moving;
    return took;
  };
}

async function measure(what: string, good: BenchCompany, attack: () => Promise<unknown>): Promise<void> {
  if (!what.includes(only)) return;
  statuses.clear();
  await server.loopDelay();
  const stop = moveCards(good);
  const begun = performance.now();
  await attack();
  const seconds = (performance.now() - begun) / 1000;
  await sleep(Math.max(0, 1_000 - seconds * 1000));
  const took = await stop();
  const { p50, p99, max, rss } = await server.loopDelay();
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const move = [0.5, 0.99].map((share) => ms(percentile(took, share)));
  rows.push([
    what,
    answers,
    seconds.toFixed(1),
    ms(p50),
    ms(p99),
    ms(max),
    ...move,
    (rss / 2 ** 20).toFixed(0),
  ]);
}

try {
  const good = await rig.addCompany(400, 1_000);
  const bad = await rig.addCompany(50, 10_000);
  const admins = await addPortalCompany(rig, 25);
  const cookie = bad.cookies[0] ?? '';
  const [task = ''] = bad.taskIds;
  const admin = admins.cookies[0] ?? '';
  const file = (text: string): [string, string][] =>
    Array.from({ length: 10 }, (_, at) => [`file${at}.txt`, text]);
  const ask = (message: string, files: [string, string | Buffer][] = []) =>
    send('POST', '/api/v1/chat/new-message', cookie, messageForm(task, message, files));
  const csv = (path: string, text: string | Buffer) => {
    const form = new FormData();
    form.append('file', new File([text as BlobPart], 'people.csv'));
    return send('POST', `/api/v1/users/csv${path}`, admin, form);
  };
  const size = 1_900_000;
  const words = differentWords(20_000);

  await measure('nothing', good, () => sleep(5_000));
  await measure('message and files: one word', good, () =>
    ask(repeat('price ', 20_000), file(repeat('price ', size))),
  );
  await measure('message and files: different words', good, () => ask(words, file(differentWords(size))));
  await measure('message and files: full stops', good, () =>
    ask(repeat('.', 20_000), file(repeat('.', size))),
  );
  await measure('message and files: combining marks', good, () =>
    ask(repeat('e\u0301\u0301', 20_000), file(repeat('\u0301', size / 2))),
  );
  await measure('message and files: one line', good, () =>
    ask('Summary of the files?', file(repeat('Ab, ', size))),
  );
  await measure('20 messages with PDFs', good, async () => {
    const document = pdf(60);
    await Promise.all(Array.from({ length: 20 }, () => ask('Read this', [['a.pdf', document]])));
  });
  await measure('40 long messages at once', good, () =>
    Promise.all(Array.from({ length: 40 }, () => ask(words))),
  );
  await measure('a meeting of 100,000 full stops', good, () => analyse(bad, '.'.repeat(100_000)));
  await measure('a meeting of 100,000 full stops and spaces', good, () =>
    analyse(bad, repeat('. ', 100_000)),
  );
  await measure('a meeting of 600,000 characters of plans', good, () =>
    analyse(bad, repeat("I'll send the report by Friday. We decided to go with it. ", 600_000)),
  );
  await measure('CSV: 15 MB of commas', good, () => csv('/preview', ','.repeat(15 * 2 ** 20)));
  await measure('CSV: 15 MB of quotation marks', good, () => csv('/preview', '"'.repeat(15 * 2 ** 20)));
  await measure('CSV: 15 MB of lines', good, () =>
    csv('/imports', `firstName,lastName,email\n${repeat('a,b,c\n', 15 * 2 ** 20)}`),
  );
  const people = csvOf(10_000, `${admins.id}.example`);
  await measure('CSV: preview of 10,000 people', good, () => csv('/preview', people));
  await measure('CSV: import of 10,000 people', good, () => csv('', people));
  await measure('export of 10,000 people', good, () => send('GET', '/api/v1/users/csv', admin));
  const json = (text: string) => send('POST', '/api/v1/tasks', cookie, text);
  await measure('JSON: 1 MB of brackets', good, () => json('['.repeat(500_000) + ']'.repeat(500_000)));
  await measure('JSON: 1 MB of keys', good, () =>
    json(`{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join()}}`),
  );
  await measure('JSON: an address of 1 MB', good, () =>
    send('POST', '/auth/login', '', JSON.stringify({ email: `${'a.'.repeat(500_000)}@a.test` })),
  );
  await measure('batches of 500 tasks', good, async () => {
    for (let round = 0; round < 10; round++) {
      const ids = bad.taskIds.slice(round * 500, round * 500 + 500);
      // With the one that each task has, as many as it may have.
      const tags = Array.from({ length: 49 }, (_, at) => ({
        id: `${at}`,
        name: `t${at}`,
        category: 'c',
        color: 'red',
      }));
      await send(
        'POST',
        '/api/v1/tasks/batch',
        cookie,
        JSON.stringify({ ids, change: { kind: 'tag', add: tags } }),
      );
    }
  });
  await measure('a query of thousands of keys', good, () =>
    send('GET', `/api/v1/users?${repeat('a=1&', 14_000)}`, cookie),
  );
  // As bytes that are there before: making them would hold up the cards that this process moves.
  const form = (part: (at: number) => string) => {
    const bytes = `${Array.from({ length: 20_000 }, (_, at) => part(at)).join('')}--x--\r\n`;
    return () => send('POST', '/api/v1/chat/new-message', cookie, bytes, 'multipart/form-data; boundary=x');
  };
  const field = (at: number) => `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nx\r\n`;
  await measure('a form of thousands of fields', good, form(field));
  await measure(
    'a form of thousands of empty parts',
    good,
    form(() => '--x\r\n\r\n\r\n'),
  );
  await measure('a board of 10,000 tasks, changed ten times', good, async () => {
    for (let round = 0; round < 10; round++) {
      await send(
        'PATCH',
        `/api/v1/tasks/${bad.taskIds[round]}`,
        cookie,
        JSON.stringify({ title: `Round ${round}` }),
      );
      await send('GET', '/api/v1/tasks', cookie);
    }
  });
  await rig.pool.query(`update task set description = repeat('word ', 3999) where "organizationId" = $1`, [
    bad.id,
  ]);
  await measure('a board of 10,000 tasks with 20,000 characters each', good, async () => {
    await send('PATCH', `/api/v1/tasks/${task}`, cookie, JSON.stringify({ title: 'Long' }));
    await send('GET', '/api/v1/tasks', cookie);
  });
  await rig.pool.query(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorName", content)
     select $1, gen_random_uuid(), $2, 'user', 'x', repeat('word ', 3999) from generate_series(1, 500)`,
    [bad.id, task],
  );
  await measure('250 messages of 20,000 characters', good, () =>
    send('GET', `/api/v1/chat/messages?limit=250&taskId=${task}`, cookie),
  );
  await measure('a question in that conversation', good, () => ask('What was agreed?'));
  await rig.pool.query(
    `insert into task_edit ("organizationId", id, "taskId", kind, changes, "actorName", version)
     select $1, gen_random_uuid(), $2, 'edit', jsonb_build_array(jsonb_build_object('field', 'description',
       'from', repeat('word ', 3999), 'to', repeat('word ', 3998))), 'x', n from generate_series(1, 1000) n`,
    [bad.id, task],
  );
  await measure('a story of 1,000 edits', good, () => send('GET', `/api/v1/tasks/${task}/history`, cookie));
  const meetingId = await addMeeting(
    bad,
    Array.from({ length: 6_000 }, () => repeat('what was said ', 120)),
  );
  await measure('a meeting of four hours', good, () => send('GET', `/api/v1/audios/${meetingId}`, cookie));
} finally {
  table(
    ['what', 'answers', 'seconds', 'loop p50 ms', 'p99 ms', 'longest ms', 'move p50 ms', 'p99 ms', 'MB'],
    rows,
  );
  console.log(`Load at the end: ${loadavg().map(ms).join(' ')}`);
  await server.stop();
  await rig.stop();
}

async function addMeeting({ id }: BenchCompany, texts: string[], status = 'done'): Promise<string> {
  const audioId = newId();
  await rig.pool.query(
    `insert into audio ("organizationId", id, name, status, language, "sizeBytes", "mimeType", "blobKey", "recordedAt", "timeZone")
     values ($1, $2, 'A meeting', $3, 'en', 1, 'audio/wav', 'none', now(), 'UTC')`,
    [id, audioId, status],
  );
  await rig.pool.query(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text)
     select $1, gen_random_uuid(), $2, 0, n * 2000, n * 2000 + 1900, t from unnest($3::text[]) with ordinality as s(t, n)`,
    [id, audioId, texts],
  );
  return audioId;
}

/** As if a meeting had just been recognised; resolves when it is over. */
async function analyse(company: BenchCompany, text: string): Promise<void> {
  const audioId = await addMeeting(company, [text], 'transcribing');
  const payload = JSON.stringify({ organizationId: company.id, audioId, attempt: 1 });
  await rig.pool.query(`select graphile_worker.add_job('audio.analyse', $1::json)`, [payload]);
  for (;;) {
    const { rows: found } = await rig.pool.query('select status from audio where id = $1', [audioId]);
    if (['done', 'failed'].includes(found[0].status)) {
      statuses.set(found[0].status, 1);
      return;
    }
    await sleep(100);
  }
}
