import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Company } from './company';
import { runSql } from './database';

const meetings = new URL('../../../api/src/test/fixtures/meetings/', import.meta.url);

interface Turn {
  startMs: number;
  endMs: number;
  text: string;
}

/** A task that a meeting proposed. */
interface Proposal {
  id: string;
  origin: { audioId: string; startMs: number; quote: string };
}

/**
 * Gives a company a meeting with its recording, its transcript and a task that comes from its second turn. As if it
 * had been recognised, which takes every core for half a minute; `record.spec.ts` waits for that.
 */
export async function seedMeeting(company: Company): Promise<Proposal> {
  const name = 'en-04-incident-review';
  const recording = fileURLToPath(new URL(`${name}.webm`, meetings));
  const { turns } = JSON.parse(await readFile(new URL(`${name}.json`, meetings), 'utf8')) as {
    turns: Turn[];
  };
  const [, turn] = turns;
  if (!turn) throw new Error('The meeting has no second turn.');
  const { data } = await (await company.api.get('/auth/me')).json();
  const { id: organizationId } = data.organization;
  const audioId = randomUUID();
  const blobKey = `audios/${organizationId}/${audioId}`;
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'blobs', blobKey);
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(recording, file);
  await runSql(
    `insert into audio ("organizationId", id, name, status, progress, language, "durationMs", "sizeBytes", "mimeType",
       extension, "blobKey", "recordedAt", "timeZone")
     values ($1, $2, $3, 'done', 1, 'en', 84830, $4, 'audio/webm', 'webm', $5, now(), 'UTC')`,
    [organizationId, audioId, name, (await stat(recording)).size, blobKey],
  );
  await runSql(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text)
     select $1, gen_random_uuid(), $2, 0, "startMs", "endMs", text
     from jsonb_to_recordset($3::jsonb) as x("startMs" int, "endMs" int, text text)`,
    [organizationId, audioId, JSON.stringify(turns)],
  );
  const id = randomUUID();
  const origin = { audioId, startMs: turn.startMs, quote: turn.text };
  await runSql(
    `insert into task ("organizationId", id, title, "column", status, position, "originAudioId", "originStartMs",
       "originQuote")
     values ($1, $2, 'Delete the old log files', 'pending', 'on-approval', 'a0', $3, $4, $5)`,
    [organizationId, id, audioId, origin.startMs, origin.quote],
  );
  return { id, origin };
}
