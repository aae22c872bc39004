import { NIL } from 'uuid';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import type { ArchiveStream } from './archive-stream';
import type { Files, Noun } from './nouns/noun';

/** Lines of one member: with the longest texts some megabytes, which are in memory while it is written. */
const page = 200;

export interface ArchiveContent {
  nouns: readonly Noun[];
  files: readonly Files[];
  /** Whose data it is, in a sentence of the README. */
  title: string;
  /** What is not in it, and why. */
  without: readonly string[];
}

/**
 * Writes an archive: what it is, a schema, the lines of each noun in members of some hundred, the files, and at last how
 * many there are of each. A page is read when the one before it was taken.
 * @param viewer who exports; `still` throws once they may not any more
 */
export async function writeArchive(
  archive: ArchiveStream,
  { pool, organizationId }: CompanyDb,
  blobs: Blobs,
  viewer: { id: string; still: () => Promise<void> },
  { nouns, files, title, without }: ArchiveContent,
): Promise<void> {
  const startedAt = new Date().toISOString();
  await archive.add('README.md', readme(title, startedAt, nouns, without));
  await archive.add('schema.json', json(schemaOf(nouns)));
  const counts: Record<string, number> = {};
  for (const { name, sql } of nouns) {
    counts[name] = await eachPage<{ id: string; line: unknown }>(sql, async (rows, number) => {
      const lines = rows.map(({ line }) => `${JSON.stringify(line)}\n`).join('');
      await archive.add(`${name}/${String(number).padStart(5, '0')}.jsonl`, lines);
    });
  }
  const missing: string[] = [];
  let bytes = 0;
  for (const { sql } of files) {
    await eachPage<{ id: string; key: string; path: string }>(sql, async (rows) => {
      for (const { key, path } of rows) {
        await viewer.still();
        const size = await blobs.size(key);
        if (size === undefined) missing.push(path);
        else {
          await archive.addStream(path, size, await blobs.open(key));
          bytes += size;
        }
      }
    });
  }
  const endedAt = new Date().toISOString();
  await archive.add(
    'manifest.json',
    json({ startedAt, endedAt, counts, fileBytes: bytes, missingFiles: missing }),
  );
  archive.finish();

  async function eachPage<Row extends { id: string }>(
    sql: string,
    each: (rows: Row[], number: number) => Promise<void>,
  ): Promise<number> {
    let after: string = NIL;
    let count = 0;
    for (let number = 1; ; number++) {
      await viewer.still();
      const { rows } = await pool.query<Row>(sql, [organizationId, viewer.id, after, page]);
      const last = rows.at(-1);
      if (!last) return count;
      await each(rows, number);
      count += rows.length;
      if (rows.length < page) return count;
      after = last.id;
    }
  }
}

function schemaOf(nouns: readonly Noun[]): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lines of this archive, by the folder that they lie in',
    $defs: Object.fromEntries(nouns.map(({ name, about, schema }) => [name, { title: about, ...schema }])),
  };
}

function readme(title: string, at: string, nouns: readonly Noun[], without: readonly string[]): string {
  return `# ${title}

Written by Tavla, beginning at ${at}. What was changed while it was written may be in it as it was before or after.

Each folder has files of JSON lines: one JSON object a line, in UTF-8. \`schema.json\` says what a line of each folder
holds, as JSON Schema (2020-12, under \`$defs\`). Ids are the same everywhere: \`taskId\` is the \`id\` of a line of
\`tasks\`. Files that people uploaded lie under \`files\`, at the \`path\` that their line names. \`manifest.json\`, the
last member, counts the lines of each folder and names files that were missing: an archive without it was cut off.

${nouns.map(({ name, about }) => `- \`${name}\`: ${about}`).join('\n')}
${without.length ? `\nNot in it:\n\n${without.map((line) => `- ${line}`).join('\n')}\n` : ''}`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
