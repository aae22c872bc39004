import { z } from 'zod';

/** The number grows when an older restore could not read what is written from then on. */
export const formatVersion = 1;

/** Names inside the archive. */
export const member = {
  /** First, so that a reader knows at once whether it can go on: `About`. */
  about: 'tavla.json',
  secret: 'auth-secret',
  /** Last but one: `Manifest`. */
  manifest: 'manifest.json',
  /** Last: the SHA-256 of every other member, as `sha256sum --check` reads it. */
  sums: 'SHA256SUMS',
  part: (table: string, index: number) => `database/${table}/${String(index).padStart(6, '0')}.copy.gz`,
  file: (key: string) => `files/${key}`,
};

/** Only names that we give: no way out of a folder, no links. */
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
/** Read is any name: archives that are older may have a part of somebody else's table, which stays out of a restore. */
const partPattern = /^database\/((?!\.+\/)[^/]+)\/\d{6}\.copy\.gz$/;
const tablePattern = /^[a-z][a-z0-9_]*$/;

/** Whether a blob's key may stand in an archive. */
export const isKey = (key: string): boolean => key.length <= 200 && keyPattern.test(key);

/** Whether a table's name may stand in an archive; those of Tavla all may. */
export const isTableName = (name: string): boolean => tablePattern.test(name);

/** What a member is by its name; undefined for one that no backup of ours has. */
export function kindOf(
  name: string,
):
  | { kind: 'about' | 'secret' | 'manifest' | 'sums' }
  | { kind: 'part'; table: string }
  | { kind: 'file'; key: string }
  | undefined {
  for (const kind of ['about', 'secret', 'manifest', 'sums'] as const) {
    if (name === member[kind]) return { kind };
  }
  const table = partPattern.exec(name)?.[1];
  if (table) return { kind: 'part', table };
  if (name.startsWith('files/') && isKey(name.slice(6))) return { kind: 'file', key: name.slice(6) };
  return undefined;
}

export const About = z.object({
  format: z.number().int(),
  /** Version of Tavla that made it. */
  product: z.string(),
  createdAt: z.iso.datetime(),
});
export type About = z.infer<typeof About>;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.number().int().nonnegative();

export const TableContent = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: Count,
});
export type TableContent = z.infer<typeof TableContent>;

/** What the archive holds, and what it does not. */
export const Manifest = About.extend({
  companies: Count,
  /** Version of PostgreSQL that it was read from. */
  postgres: z.string(),
  /** In the order in which they were applied; the checksum is the SHA-256 of the file. */
  migrations: z.array(z.object({ name: z.string(), checksum: Sha256 })),
  tables: z.array(TableContent),
  /** Tables that do not travel. */
  leftOut: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Work that waits in the queue; its rows are the member `queue`. */
  jobs: TableContent,
  /** `environment`: it is given as AUTH_SECRET; `none`: no server has made one yet. */
  secret: z.enum(['inside', 'environment', 'none']),
  /** Bucket of the files; null: files on disk. */
  bucket: z.string().nullable(),
  /** Recordings and attachments that are inside the archive, as `files/<key>`. */
  filesInside: Count,
  /** Those that stayed where they are: the archive names them alone. */
  filesListed: z.array(z.object({ key: z.string(), size: Count, etag: z.string().nullable() })),
  /** Those that a row named, and that were not there any more when the backup was made. */
  filesMissing: z.array(z.string()),
  members: z.array(z.object({ name: z.string(), size: Count, sha256: Sha256 })),
});
export type Manifest = z.infer<typeof Manifest>;
export type MemberEntry = Manifest['members'][number];
