import { fullName } from '@tavla/shared/full-name';
import type { Question, TaskFilter } from '@/adapters/language/local/requests/request';
import { countFiltered, findFiltered } from '@/modules/tasks/find/find-by-words';
import { type Asked, nameOf } from '../asked';
import { findPlaces } from '../assistant.repo';
import { personCitation } from '../citations';
import { type Reply, tell } from '../reply';
import { searchOf } from '../resolve-target';
import { listed } from '../words/list-words';
import { linesShown, tellTasks } from './task-lines';

type Asking<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;
type Human = Asked['people'][number];

/** What somebody is in the company, and what they have in progress. */
export async function tellPerson(asked: Asked, { userId, asks }: Asking<'person'>): Promise<Reply> {
  const { db, words } = asked;
  const person = asked.people.find(({ id }) => id === userId);
  if (!person) return tell(words.noneFits);
  const [places, now] = await Promise.all([
    findPlaces(db, [userId]),
    findFiltered(db, searchOf(asked, { assigneeId: userId, statuses: ['in-progress'] }), linesShown),
  ]);
  const place = places.find(({ id }) => id === userId);
  const departments = asked.departments.filter(({ id }) => place?.departmentIds.includes(id));
  const about = words.person({
    name: fullName(person),
    position: asked.sees.groups ? (place?.position ?? null) : null,
    departments: departments.map(({ name }) => name),
    manager: nameOf(asked, place?.managerId ?? null) ?? null,
    email: asks === 'email' ? (place?.email ?? null) : null,
    isActive: person.isActive,
  });
  const work = tellTasks(asked, words.workingOn(person.firstName, now.total), now.rows, now.total);
  return now.total === 0
    ? tell(about, [personCitation(person)])
    : tell(`${about}\n\n${work.text}`, [personCitation(person), ...work.citations]);
}

/** Everybody of some position, with it. */
export async function tellPeople(asked: Asked, { userIds }: Asking<'people'>): Promise<Reply> {
  const meant = asked.people.filter(({ id }) => userIds.includes(id));
  if (meant.length === 0) return tell(asked.words.nobody);
  const lines = meant.map((person) => `- ${[fullName(person), person.position].filter(Boolean).join(', ')}`);
  return tell(
    [asked.words.people(meant.length), ...lines].join('\n'),
    meant.slice(0, linesShown).map(personCitation),
  );
}

/** Who belongs to a department, with their positions. */
export async function tellTeam(asked: Asked, { departmentId }: Asking<'team'>): Promise<Reply> {
  const { db, words } = asked;
  if (!asked.sees.people) return tell(words.mayNotSee.people);
  const name = asked.departments.find(({ id }) => id === departmentId)?.name ?? '';
  const places = await findPlaces(db, activeOf(asked));
  const members = asked.people.flatMap((person) => {
    const place = places.find(({ id }) => id === person.id);
    return place?.departmentIds.includes(departmentId) ? [{ person, position: place.position }] : [];
  });
  const lines = members.map(
    ({ person, position }) => `- ${[fullName(person), position].filter(Boolean).join(', ')}`,
  );
  return tell(
    [words.team(name, members.length), ...lines].join('\n'),
    members.slice(0, linesShown).map(({ person }) => personCitation(person)),
  );
}

/** Who has the fewest open tasks, counted by the database; of one alone, which those are. */
export async function tellLeast(asked: Asked, { departmentId }: Asking<'least'>): Promise<Reply> {
  const { db, words } = asked;
  if (!asked.sees.people) return tell(words.mayNotSee.people);
  const statuses: TaskFilter['statuses'] = ['pending', 'todo', 'in-progress'];
  const places = departmentId === undefined ? null : await findPlaces(db, activeOf(asked));
  const counts = await countFiltered(db, searchOf(asked, { statuses }), 'assignee', asked.people.length);
  const known = new Map(counts.map(({ key, count }) => [key, count]));
  const active = asked.people.filter(
    ({ id, isActive }) =>
      isActive &&
      (departmentId === undefined ||
        places?.some((place) => place.id === id && place.departmentIds.includes(departmentId)) === true),
  );
  if (active.length === 0) return tell(words.nobody);
  const loads = active.map((person) => ({ person, count: known.get(person.id) ?? 0 }));
  const least = Math.min(...loads.map(({ count }) => count));
  const free = loads.filter(({ count }) => count === least).map(({ person }) => person);
  const names = listed(free.slice(0, linesShown).map(fullName), words.and);
  const told = words.least(names, least, free.length);
  const citations = free.slice(0, linesShown).map(personCitation);
  const [only] = free;
  if (!only || free.length > 1 || least === 0) return tell(told, citations);
  const own = await findFiltered(db, searchOf(asked, { assigneeId: only.id, statuses }), linesShown);
  const tasks = tellTasks(asked, told, own.rows, own.total);
  return tell(tasks.text, [...citations, ...tasks.citations]);
}

const activeOf = ({ people }: Asked): string[] =>
  people.filter(({ isActive }: Human) => isActive).map(({ id }) => id);
