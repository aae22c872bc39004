import type { Permission, Resource } from '@tavla/shared/permissions';

/** What a value is, in SQL and in the schema; `?` where it may be missing. */
export type Kind = 'id' | 'ids' | 'text' | 'texts' | 'instant' | 'day' | 'integer' | 'boolean' | 'any';
export type Column = Kind | `${Kind}?`;

/** What whoever exports must hold to find something in their archive: what they need to see it elsewhere. */
interface Needing {
  needs: readonly Permission[];
}

/** Files of an archive: a statement with rows `{id, key, path}`, paged as the nouns are. */
export interface Files extends Needing {
  sql: string;
}

/** One kind of thing in an archive, a line for each. */
export interface Noun extends Needing {
  name: string;
  /** What a line is, in a sentence for who opens the archive. */
  about: string;
  /** $1 company, $2 who exports, $3 the id after which a page begins, $4 its length: rows `{id, line}`. */
  sql: string;
  /** Of a line, as JSON Schema. */
  schema: object;
}

/** How a noun is read. The table has the alias `x`; `of` is its column that names the company. */
interface Source {
  table: string;
  of?: string;
  /** The column that its rows are paged by, where it is not `id`: of an archive's rows no two have the same. */
  key?: string;
  /** Nothing where it is left out: what is one's own needs no permission. */
  needs?: readonly Permission[];
  /** Which of the company's rows are in the archive. */
  where?: string;
  /** By the name in the archive; a pair has an expression instead of a column of that name. */
  columns: Record<string, Column | readonly [Column, string]>;
}

/** The pairs that let somebody read all of these. */
export const read = (...resources: Resource[]): Permission[] =>
  resources.map((resource) => ({ action: 'read', resource }));

/** Whether a column of the row names who exports. */
export const mine = (column: string) => `x."${column}" = $2::uuid`;

/** Says a noun once: its statement and its schema are made of the same columns. */
export function noun(
  name: string,
  about: string,
  { table, of, key = 'id', needs = [], where = 'true', columns }: Source,
): Noun {
  const owner = of ?? '"organizationId"';
  const entries = Object.entries(columns).map(([column, said]) => {
    const [kind, expression] = typeof said === 'string' ? [said, `x."${column}"`] : said;
    return { column, kind, expression };
  });
  const selected = entries.map(({ column, kind, expression }) =>
    // A day as its text: what reads it would make a midnight of it.
    kind.startsWith('day') ? `(${expression})::text as "${column}"` : `${expression} as "${column}"`,
  );
  const sql = `
    select r."${key}" as id, to_jsonb(r) as line from (
      select ${selected.join(', ')} from "${table}" x
      where x.${owner} = $1::uuid and ($2::uuid is null or $2::uuid is not null)
        and x."${key}" > $3::uuid and ${where}
      order by x."${key}" limit $4::int
    ) r order by 1`;
  const schema = {
    type: 'object',
    required: entries.map(({ column }) => column),
    properties: Object.fromEntries(entries.map(({ column, kind }) => [column, shapeOf(kind)])),
    additionalProperties: false,
  };
  return { name, about, needs, sql, schema };
}

const shapes: Record<Kind, object> = {
  id: { type: 'string', format: 'uuid' },
  ids: { type: 'array', items: { type: 'string', format: 'uuid' } },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  instant: { type: 'string', format: 'date-time' },
  day: { type: 'string', format: 'date' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  any: {},
};

function shapeOf(column: Column): object {
  const shape = shapes[column.replace('?', '') as Kind];
  return column.endsWith('?') ? { anyOf: [shape, { type: 'null' }] } : shape;
}
