import { personalData } from '../data/personal-data';
import { replaceInTable } from '../data/replace-in-table';
import { mailbox } from './erase-mailbox';
import { speakers } from './erase-speakers';
import { messages, tasks } from './erase-texts';
import { files, recordings } from './erase-uploads';
import type { Step } from './step';

/** A table at a time, as its columns are declared. */
const tables: Step[] = Object.entries(personalData).flatMap(([name, table]) => {
  const statement = replaceInTable(name, table);
  if (!statement) return [];
  const counted = `with changed as (${statement} returning 1) select count(*)::int as count from changed`;
  const work: Step['work'] = async ({ db, run }, { userId, names }) => {
    const [row] = await run<{ count: number }>(counted, db.organizationId, userId, names);
    return row?.count ?? 0;
  };
  return [{ name, work }];
});

/** What nobody may change but by these functions of the database. */
const pasts: Step[] = (['erase_edits', 'erase_audit', 'erase_events'] as const).map((name) => ({
  name: name.replace('erase_', ''),
  async work({ db, run }, { id }) {
    const [row] = await run<{ changed: string }>(
      `select ${name}($1::uuid, $2::uuid) as changed`,
      db.organizationId,
      id,
    );
    return Number(row?.changed ?? 0);
  },
}));

/**
 * All of it, in order: what is deleted first, so that nothing of it is written anew; what tells of the others last, since
 * they leave entries and events.
 */
export const steps: readonly Step[] = [
  recordings,
  files,
  ...tables,
  tasks,
  messages,
  speakers,
  mailbox,
  ...pasts,
];
