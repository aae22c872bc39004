import type { CompanyTransaction } from '@/db/scope';

/** The voices of all chunks in order of time, which no chunk has any more then. */
export async function takeVoices(
  prisma: CompanyTransaction,
  organizationId: string,
  audioId: string,
): Promise<unknown[]> {
  const chunks = await prisma.$queryRaw<{ index: number; voices: unknown[] }[]>`
    with before as (
      select index, voices from audio_chunk
      where "organizationId" = ${organizationId}::uuid and "audioId" = ${audioId}::uuid and voices <> '[]'
      for update)
    update audio_chunk c set voices = '[]' from before b
    where c."organizationId" = ${organizationId}::uuid and c."audioId" = ${audioId}::uuid and c.index = b.index
    returning b.index, b.voices`;
  return chunks.toSorted((a, b) => a.index - b.index).flatMap(({ voices }) => voices);
}

/** The times of all lines, in their order. */
export function findSpokenLines(
  prisma: CompanyTransaction,
  audioId: string,
): Promise<{ id: string; startMs: number; endMs: number }[]> {
  return prisma.transcriptSegment.findMany({
    where: { audioId },
    orderBy: [{ startMs: 'asc' }, { id: 'asc' }],
    select: { id: true, startMs: true, endMs: true },
  });
}

/** Gives lines that have no speaker theirs, with one statement. */
export async function setVoices(
  prisma: CompanyTransaction,
  organizationId: string,
  lines: readonly { id: string; speaker: string }[],
): Promise<void> {
  const rows = JSON.stringify(lines);
  await prisma.$executeRaw`
    update transcript_segment s set speaker = v.speaker
    from jsonb_to_recordset(${rows}::jsonb) as v (id uuid, speaker text)
    where s."organizationId" = ${organizationId}::uuid and s.id = v.id and s.speaker is null`;
}
