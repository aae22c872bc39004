import { formerMember } from '@tavla/shared/full-name';
import type { Step } from './step';

const without = (column: string) =>
  `case when ${column} = any($3::text[]) then '${formerMember}' else erase_words(${column}, $3::text[]) end`;
const hasName = (column: string) => `${column} is distinct from ${without(column)}`;

/** Who is said to speak in the lines of transcripts, and was said to before. The words of the lines stay. */
export const speakers: Step = {
  name: 'transcript_segment',
  async work({ db: { organizationId }, run, signal }, { names }) {
    const meetings = await run<{ id: string }>(
      `select distinct "audioId" as id from transcript_segment
       where "organizationId" = $1::uuid and $2::uuid is null and ${hasName('speaker')}`,
      ...[organizationId, null, names],
    );
    let sum = 0;
    for (const { id } of meetings) {
      signal.throwIfAborted();
      const lines = await run<{ id: string }>(
        `update transcript_segment set speaker = ${without('speaker')}
         where "organizationId" = $1::uuid and "audioId" = $2::uuid and ${hasName('speaker')} returning id`,
        ...[organizationId, id, names],
      );
      const changed = lines.map((line) => line.id);
      await run('select index_speakers($1::uuid, $2::uuid, $3::uuid[])', organizationId, id, changed);
      sum += lines.length;
    }
    const earlier = await run(
      `update segment_change set before = ${without('before')}, after = ${without('after')}
       where "organizationId" = $1::uuid and $2::uuid is null and field = 'speaker'
         and (${hasName('before')} or ${hasName('after')}) returning id`,
      ...[organizationId, null, names],
    );
    return sum + earlier.length;
  },
};
