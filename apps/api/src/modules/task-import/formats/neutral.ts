import type { ImportFormat } from '@tavla/shared/contracts/data/imports';
import type { Column, Tag } from '@tavla/shared/contracts/tasks';
import type { Words } from '@tavla/shared/words';

/** Lists that a file of tasks may have, each of which is given a column of the board. */
export const listsMax = 200;

/** Somebody as another product names them. */
export interface NamedPerson {
  name: string;
  email: string | null;
}

export interface NeutralComment {
  author: string;
  /** An instant, as the file writes it. */
  at: string | null;
  text: string;
}

export type NewTag = Pick<Tag, 'name' | 'category' | 'color'>;

/** What a format makes of one card, issue or row: what it says, before anybody of the company is looked up. */
export interface NeutralRow {
  line: number;
  /** Tells the same thing again, within the source of the file. */
  key: string;
  title: string;
  description: string;
  /** The key of its list. */
  list: string;
  /** Who it is given to; the first who is found is the assignee. */
  people: NamedPerson[];
  /** A day, or an instant whose day depends on the zone of whoever imports. */
  due: string | null;
  tags: NewTag[];
  checklists: { name: string; items: { name: string; isDone: boolean }[] }[];
  links: { name: string; url: string }[];
  comments: NeutralComment[];
  isArchived: boolean;
  /** What stands in the way of it already. */
  refused: Words[];
}

export interface NeutralList {
  key: string;
  name: string;
  /** Where its tasks go if nobody says otherwise; undefined: as its name suggests. */
  column?: Column;
}

/** A file as every format is read: rows in their order, and the lists that they stand in. */
export interface NeutralFile {
  format: ImportFormat;
  /** What the keys belong to: a board, a repository. */
  source: string;
  /** As the product is named in what is written down: 'Trello'. */
  product: string;
  lists: NeutralList[];
  rows: NeutralRow[];
  /** Of a CSV file: what its columns are called, and what stands in the first rows. */
  columns: { name: string; samples: string[] }[];
  /** Entries of the file that are no tasks, such as pull requests. */
  leftOut: number;
}

/** A row that says nothing but what is given. */
export function neutralRow(
  given: Pick<NeutralRow, 'line' | 'key' | 'title' | 'list'> & Partial<NeutralRow>,
): NeutralRow {
  return {
    description: '',
    people: [],
    due: null,
    tags: [],
    checklists: [],
    links: [],
    comments: [],
    isArchived: false,
    refused: [],
    ...given,
  };
}
