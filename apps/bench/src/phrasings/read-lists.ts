import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { NamedTask } from '../../../api/src/adapters/language/local/requests/mentions/find-mentions';
import type { RequestContext } from '../../../api/src/adapters/language/local/requests/request';
import type { CompanyFile } from '../../../api/src/modules/assistant/wider/company-file.test-kit';
import { guessLanguage } from '../../../api/src/modules/chat/guess-language';

/** A change that a message asks for, as the lists of the assistant tell it. */
export interface WantedChange {
  task: string;
  field: string;
  to: unknown;
  or?: unknown[];
}

/** A message of a list, where it was written, and what it should come to. People are called by their names, not by ids. */
export interface Asked {
  id: string;
  company: string;
  kind: string;
  expect: unknown;
  context: RequestContext;
  tasks: readonly NamedTask[];
  file: CompanyFile;
  /** Which tasks it means by signs instead of by their titles. */
  filter?: ToldFilter;
}

/** Which tasks are meant; people and departments by their names, days as on the wire. */
export interface ToldFilter {
  /** 'nobody': unassigned. */
  assignee?: string;
  statuses?: readonly string[];
  due?: 'overdue' | 'none' | { from?: string; to?: string };
  tags?: readonly string[];
  department?: string;
  isProposal?: boolean;
  finishedSince?: string;
  finishedUntil?: string;
  changedSince?: string;
  changedUntil?: string;
  unmovedSince?: string;
}

interface Line {
  id: string;
  where: RequestContext['place'];
  message: string;
  kind: string;
  expect: unknown;
}

/** Messages that were written to learn from, each with the company that it is for. */
export const written = new URL('../../data/asked.jsonl.br', import.meta.url);
/** Which of the wishes mean their tasks by signs, one a line: `{id, company, filter}`. */
const signs = new URL('../../data/filters.jsonl.br', import.meta.url);
const folder = new URL('../../../api/src/modules/assistant/phrasings/', import.meta.url);

/** Each company's file, and the lists that were measured with once and are for developers now. */
const companies: Readonly<Record<string, readonly [file: string, ...lists: string[]]>> = {
  ferries: ['company', 'open', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  brezal: ['brezal', 'ninth', 'tenth'],
  nogal: ['nogal', 'eleventh'],
  lumbre: ['lumbre', 'twelfth'],
  huerta: ['huerta', 'thirteenth', 'fourteenth'],
  museum: ['museum', 'fifteenth'],
  removals: ['removals/company', 'removals/sixteenth'],
};

export function readLists(): Asked[] {
  const more = linesOf<Line & { company: string }>(written);
  const filters = new Map(
    linesOf<{ id: string; company: string; filter: ToldFilter }>(signs).map(
      ({ id, company, filter }) => [`${company} ${id}`, filter] as const,
    ),
  );
  return Object.entries(companies).flatMap(([company, [name, ...lists]]) => {
    const file = readJson<CompanyFile>(name);
    const lines = [
      ...lists.flatMap((list) => readJson<Line[]>(list)),
      ...more.filter((one) => one.company === company),
    ];
    return lines.map((line) => {
      const filter = filters.get(`${company} ${line.id}`);
      return { ...askedOf(line, company, file), ...(filter && { filter }) };
    });
  });
}

/** The values of a packed file, one a line; none where it is not there. */
export const linesOf = <Value>(file: URL): Value[] =>
  existsSync(file)
    ? brotliDecompressSync(readFileSync(file))
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Value)
    : [];

export function askedOf(
  { id, where, message, kind, expect }: Line,
  company: string,
  file: CompanyFile,
): Asked {
  const people = file.people.map(({ firstName, lastName, blocked, position }) => ({
    ...{ id: `${firstName} ${lastName}`, firstName, lastName, isActive: !blocked, position },
  }));
  const context: RequestContext = {
    ...{ message, people, place: where, today: file.today, me: file.asker, language: guessLanguage(message) },
    departments: file.departments.map((name) => ({ id: name, name })),
    tags: [...new Set(file.tasks.flatMap(({ tags }) => tags.map(({ name }) => name)))],
  };
  const tasks = file.tasks.map(({ title, status, assignee }) => ({
    ...{ id: title, title, isDone: status === 'done', assigneeId: assignee },
  }));
  return { id, company, kind, expect, context, tasks, file };
}

const readJson = <Value>(name: string): Value =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Value;
