/**
 * What erasing a person does with a column in which something of a person can stand.
 *
 * - `none`: nothing of a person stands in it: ids of other things, keys, hashes, words of the product's own.
 * - `id`: a person's id, which stays and leads to nobody any more.
 * - `goes`: its row is the person's own and goes with them.
 * - `nameOf`: their name where the other column of the row has their id; else it stays as it is.
 * - `originJsonOf`: from where they called, likewise; it is emptied.
 * - `words`, `json`: text or JSON in which their full name and their addresses are replaced.
 * - `said`: words that were spoken in a meeting, or were made of them, which stay.
 * - `file`: what could be read of a file: it stays or goes with the file.
 * - `special`: a step of its own does it, which the text says.
 * - `soon`: gone by itself within the days that the text says.
 */
export type Treatment =
  | 'none'
  | 'id'
  | 'goes'
  | 'words'
  | 'json'
  | 'said'
  | 'file'
  | { nameOf: string }
  | { originJsonOf: string }
  | { special: string }
  | { soon: string };

/** By column. `none` lists those that hold nothing of a person. */
export interface TableData {
  /** Of a table whose rows are one person's: the column that says whose. */
  owner?: string;
  none?: readonly string[];
  columns: Record<string, Exclude<Treatment, 'none'>>;
}

export const nameOf = (column: string) => ({ nameOf: column });
export const originJsonOf = (column: string) => ({ originJsonOf: column });
export const special = (how: string) => ({ special: how });
export const soon = (when: string) => ({ soon: when });

export const past = special(
  'Names and addresses are taken out by a function of the database, since nobody may change it.',
);
/** Whoever is named by it renames it: a company may bear somebody's name, and a department. */
export const own = special('The company calls it so, and renames it if it wants.');
export const byToken = { tokenName: nameOf('actorId') };
