import type { Queries } from '../board-rig';
import type { Talk } from '../summaries/talks';

/** A meeting that everybody of the company may see, with its lines; answers its id. */
export async function addTalk(
  pool: Queries,
  company: string,
  { name, segments }: Pick<Talk, 'name' | 'segments'>,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into audio ("organizationId", id, name, status, language, "sizeBytes", "mimeType", "blobKey",
       "recordedAt", "timeZone")
     values ($1, gen_random_uuid(), $2, 'done', 'en', 1, 'audio/wav', 'x', now(), 'UTC') returning id`,
    [company, name],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text, speaker)
     select $1, gen_random_uuid(), $2, 0, "startMs", "endMs", text, speaker
     from jsonb_to_recordset($3::jsonb) s ("startMs" int, "endMs" int, text text, speaker text)`,
    [company, id, JSON.stringify(segments)],
  );
  await pool.query('select index_transcript($1, $2, null)', [company, id]);
  return id;
}
