import { fullName } from '@tavla/shared/full-name';
import { z } from 'zod';
import { type Tool, ToolRefused, toolOf } from '@/adapters/language/toolbox';
import { saidCitation } from '@/modules/assistant/citations';
import { searchOf } from '@/modules/assistant/resolve-target';
import { promisesOf } from '@/modules/meetings/said/said';
import { countFiltered, findFiltered } from '@/modules/tasks/find/find-by-words';
import type { Desk } from '../desk';
import { personNamed, unseen } from './person-named';
import { taskLine } from './task-lines';

const peopleTold = 60;
const tasksTold = 10;
const promisesTold = 5;

/** Who there is, and what somebody works on and took on. */
export function peopleTool(desk: Desk): Tool {
  return toolOf({
    name: 'people',
    description:
      'Without a name: the people of the company with how many tasks each has in progress. With one: what that person works on, has to do next, and took on in meetings.',
    input: z.object({ name: z.string().nullable().describe("A mark such as p1, a name, or 'me'") }),
    run: ({ name }) => (name === null ? everybody(desk) : somebody(desk, name)),
  });
}

async function everybody(desk: Desk) {
  const { asked, db } = desk;
  if (!asked.sees.people) throw new ToolRefused(unseen.people);
  const counts = await countFiltered(db, searchOf(asked, { statuses: ['in-progress'] }), 'assignee');
  const active = asked.people.filter(({ isActive }) => isActive);
  return {
    total: active.length,
    people: active.slice(0, peopleTold).map((person) => ({
      mark: markOf(desk, person),
      name: fullName(person),
      inProgress: counts.find(({ key }) => key === person.id)?.count ?? 0,
    })),
  };
}

async function somebody(desk: Desk, name: string) {
  const { asked, db, sources } = desk;
  const person = personNamed(desk, name);
  const of = (statuses: ('in-progress' | 'todo')[]) =>
    findFiltered(db, searchOf(asked, { assigneeId: person.id, statuses }), tasksTold);
  const [now, next, promises] = await Promise.all([
    of(['in-progress']),
    of(['todo']),
    promisesOf(asked, person.id, []),
  ]);
  const told = ({ rows, total }: typeof now) => ({ total, tasks: rows.map((row) => taskLine(desk, row)) });
  return {
    ...{ mark: markOf(desk, person), name: fullName(person), isActive: person.isActive },
    ...{ inProgress: told(now), toDo: told(next) },
    tookOn: promises.slice(0, promisesTold).map((promise) => ({
      mark: sources.mark(saidCitation(promise)),
      title: promise.title,
      meeting: promise.meetingName,
      due: promise.endDate,
    })),
  };
}

type Human = Desk['asked']['people'][number];
const markOf = ({ sources }: Desk, person: Human) =>
  sources.mark({ kind: 'person', id: person.id, title: fullName(person), quote: '' });
