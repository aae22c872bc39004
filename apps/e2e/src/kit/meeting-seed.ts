import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Company } from './company';
import { runSql } from './database';

const meetings = new URL('../../../api/src/test/fixtures/meetings/', import.meta.url);

interface Turn {
  startMs: number;
  endMs: number;
  text: string;
  speaker?: string;
}

/** So many lines of talk, two seconds each. */
export const manyTurns = (count: number): Turn[] =>
  Array.from({ length: count }, (_, at) => ({
    startMs: at * 2_000,
    endMs: at * 2_000 + 1_900,
    text: `Line ${at} of the talk${at % 3 === 0 ? ', which goes on a little longer than the others do, as people do when they think aloud' : ''}.`,
  }));

/** A task that a meeting proposed. */
interface Proposal {
  id: string;
  origin: { audioId: string; startMs: number; quote: string };
}

/**
 * The same recording as one that was cut off leaves it, or that was written as it was heard: its header says neither how
 * long it is nor where anything stands.
 */
export function withoutHeader(recording: Buffer): Buffer {
  const cuesId = Buffer.from('1c53bb6b', 'hex');
  const cut = Buffer.from(recording.subarray(0, recording.lastIndexOf(cuesId)));
  cut.fill(0xff, cut.indexOf(cuesId), cut.indexOf(cuesId) + 4);
  // The size of the whole: unknown.
  Buffer.from('01ffffffffffffff', 'hex').copy(cut, cut.indexOf(Buffer.from('18538067', 'hex')) + 4);
  // Its length becomes a gap of as many bytes.
  Buffer.from('ec89', 'hex').copy(cut, cut.indexOf(Buffer.from('448988', 'hex')));
  return cut;
}

/**
 * Gives a company a meeting with its recording, its transcript and a task that comes from its second turn. As if it
 * had been recognised, which takes every core for half a minute; `record.spec.ts` waits for that.
 */
export async function seedMeeting(
  company: Company,
  said?: Turn[],
  recorded: (recording: Buffer) => Buffer = (recording) => recording,
): Promise<Proposal> {
  const name = 'en-04-incident-review';
  const recording = recorded(await readFile(fileURLToPath(new URL(`${name}.webm`, meetings))));
  const { turns: heard } = JSON.parse(await readFile(new URL(`${name}.json`, meetings), 'utf8')) as {
    turns: Turn[];
  };
  const [, turn] = heard;
  if (!turn) throw new Error('The meeting has no second turn.');
  const turns = said ?? heard;
  const { data } = await (await company.api.get('/auth/me')).json();
  const { id: organizationId } = data.organization;
  const audioId = randomUUID();
  const blobKey = `audios/${organizationId}/${audioId}`;
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'blobs', blobKey);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, recording);
  await runSql(
    `insert into audio ("organizationId", id, name, status, progress, language, "durationMs", "sizeBytes", "mimeType",
       extension, "blobKey", "recordedAt", "timeZone", peaks)
     values ($1, $2, $3, 'done', 1, 'en', $6, $4, 'audio/webm', 'webm', $5, now(), 'UTC', $7)`,
    [
      ...[organizationId, audioId, name, recording.length, blobKey],
      Math.max(84_830, turns.at(-1)?.endMs ?? 0),
      Buffer.from(
        Array.from({ length: 1_000 }, (_, at) => 20 + ((at * at * 7) % 97) * (1 + Math.sin(at / 40))),
      ),
    ],
  );
  await runSql(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text, speaker)
     select $1, gen_random_uuid(), $2, 0, "startMs", "endMs", text, speaker
     from jsonb_to_recordset($3::jsonb) as x("startMs" int, "endMs" int, text text, speaker text)`,
    [organizationId, audioId, JSON.stringify(turns)],
  );
  await runSql('select index_transcript($1, $2, null)', [organizationId, audioId]);
  const id = randomUUID();
  const origin = { audioId, startMs: turn.startMs, quote: turn.text };
  await runSql(
    `insert into task ("organizationId", id, title, "column", status, position, "originAudioId", "originStartMs",
       "originQuote")
     values ($1, $2, 'Delete the old log files', 'pending', 'on-approval', $6, $3, $4, $5)`,
    [organizationId, id, audioId, origin.startMs, origin.quote, `a0${id.slice(0, 8)}V`],
  );
  return { id, origin };
}

interface Found {
  title: string;
  quote: string;
  taskId?: string;
  ownerId?: string;
  ownerCandidates?: string[];
}

/** Says what was found in a meeting: a summary about onions, and these action items. */
export async function seedFindings(audioId: string, items: readonly Found[]): Promise<void> {
  const findings = { summary: 'About onions.', engine: 'local', decisions: [] };
  await runSql('update audio set analysis = $2 where id = $1', [audioId, JSON.stringify(findings)]);
  await runSql(
    `insert into action_item ("organizationId", id, "audioId", title, "ownerId", "ownerCandidates", quote, "startMs",
       "endMs", confidence, "taskId")
     select a."organizationId", gen_random_uuid(), a.id, x.title, x."ownerId",
       coalesce(array(select jsonb_array_elements_text(x."ownerCandidates")::uuid), '{}'), x.quote,
       1000 * x.place, 1000 * x.place + 900, 0.9, x."taskId"
     from audio a, rows from (jsonb_to_recordset($2::jsonb) as (title text, "ownerId" uuid, "ownerCandidates" jsonb,
       quote text, "taskId" uuid)) with ordinality as x(title, "ownerId", "ownerCandidates", quote, "taskId", place)
     where a.id = $1`,
    [audioId, JSON.stringify(items.map((item) => ({ ownerCandidates: [], ...item })))],
  );
}
