import type { z } from 'zod';

/**
 * What a value of a field is to people, where that is more than it says by itself: it decides how the value is shown
 * and how the history tells of it. `name` is what the noun is called.
 */
export type FieldKind = 'name' | 'text' | 'day' | 'person' | 'tags';

/** One field of a noun that people fill in. */
export interface Field {
  kind?: FieldKind;
  /** The field in a sentence of the assistant, in its languages. */
  words: Readonly<Record<'en' | 'es', string>>;
  /** As the noun shows it. */
  shown: z.ZodType;
  /** As a request gives it. */
  input: z.ZodType;
  /** What a new noun has that was given nothing. A field without this must be given. */
  initial?: unknown;
  /** Two values of one key are the same, so that nothing changed and nobody is in conflict; without it, equal ones. */
  key?: (value: never) => unknown;
}

type Table = Record<string, Field>;

type Shape<T extends Table, Part extends 'shown' | 'input'> = { [Name in keyof T]: T[Name][Part] };
type NewShape<T extends Table> = {
  [Name in keyof T]: T[Name] extends { initial: unknown } ? z.ZodDefault<T[Name]['input']> : T[Name]['input'];
};

/** The fields in the schema of the noun as it is shown. */
export function shownShape<T extends Table>(table: T): Shape<T, 'shown'> {
  return mapped(table, ({ shown }) => shown) as Shape<T, 'shown'>;
}

/** The fields in the schema of a change; whoever makes it lets each be left out. */
export function changeShape<T extends Table>(table: T): Shape<T, 'input'> {
  return mapped(table, ({ input }) => input) as Shape<T, 'input'>;
}

/** The fields in the schema of a new noun. */
export function newShape<T extends Table>(table: T): NewShape<T> {
  return mapped(table, (field) =>
    'initial' in field ? field.input.default(field.initial) : field.input,
  ) as NewShape<T>;
}

function mapped<Result>(table: Table, each: (field: Field) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, each(field)]));
}
