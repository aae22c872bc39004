import type { ImportChoices, TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import { readable, type UnreadableFile } from '@/modules/csv/unreadable-file';
import { readTaskFile } from '../formats/read-file';
import { type ImportFacts, type ImportPlan, planTasks } from './plan-tasks';

/** What a preview shows, and the keys that are still to be looked up. */
export interface ImportOutline {
  preview: Omit<TaskImportPreview, 'id' | 'name' | 'existing'>;
  source: string;
  keys: string[];
}

/** Entries that anybody looks through on a screen. */
const failedShown = 200;
const namesShown = 100;
const samplesShown = 8;

/** Text work: what importing a file would do, as it is shown. */
export function outlineTasks(
  file: Uint8Array,
  name: string,
  choices: ImportChoices,
  facts: ImportFacts,
): Promise<ImportOutline | UnreadableFile> {
  return readable(async () => {
    const read = await readTaskFile(asBuffer(file), name, choices);
    const plan = planTasks(read, choices, facts);
    const names = new Map(facts.people.map((person) => [person.id, person.name]));
    const isCsv = 'chosen' in read;
    return {
      source: plan.source,
      keys: plan.tasks.map(({ key }) => key),
      preview: {
        format: read.format,
        choices: {
          columns: isCsv ? read.chosen : {},
          lists: Object.fromEntries(plan.lists.map(({ key, target }) => [key, target])),
          withArchived: choices.withArchived ?? false,
          dateOrder: isCsv ? read.dateOrder : 'day-first',
          source: isCsv ? read.source.replace(/^csv:?/, '') : read.source,
        },
        columns: read.columns,
        lists: plan.lists,
        asksDateOrder: isCsv && read.asksDateOrder,
        total: plan.total,
        valid: plan.tasks.length,
        archived: plan.archived,
        leftOut: plan.leftOut,
        failedCount: plan.failed.length,
        failed: plan.failed.slice(0, failedShown),
        comments: plan.tasks.reduce((sum, { comments }) => sum + comments.length, 0),
        unknownPeople: plan.unknownPeople.slice(0, namesShown),
        newTags: plan.newTags
          .slice(0, namesShown)
          .map(({ name, category, color }) => ({ name, category, color })),
        samples: plan.tasks.slice(0, samplesShown).map((task) => ({
          title: task.title,
          column: task.column,
          assignee: task.userId === null ? null : (names.get(task.userId) ?? null),
          endDate: task.endDate,
          tags: task.tags.map(({ name, category, color }) => ({ name, category, color })),
          comments: task.comments.length,
        })),
      },
    };
  });
}

/** Text work: the tasks that a file brings. */
export function planTaskFile(
  file: Uint8Array,
  name: string,
  choices: ImportChoices,
  facts: ImportFacts,
): Promise<ImportPlan | UnreadableFile> {
  return readable(async () => planTasks(await readTaskFile(asBuffer(file), name, choices), choices, facts));
}

const asBuffer = (file: Uint8Array) => Buffer.from(file.buffer, file.byteOffset, file.byteLength);
