import type {
  FailedTaskRow,
  ImportChoices,
  ImportList,
  ImportTarget,
} from '@tavla/shared/contracts/data/imports';
import type { Column, Tag } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import { DueDay } from '@tavla/shared/fields';
import { cut } from '@tavla/shared/issue-words';
import { lineMax, tagsMax } from '@tavla/shared/limits';
import { initialFields, type TaskFields } from '@tavla/shared/task-fields';
import type { Words } from '@tavla/shared/words';
import { v7 as newId } from 'uuid';
import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import { failure } from '@/http/errors/errors';
import { columnOfName } from '../formats/column-names';
import type { CsvFile } from '../formats/csv';
import type { NamedPerson, NeutralFile, NeutralList, NeutralRow } from '../formats/neutral';
import { readDay } from '../formats/read-day';
import { type KnownPerson, personFinder } from './people-facts';
import { TagBook } from './tag-book';
import { commentOf, commentsMax, descriptionOf, inPieces, inWords, titleOf } from './task-texts';

/** What a plan must know of the company. */
export interface ImportFacts {
  people: KnownPerson[];
  tags: Tag[];
  /** Of whoever imports: an instant of another product is a day there. */
  timeZone: string;
}

/** A task to be made. */
export interface PlannedTask extends TaskFields {
  id: string;
  line: number;
  key: string;
  column: Column;
  /** Texts of messages, oldest first. */
  comments: string[];
}

export interface ImportPlan {
  source: string;
  lists: ImportList[];
  tasks: PlannedTask[];
  failed: FailedTaskRow[];
  archived: number;
  leftOut: number;
  total: number;
  unknownPeople: { name: string; count: number }[];
  newTags: Tag[];
}

/** Pure but for the new ids: what importing a file would do. */
export function planTasks(
  file: NeutralFile | CsvFile,
  choices: ImportChoices,
  facts: ImportFacts,
): ImportPlan {
  const targets = new Map(file.lists.map((list) => [list.key, targetOf(list, choices)]));
  const counts = new Map<string, number>();
  const unknown = new Map<string, number>();
  const tasks: PlannedTask[] = [];
  const failed: FailedTaskRow[] = [];
  const book = new TagBook(facts.tags);
  const findPerson = personFinder(facts.people);
  const dayOf = dayReader(file, facts.timeZone);
  const seen = new Set<string>();
  let archived = 0;
  let leftOut = file.leftOut;
  for (const row of file.rows) {
    if (row.isArchived && !choices.withArchived) {
      archived++;
      continue;
    }
    counts.set(row.list, (counts.get(row.list) ?? 0) + 1);
    const target = targets.get(row.list) ?? 'todo';
    // A card that is in a file twice is one.
    if (target === 'none' || seen.has(row.key)) {
      leftOut++;
      continue;
    }
    seen.add(row.key);
    const made = planRow(row, target, { book, findPerson, dayOf, product: file.product });
    if ('refused' in made) {
      failed.push({
        line: row.line,
        title: cut(titleOf(row.title).title, lineMax),
        ...failure(...made.refused),
      });
      continue;
    }
    for (const name of made.others) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    tasks.push(made.task);
  }
  return {
    source: file.source,
    lists: file.lists.flatMap(({ key, name }) => {
      const count = counts.get(key) ?? 0;
      return count ? [{ key, name, count, target: targets.get(key) ?? 'todo' }] : [];
    }),
    tasks,
    failed,
    archived,
    leftOut,
    total: file.rows.length,
    unknownPeople: [...unknown].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count),
    newTags: book.added,
  };
}

function targetOf({ key, name, column }: NeutralList, { lists }: ImportChoices): ImportTarget {
  // Not what an object has by itself, such as `constructor`.
  const chosen = lists && Object.hasOwn(lists, key) ? lists[key] : undefined;
  return chosen ?? column ?? columnOfName(name);
}

interface Tools {
  book: TagBook;
  findPerson: ReturnType<typeof personFinder>;
  dayOf: (due: string) => string | undefined;
  product: string;
}

function planRow(
  row: NeutralRow,
  column: Column,
  { book, findPerson, dayOf, product }: Tools,
): { task: PlannedTask; others: string[] } | { refused: Words[] } {
  const refused = [...row.refused];
  const { title, whole } = titleOf(row.title);
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(title)) refused.push(say('row-title-missing'));
  const endDate = row.due === null ? null : dayOf(row.due);
  if (endDate === undefined) refused.push(say('row-not-a-day', { value: cut(row.due ?? '') }));
  const tags = [...new Set(row.tags.flatMap((tag) => book.find(tag) ?? []))];
  if (tags.length > tagsMax) refused.push(say('row-too-many-tags', { count: tagsMax }));
  const { assignee, others } = assigneeOf(row.people, findPerson);
  const [description = '', ...more] = inPieces(descriptionOf(row, whole, others, assignee !== undefined));
  const comments = [...more, ...row.comments.flatMap((comment) => inPieces(commentOf(comment, product)))];
  if (comments.length > commentsMax) refused.push(say('row-too-much-text', { count: commentsMax }));
  if (refused.length) return { refused };
  const task = {
    id: newId(),
    line: row.line,
    key: row.key,
    ...initialFields,
    title,
    description,
    column,
    userId: assignee?.id ?? null,
    endDate: endDate ?? null,
    tags,
    comments,
  };
  return { task, others: others.map(inWords) };
}

/** The first who is found has the task; everybody else is named in it. */
function assigneeOf(people: readonly NamedPerson[], find: Tools['findPerson']) {
  const named = people.filter(({ name, email }) => name || email);
  const at = named.findIndex((person) => find(person) !== undefined);
  const first = named[at];
  return { assignee: first && find(first), others: named.filter((_, index) => index !== at) };
}

/** How a due date is read: a cell of a table by the order of its file, an instant as the day in the zone. */
function dayReader(file: NeutralFile | CsvFile, timeZone: string): Tools['dayOf'] {
  if ('dateOrder' in file) return (due) => readDay(due, file.dateOrder);
  return (due) => {
    const at = new Date(due);
    if (Number.isNaN(at.getTime())) return undefined;
    return DueDay.safeParse(/^\d{4}-\d{2}-\d{2}$/.test(due) ? due : dayText(dateInZone(at, timeZone))).data;
  };
}
